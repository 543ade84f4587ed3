import { randomBytes } from 'node:crypto';
import { type CookieKind, cookieName, sealedCookie } from './sealed-cookie';

const DEVICE_BYTES = 16;
const DEVICE = /^[\w-]{22}$/;
/** The longest that browsers keep a cookie. */
const LIFE_SECONDS = 400 * 24 * 3_600;

/** A browser's name that says nothing of it: who holds it is told apart from others at tables where players bank each other. */
export const newDevice = (): string => randomBytes(DEVICE_BYTES).toString('base64url');

export const deviceCookieName = (kind: CookieKind): string => cookieName('device', kind);

/** The name in a cookie; null for what none of ours holds. */
export const deviceIn = (cookie: string | null): string | null =>
  cookie !== null && DEVICE.test(cookie) ? cookie : null;

/** The line of a `Set-Cookie` header. */
export const deviceCookie = (device: string, kind: CookieKind): string =>
  sealedCookie({ name: 'device', sameSite: 'Strict', maxAgeSeconds: LIFE_SECONDS }, device, kind);
