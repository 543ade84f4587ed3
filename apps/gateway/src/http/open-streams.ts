import type { ServerResponse } from 'node:http';
import { PlatformError } from '../platform/platform-error';
import type { ConnectionLimits } from './connection-limits';
import type { RequestFacts } from './facts';

/** Others have to end first. */
const RETRY_AFTER_SECONDS = 30;

export interface OpenStreams {
  readonly all: ReadonlySet<ServerResponse>;
  /** Counts a stream until it closes. Throws `RATE_LIMITED` when its session or address has as many as it may. */
  add(response: ServerResponse, facts: Pick<RequestFacts, 'ip' | 'sessionCookie'>): void;
}

export function createOpenStreams(
  limits: Pick<ConnectionLimits, 'streamsPerAddress' | 'streamsPerSession'>,
): OpenStreams {
  const all = new Set<ServerResponse>();
  const open = new Map<string, number>();
  const count = (key: string, change: 1 | -1): void => {
    const now = (open.get(key) ?? 0) + change;
    if (now > 0) open.set(key, now);
    else open.delete(key);
  };

  return {
    all,
    add(response, { ip, sessionCookie }) {
      const holders = [{ key: `address ${ip}`, most: limits.streamsPerAddress }];
      if (sessionCookie) holders.push({ key: `session ${sessionCookie}`, most: limits.streamsPerSession });
      if (holders.some(({ key, most }) => (open.get(key) ?? 0) >= most)) {
        throw new PlatformError('RATE_LIMITED', { retryAfterSeconds: RETRY_AFTER_SECONDS });
      }
      all.add(response);
      for (const { key } of holders) count(key, 1);
      response.once('close', () => {
        all.delete(response);
        for (const { key } of holders) count(key, -1);
      });
    },
  };
}
