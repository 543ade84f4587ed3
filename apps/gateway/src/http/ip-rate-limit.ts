import type { GatewayState } from '../cache/shared-state';

const WINDOW_MS = 10_000;
const ADDRESSES_MAX = 100_000;
/** Who asks for less than this share of the limit is not spoken of: a visitor costs the common state nothing. */
const TOLD_FROM_SHARE = 1 / 20;

interface Window {
  endsAt: number;
  requests: number;
  /** So many of them the other processes know. */
  told: number;
}

export interface IpRateLimit {
  /** Counts one request. Answers 0 when it is within the limit, otherwise the whole seconds to wait. */
  take(ip: string): number;
  /** Whether the next request would be refused; counts nothing. */
  isSpent(ip: string, nowMs: number): boolean;
  /** Tells the other processes what was counted here, and learns who has asked too often of all of them. */
  exchange(add: NonNullable<GatewayState['addRequests']>): Promise<void>;
}

/** A request limit for each address, in windows of ten seconds; synchronous, for the hot path. */
export function createIpRateLimit(requestsPerSecond: number, nowMs: () => number): IpRateLimit {
  const allowed = (requestsPerSecond * WINDOW_MS) / 1_000;
  const windows = new Map<string, Window>();
  /** Until when an address is refused for what it has asked of all processes together. */
  const spent = new Map<string, number>();

  const sweep = (now: number): void => {
    for (const [ip, { endsAt }] of windows) if (endsAt <= now) windows.delete(ip);
    // All entries are busy: losing counts is better than growing without bound.
    if (windows.size >= ADDRESSES_MAX) windows.clear();
  };
  const isRefused = (ip: string, now: number): boolean => spent.size > 0 && (spent.get(ip) ?? 0) > now;

  const untold = (): Map<string, number> => {
    const counts = new Map<string, number>();
    for (const [ip, window] of windows) {
      if (window.requests < allowed * TOLD_FROM_SHARE || window.requests === window.told) continue;
      counts.set(ip, window.requests - window.told);
      window.told = window.requests;
    }
    return counts;
  };

  return {
    take(ip) {
      const now = nowMs();
      if (isRefused(ip, now)) return Math.ceil(((spent.get(ip) ?? now) - now) / 1_000);
      let window = windows.get(ip);
      if (!window || window.endsAt <= now) {
        if (windows.size >= ADDRESSES_MAX) sweep(now);
        window = { endsAt: now + WINDOW_MS, requests: 0, told: 0 };
        windows.set(ip, window);
      }
      window.requests += 1;
      return window.requests <= allowed ? 0 : Math.ceil((window.endsAt - now) / 1_000);
    },
    isSpent(ip, now) {
      if (isRefused(ip, now)) return true;
      const window = windows.get(ip);
      return window !== undefined && window.endsAt > now && window.requests >= allowed;
    },
    async exchange(add) {
      const counts = untold();
      if (counts.size === 0) return;
      const answers = await add(counts, WINDOW_MS);
      const now = nowMs();
      for (const [ip, until] of spent) if (until <= now) spent.delete(ip);
      for (const [ip, { requests, endsInMs }] of answers) if (requests >= allowed) spent.set(ip, now + endsInMs);
    },
  };
}
