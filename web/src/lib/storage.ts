/** What the browser remembers; a browser that forbids it plays on without memory. */
export function read<T>(store: Storage, key: string, fallback: T): T {
  try {
    const text = store.getItem(key);
    return text === null ? fallback : (JSON.parse(text) as T);
  } catch {
    return fallback;
  }
}

export function write(store: Storage, key: string, value: unknown): void {
  try {
    store.setItem(key, JSON.stringify(value));
  } catch {
    // A full or forbidden store costs only the memory.
  }
}
