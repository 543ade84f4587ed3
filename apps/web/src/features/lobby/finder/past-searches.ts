const KEY = 'gameSearches';
const KEPT = 6;

function read(storage: Storage): unknown {
  try {
    return JSON.parse(storage.getItem(KEY) ?? '[]');
  } catch {
    return [];
  }
}

/** What was searched for in this browser, latest first; whatever else stands there is none. */
export function pastSearches(storage: Storage): string[] {
  const kept = read(storage);
  return Array.isArray(kept)
    ? kept.filter((text): text is string => typeof text === 'string' && text !== '').slice(0, KEPT)
    : [];
}

export function rememberSearch(storage: Storage, text: string): void {
  const others = pastSearches(storage).filter((one) => one.toLowerCase() !== text.toLowerCase());
  storage.setItem(KEY, JSON.stringify([text, ...others].slice(0, KEPT)));
}

export const forgetSearches = (storage: Storage): void => storage.removeItem(KEY);
