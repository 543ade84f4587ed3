/** A host that failed this often in a row is tried last until it answers again. */
const FAILURES_UNTIL_LAST = 2;

/** Scheme and host. */
const hostOf = (url: string): string => url.split('/', 3).join('/');

/** Which hosts answered lately, by any of their URLs. One for the page is enough; tests make their own. */
export interface HostHealth {
  failed(url: string): void;
  answered(url: string): void;
  isDown(url: string): boolean;
}

export function createHostHealth(): HostHealth {
  const failures = new Map<string, number>();
  const failuresAt = (url: string) => failures.get(hostOf(url)) ?? 0;
  return {
    failed: (url) => failures.set(hostOf(url), failuresAt(url) + 1),
    answered: (url) => failures.delete(hostOf(url)),
    isDown: (url) => failuresAt(url) >= FAILURES_UNTIL_LAST,
  };
}

/** The same URLs, those of hosts that are down last. */
export const inOrder = (urls: readonly string[], { isDown }: HostHealth): string[] => [
  ...urls.filter((url) => !isDown(url)),
  ...urls.filter(isDown),
];
