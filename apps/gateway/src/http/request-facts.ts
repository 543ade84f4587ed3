import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@tonalli/contracts/language';
import { deviceCookieName, deviceIn, newDevice } from '../session/device-cookie';
import { cookieKind, cookieName, type Listening } from '../session/sealed-cookie';
import type { RequestFacts } from './facts';

export const TAB_TOKEN_HEADER = 'x-session';
export const WORLD_COOKIE = 'world';
const LANGUAGE_HEADER = 'x-language';
const REQUEST_ID_HEADER = 'x-request-id';
const IDEMPOTENCY_HEADER = 'x-idempotency-key';
const WORLD_NAME = /^[\w-]{1,64}$/;
const REQUEST_ID = /^[\w.:-]{1,64}$/;
const OPAQUE_ID = /^[\w.:-]{1,128}$/;

/** Of the proxies in front, the nearest `trustedProxies` are believed in `X-Forwarded-*`. */
export interface FactsOptions extends Listening {
  readonly worlds: boolean;
}

type Head = Pick<IncomingMessage, 'headers' | 'method' | 'socket'>;

export function readFacts(id: string, request: Head, options: FactsOptions): RequestFacts {
  const { headers } = request;
  const proxied = options.trustedProxies > 0;
  const cookies = headers.cookie ?? '';
  const host = (proxied && single(headers['x-forwarded-host'])) || headers.host || 'localhost';
  const protocol = (proxied && single(headers['x-forwarded-proto'])) || 'http';
  const kind = cookieKind(options, { protocol, host });
  const known = deviceIn(cookieValue(cookies, deviceCookieName(kind)));
  return {
    id,
    method: request.method ?? 'GET',
    ip: clientAddress(request, options.trustedProxies),
    host,
    protocol,
    language: languageOf(single(headers[LANGUAGE_HEADER]), headers['accept-language']),
    world: options.worlds ? worldOf(cookies) : null,
    userAgent: headers['user-agent'] ?? '',
    contentType: headers['content-type'] ?? null,
    origin: headers.origin ?? null,
    fetchSite: single(headers['sec-fetch-site']),
    idempotencyKey: opaque(single(headers[IDEMPOTENCY_HEADER])),
    cookieKind: kind,
    sessionCookie: cookieValue(cookies, cookieName('session', kind)),
    externalCookie: cookieValue(cookies, cookieName('external', kind)),
    tabToken: single(headers[TAB_TOKEN_HEADER]),
    device: known ?? (request.method === 'POST' ? newDevice() : null),
    isDeviceKnown: known !== null,
  };
}

/** The visitor's address: the peer's, or what the outermost of our own proxies saw. */
export function clientAddress({ headers, socket }: Head, trustedProxies: number): string {
  const peer = socket.remoteAddress ?? '';
  const forwarded = trustedProxies > 0 ? headers['x-forwarded-for'] : undefined;
  const hops = typeof forwarded === 'string' ? forwarded.split(',') : [];
  const seen = hops.at(-trustedProxies)?.trim() || hops[0]?.trim() || peer;
  return seen.startsWith('::ffff:') ? seen.slice('::ffff:'.length) : seen;
}

/** The world of the browser's cookie; an invalid name counts as none. */
export function worldOf(cookies: string): string | null {
  const name = cookieValue(cookies, WORLD_COOKIE);
  return name !== null && isWorldName(name) ? name : null;
}

export const isWorldName = (name: string): boolean => WORLD_NAME.test(name);

function cookieValue(cookies: string, name: string): string | null {
  for (const pair of cookies.split(';')) {
    const split = pair.indexOf('=');
    if (split > 0 && pair.slice(0, split).trim() === name) return pair.slice(split + 1).trim() || null;
  }
  return null;
}

function languageOf(chosen: string | null, accepted: string | undefined): Language {
  if (isLanguage(chosen)) return chosen;
  const browser = accepted?.slice(0, 2).toLowerCase();
  return isLanguage(browser) ? browser : DEFAULT_LANGUAGE;
}

/** The id under which all servers log a request: a trusted proxy's, when it is one that the platform takes too, otherwise our own. */
export function requestIdOf({ headers }: Pick<Head, 'headers'>, trustedProxies: number): string {
  const given = trustedProxies > 0 ? single(headers[REQUEST_ID_HEADER]) : null;
  return given !== null && REQUEST_ID.test(given) ? given : randomUUID();
}

function opaque(value: string | null): string | null {
  return value !== null && OPAQUE_ID.test(value) ? value : null;
}

function single(value: string | string[] | undefined): string | null {
  return (Array.isArray(value) ? value[0] : value) ?? null;
}
