import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { HEADERS } from '@tonalli/contracts/envelope';
import { DEFAULT_LANGUAGE, toWireLanguage, WireLanguage } from '@tonalli/contracts/language';
import { PlatformFailure } from '../kernel/failure';

const REQUEST_ID = /^[\w.:-]{1,64}$/;
const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,128}$/;
const BEARER = /^Bearer ([\w.~+/-]{1,512}=*)$/i;

export function headerText(headers: IncomingHttpHeaders, name: string): string | null {
  const value = headers[name];
  return typeof value === 'string' && value !== '' ? value : null;
}

/** The language that the answer's message is written in; the default one when none or another is asked for. */
export function requestLanguage(headers: IncomingHttpHeaders): WireLanguage {
  const asked = headerText(headers, HEADERS.language)?.toUpperCase();
  return WireLanguage.options.find((language) => language === asked) ?? toWireLanguage(DEFAULT_LANGUAGE);
}

/** The caller's own id of the request, or a new one when it is missing or no plain word. */
export function requestId(headers: IncomingHttpHeaders): string {
  const given = headerText(headers, HEADERS.requestId);
  return given && REQUEST_ID.test(given) ? given : randomUUID();
}

/** Throws `INVALID_REQUEST` on a key that is not 1 to 128 visible ASCII characters. */
export function idempotencyKey(headers: IncomingHttpHeaders): string | null {
  const given = headerText(headers, HEADERS.idempotencyKey);
  if (given === null || IDEMPOTENCY_KEY.test(given)) return given;
  throw new PlatformFailure('INVALID_REQUEST', {
    fields: { [HEADERS.idempotencyKey]: { patternId: 'invalid_format' } },
  });
}

const USER_AGENT_MAX_CHARACTERS = 256;

export const userAgent = (headers: IncomingHttpHeaders): string =>
  (headerText(headers, HEADERS.forwardedUserAgent) ?? '').slice(0, USER_AGENT_MAX_CHARACTERS);

const DEVICE = /^[\w-]{16,64}$/;

/** What a gateway calls the visitor's browser; null where it does not, or by no plain word. */
export function deviceName(headers: IncomingHttpHeaders): string | null {
  const given = headerText(headers, HEADERS.forwardedDevice);
  return given !== null && DEVICE.test(given) ? given : null;
}

/** Whether somebody at a browser is behind the call. */
export const isUse = (headers: IncomingHttpHeaders): boolean => headerText(headers, HEADERS.unattended) === null;

/** The bearer token; `invalid` when the header has another shape. */
export function bearerToken(headers: IncomingHttpHeaders): string | null | 'invalid' {
  const given = headerText(headers, HEADERS.authorization);
  if (given === null) return null;
  return BEARER.exec(given)?.[1] ?? 'invalid';
}
