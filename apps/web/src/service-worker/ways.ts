import { isHashedAsset } from './release';

/** Not the app's: procedures, links of testers, the platform's control, and what operators of the gateway read. */
const NOT_OURS = ['/trpc', '/external', '/__world', '/qa', '/healthz', '/readyz', '/metrics', '/reference', '/sw.js'];

interface Asked {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
}

/**
 * How a request is answered. `kept`: from what is kept, since its name says what is in it. `page`: from the network, and
 * the empty page when there is none. `network`: the worker stands aside. No answer of the gateway is ever `kept`.
 */
export function wayOf({ method, mode, url }: Asked, ownOrigin: string): 'kept' | 'page' | 'network' {
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== ownOrigin) return 'network';
  if (isHashedAsset(pathname)) return 'kept';
  if (mode !== 'navigate') return 'network';
  return NOT_OURS.some((path) => pathname === path || pathname.startsWith(`${path}/`)) ? 'network' : 'page';
}
