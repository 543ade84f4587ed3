const WINDOW_MS = 10_000;
const ADDRESSES_MAX = 100_000;

interface Window {
  endsAt: number;
  requests: number;
}

export interface IpRateLimit {
  /** Counts one request. Answers 0 when it is within the limit, otherwise the whole seconds to wait. */
  take(ip: string): number;
  /** Whether the next request would be refused; counts nothing. */
  isSpent(ip: string, nowMs: number): boolean;
}

/** A request limit for each address, in windows of ten seconds; synchronous, for the hot path. */
export function createIpRateLimit(requestsPerSecond: number, nowMs: () => number): IpRateLimit {
  const allowed = (requestsPerSecond * WINDOW_MS) / 1_000;
  const windows = new Map<string, Window>();

  const sweep = (now: number): void => {
    for (const [ip, { endsAt }] of windows) if (endsAt <= now) windows.delete(ip);
    // All entries are busy: losing counts is better than growing without bound.
    if (windows.size >= ADDRESSES_MAX) windows.clear();
  };

  return {
    take(ip) {
      const now = nowMs();
      let window = windows.get(ip);
      if (!window || window.endsAt <= now) {
        if (windows.size >= ADDRESSES_MAX) sweep(now);
        window = { endsAt: now + WINDOW_MS, requests: 0 };
        windows.set(ip, window);
      }
      window.requests += 1;
      return window.requests <= allowed ? 0 : Math.ceil((window.endsAt - now) / 1_000);
    },
    isSpent(ip, now) {
      const window = windows.get(ip);
      return window !== undefined && window.endsAt > now && window.requests >= allowed;
    },
  };
}
