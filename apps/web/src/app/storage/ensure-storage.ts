type StorageName = 'localStorage' | 'sessionStorage';

/** A browser that keeps nothing for this site refuses even to be asked: the page then keeps things for as long as it lives. */
export function ensureStorage(page: object): void {
  for (const name of ['localStorage', 'sessionStorage'] satisfies StorageName[]) {
    try {
      if (Reflect.get(page, name)) continue;
    } catch {
      // As refused.
    }
    Object.defineProperty(page, name, { value: createMemoryStorage(), configurable: true });
  }
}

function createMemoryStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
    getItem: (key) => kept.get(key) ?? null,
    key: (index) => [...kept.keys()][index] ?? null,
    removeItem: (key) => void kept.delete(key),
    setItem: (key, value) => void kept.set(key, String(value)),
  };
}
