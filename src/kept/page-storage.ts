/** What the site asks of the browser's storage. */
export type PageStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'>;

/** Storage that never throws. */
export interface SafeStorage extends PageStorage {
  /** Whether the browser has the key's value, too, so that it outlives the page. */
  isKept(key: string): boolean;
}

/** What the browser does not take, since it is full or its user denies it, is kept for as long as the page stands. */
export function openStorage(area: () => Storage): SafeStorage {
  const notTaken = new Map<string, string>();
  const tryTo = <Result>(work: (storage: Storage) => Result): Result | null => {
    try {
      return work(area());
    } catch {
      return null;
    }
  };
  return {
    getItem: (key) => notTaken.get(key) ?? tryTo((storage) => storage.getItem(key)),
    setItem(key, value) {
      notTaken.set(key, value);
      tryTo((storage) => {
        storage.setItem(key, value);
        notTaken.delete(key);
      });
    },
    removeItem(key) {
      notTaken.delete(key);
      tryTo((storage) => storage.removeItem(key));
    },
    clear() {
      notTaken.clear();
      tryTo((storage) => storage.clear());
    },
    isKept: (key) => !notTaken.has(key),
  };
}

/** Shared by the tabs of this browser. */
export const sharedStorage = openStorage(() => localStorage);
/** This tab's alone. */
export const tabStorage = openStorage(() => sessionStorage);
