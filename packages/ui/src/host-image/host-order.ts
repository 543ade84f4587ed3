/** A host that failed this often in a row is tried last until it answers again. */
const FAILURES_UNTIL_LAST = 2;

/** FNV-1a, 32 bits: spreads paths over hosts. */
function hash(text: string, seed: number): number {
  let state = (0x811c9dc5 ^ seed) >>> 0;
  for (let index = 0; index < text.length; index += 1) {
    state = Math.imul(state ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return state;
}

/** Which hosts answered lately. One for the page is enough; tests make their own. */
export interface HostHealth {
  failed(host: string): void;
  answered(host: string): void;
  isDown(host: string): boolean;
}

export function createHostHealth(): HostHealth {
  const failures = new Map<string, number>();
  return {
    failed: (host) => failures.set(host, (failures.get(host) ?? 0) + 1),
    answered: (host) => failures.delete(host),
    isDown: (host) => (failures.get(host) ?? 0) >= FAILURES_UNTIL_LAST,
  };
}

/**
 * The hosts in the order in which to try them for one path: starts at a host chosen by path and seed (so one
 * visit keeps one address per picture, and its cache), goes round the list, and leaves the hosts that are down for last.
 */
export function hostOrder(
  hosts: readonly string[],
  path: string,
  options: { seed: number; health: HostHealth },
): string[] {
  if (hosts.length === 0) return [];
  const start = hash(path, options.seed) % hosts.length;
  const round = [...hosts.slice(start), ...hosts.slice(0, start)];
  return [
    ...round.filter((host) => !options.health.isDown(host)),
    ...round.filter((host) => options.health.isDown(host)),
  ];
}

/** Joins a host ("https://a.example" or "a.example" or "") and a path with exactly one slash. */
export function hostUrl(host: string, path: string): string {
  if (/^(https?:)?\/\/|^data:/.test(path)) return path;
  const base = host === '' || /^(https?:)?\/\//.test(host) ? host : `//${host}`;
  return `${base.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`;
}
