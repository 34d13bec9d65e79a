/** How many results are kept. More than a sport's fixtures of a few hours need. */
const kept = 500;

/** Works a result out once for each key, and forgets the oldest. The results must follow from the key alone. */
export function onceEach<Key, Result>(work: (key: Key) => Result): (key: Key) => Result {
  const known = new Map<Key, { result: Result }>();
  return (key) => {
    const found = known.get(key) ?? { result: work(key) };
    known.set(key, found);
    for (const oldest of known.keys()) {
      if (known.size <= kept) break;
      known.delete(oldest);
    }
    return found.result;
  };
}
