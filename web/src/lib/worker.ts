/** The service worker: the page without its server, and notices. Only where the browser allows one. */

export interface PushWhere {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export const hasWorkers = (): boolean => isSecureContext && 'serviceWorker' in navigator;
export const canPush = (): boolean =>
  hasWorkers() && 'PushManager' in window && 'Notification' in window;

/** Let the worker of this version come; it takes over by itself when a new one was built. */
export async function startWorker(): Promise<void> {
  if (!import.meta.env.PROD || !hasWorkers()) return;
  try {
    await navigator.serviceWorker.register('./sw.js', { updateViaCache: 'none' });
  } catch {
    // Without it the page is as it was before there were workers.
  }
}

/** Ask the browser for notices of the server that has this key; null if it, or its reader, does not want them. */
export async function subscribe(serverKey: string): Promise<PushWhere | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  if (!(await navigator.serviceWorker.getRegistration())) return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  try {
    return await subscribed(pushManager, serverKey);
  } catch {
    return null;
  }
}

async function subscribed(pushManager: PushManager, serverKey: string): Promise<PushWhere | null> {
  const wanted = { userVisibleOnly: true, applicationServerKey: serverKey };
  const old = await pushManager.getSubscription();
  let found: PushSubscription;
  try {
    found = await pushManager.subscribe(wanted);
  } catch (error) {
    // One of another server's key is in the way.
    if (!old) throw error;
    await old.unsubscribe();
    found = await pushManager.subscribe(wanted);
  }
  const { endpoint, keys } = found.toJSON();
  if (!endpoint || !keys?.p256dh || !keys.auth) return null;
  return { endpoint, p256dh: keys.p256dh, auth: keys.auth };
}
