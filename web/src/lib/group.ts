/** Things by key, in the order in which the keys came. */
export function groupBy<T, K>(things: readonly T[], key: (thing: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const thing of things) {
    const list = groups.get(key(thing));
    if (list) list.push(thing);
    else groups.set(key(thing), [thing]);
  }
  return groups;
}
