import { domainOf } from '../http/public-url';

/** How a browser keeps what is sealed: `host` over https, `loopback` over http that never leaves this machine. */
export type CookieKind = 'host' | 'loopback';

/** Not all browsers keep a `Secure` cookie of http on this machine, and a `__Host-` one has to be `Secure` (decision 002). */
const KINDS = {
  host: { prefix: '__Host-', secure: 'Secure; ' },
  loopback: { prefix: 'loopback-', secure: '' },
} as const satisfies Record<CookieKind, object>;

export interface SealedCookie {
  readonly name: 'session' | 'external' | 'device';
  readonly sameSite: 'Strict' | 'Lax';
  /** Left out, the browser keeps it until it is closed. */
  readonly maxAgeSeconds?: number;
}

export const cookieName = (name: SealedCookie['name'], kind: CookieKind): string => KINDS[kind].prefix + name;

/** The line of a `Set-Cookie` header. */
export function sealedCookie({ name, sameSite, maxAgeSeconds }: SealedCookie, value: string, kind: CookieKind): string {
  const line = `${cookieName(name, kind)}=${value}; Path=/; HttpOnly; ${KINDS[kind].secure}SameSite=${sameSite}`;
  return maxAgeSeconds === undefined ? line : `${line}; Max-Age=${maxAgeSeconds}`;
}

export interface Listening {
  /** The address that the gateway listens on. */
  readonly host: string;
  readonly trustedProxies: number;
}

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/;

/**
 * Decided by how the gateway was set up: on an address of this machine, with no proxy in front that could speak https.
 * What a request says can only take that away, where a proxy of another name stands there all the same.
 */
export function cookieKind({ host, trustedProxies }: Listening, asked: Parameters<typeof domainOf>[0]): CookieKind {
  return trustedProxies === 0 && LOOPBACK.test(host) && LOOPBACK.test(domainOf(asked)) ? 'loopback' : 'host';
}
