/*
 * The service worker: shows the page when its server is away, and shows notices. The network always goes first, so
 * nobody gets an old page while the server is there. The build puts in its version and files.
 */
const VERSION = '__VERSION__';
const FILES = ['__FILES__'];
const BASE = new URL('./', self.location.href);
const SHELL = `coinbox-shell-${VERSION}`;
/** What has been read of rules, texts and boards. */
const READ = 'coinbox-read';
/** Games that somebody wants to see again without the server; the page fills it (`lib/offline.ts`). */
const KEPT = 'coinbox-kept';
const TEXTS = ['en', 'ja'].flatMap((lang) => [`api/text/${lang}`, `api/games?lang=${lang}`]);
/** Answers of a proxy whose server is away. */
const AWAY = new Set([502, 503, 504]);

/** An answer as it was kept, with a mark that says so. */
function marked(answer) {
  if (!answer) return Response.error();
  const headers = new Headers(answer.headers);
  headers.set('X-Coinbox-Kept', '1');
  return new Response(answer.body, { status: answer.status, headers });
}

const place = (path) => new URL(path, BASE).href;

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));

async function install() {
  const shell = await caches.open(SHELL);
  await shell.addAll(FILES.map((path) => new Request(place(path), { cache: 'reload' })));
  const read = await caches.open(READ);
  await Promise.allSettled(TEXTS.map((path) => read.add(place(path))));
  await self.skipWaiting();
}

async function activate() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('coinbox-shell-') && name !== SHELL);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || !url.href.startsWith(BASE.href)) return;
  const path = url.pathname.slice(BASE.pathname.length);
  if (request.mode === 'navigate' || path === 'icon.svg') event.respondWith(page(request, path));
  else if (path.startsWith('assets/')) event.respondWith(file(request));
  else if (/^api\/(text|games)(\/|$)/.test(path)) event.respondWith(read(request));
  else if (/^api\/tables\/[^/]+(\/moments(\/\d+)?)?$/.test(path))
    event.respondWith(kept(request, url));
});

/** From the server, else from here; null where the server is away and nothing was kept. */
async function fromServer(request) {
  try {
    const answer = await fetch(request);
    return AWAY.has(answer.status) ? null : answer;
  } catch {
    return null;
  }
}

async function page(request, path) {
  const found = await fromServer(request);
  if (found) return found;
  const shell = await caches.open(SHELL);
  return (await shell.match(place(path === 'icon.svg' ? path : './'))) ?? Response.error();
}

/** Files of the build never change under their names. */
async function file(request) {
  const shell = await caches.open(SHELL);
  return (await shell.match(request.url)) ?? fetch(request);
}

async function read(request) {
  const cache = await caches.open(READ);
  const found = await fromServer(request);
  if (found?.ok) await cache.put(request.url, found.clone());
  return found ?? marked(await cache.match(request.url));
}

async function kept(request, url) {
  const found = await fromServer(request);
  if (found) return found;
  const cache = await caches.open(KEPT);
  // It was kept whole, so it serves whoever names lines of the log that he has.
  url.searchParams.delete('log_mark');
  return marked(await cache.match(url.href));
}

// -- notices ---------------------------------------------------------------------------------------------------------

self.addEventListener('push', (event) => {
  const said = event.data?.json();
  if (!said) return;
  const { title, body, lang, table, end, end_label } = said;
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      lang,
      tag: `turn-${table}`,
      icon: place('icon-192.png'),
      data: { table, end },
      actions: end ? [{ action: 'end', title: end_label }] : [],
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  const { table, end } = event.notification.data;
  event.notification.close();
  event.waitUntil(event.action === 'end' ? endNotices(end) : show(table));
});

/** One click ends notices here; who is offline at that moment is led to the page that does it. */
async function endNotices(token) {
  const address = place(`api/club/notices/end?token=${encodeURIComponent(token)}`);
  try {
    if ((await fetch(address, { method: 'POST' })).ok) return;
  } catch {
    // The page says what is wrong.
  }
  await self.clients.openWindow(place(`#/club/end/${token}`));
}

async function show(table) {
  const address = place(`#/t/${encodeURIComponent(table)}`);
  const open = await self.clients.matchAll({ type: 'window' });
  const there = open.find((client) => client.url === address);
  await (there ? there.focus() : self.clients.openWindow(address));
}
