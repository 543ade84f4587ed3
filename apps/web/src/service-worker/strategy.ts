import { isHashedAsset } from './release';

/** Paths that are not the app's: procedures, testers' links and control, and the operators' endpoints. */
const NOT_OURS = ['/trpc', '/external', '/__world', '/qa', '/healthz', '/readyz', '/metrics', '/reference', '/sw.js'];

interface Asked {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
}

/**
 * How a request is answered. `kept`: cache first, for files whose name holds their hash. `page`: network first, and the
 * empty page when offline. `network`: the worker does not take part. No answer of the gateway is ever `kept`.
 */
export function strategyOf({ method, mode, url }: Asked, ownOrigin: string): 'kept' | 'page' | 'network' {
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== ownOrigin) return 'network';
  if (isHashedAsset(pathname)) return 'kept';
  if (mode !== 'navigate') return 'network';
  return NOT_OURS.some((path) => pathname === path || pathname.startsWith(`${path}/`)) ? 'network' : 'page';
}
