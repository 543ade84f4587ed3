import type { IncomingMessage, ServerResponse } from 'node:http';
import type { IpRateLimit } from '../http/ip-rate-limit';
import type { Counts } from '../http/metrics';
import { type PrebuiltResponse, prebuiltResponse } from '../http/prebuilt-response';
import { clientAddress, requestIdOf, worldOf } from '../http/request-facts';
import type { FlatHeaders } from '../http/security-headers';

const ANSWERS_MAX = 4_000;
const BYTES_MAX = 64 * 1_024 * 1_024;
/** A larger answer is rare, and building it is cheap beside sending it: it is not cached. */
const BODY_MAX_CHARACTERS = 256 * 1_024;
const BY_ADDRESS = Symbol('every address has its own answer');

interface CachedResponse {
  readonly ready: PrebuiltResponse;
  readonly freshUntil: number;
}

export interface CachedRequest {
  readonly url: string;
  readonly world: string | null;
  /** Set when the answer is for this address only. */
  readonly ip: string | null;
}

export interface ResponseCache {
  /** Answers a GET whose whole URL is known and fresh, before anything else looks at the request. False: not answered. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  /** Keeps the body of a request all of whose calls were answered from the public cache. */
  keep(question: CachedRequest, body: string, freshUntil: number): void;
  forget(): void;
}

interface ResponseCacheOptions {
  readonly nowMs: () => number;
  readonly worlds: boolean;
  readonly trustedProxies: number;
  readonly securityHeaders: FlatHeaders;
  readonly ipRateLimit: IpRateLimit;
  readonly counts: Counts;
}

export function createResponseCache(options: ResponseCacheOptions): ResponseCache {
  const { nowMs, worlds, trustedProxies, securityHeaders, ipRateLimit, counts } = options;
  const answers = new Map<string, CachedResponse | typeof BY_ADDRESS>();
  let bytes = 0;

  const drop = (key: string): void => {
    const known = answers.get(key);
    if (known) bytes -= sizeOf(key, known);
    answers.delete(key);
  };

  const put = (key: string, answer: CachedResponse | typeof BY_ADDRESS): void => {
    drop(key);
    answers.set(key, answer);
    bytes += sizeOf(key, answer);
    for (const oldest of answers.keys()) {
      if (answers.size <= ANSWERS_MAX && bytes <= BYTES_MAX) break;
      drop(oldest);
    }
  };

  const find = ({ url = '', headers }: IncomingMessage, ip: string): CachedResponse | undefined => {
    const world = worlds && headers.cookie !== undefined ? worldOf(headers.cookie) : null;
    const key = keyOf(url, world);
    const known = answers.get(key);
    const answer = known === BY_ADDRESS ? answers.get(`${key} ${ip}`) : known;
    return answer === BY_ADDRESS ? undefined : answer;
  };

  return {
    answer(request, response) {
      if (request.method !== 'GET' || answers.size === 0 || !isPlain(request)) return false;
      const ip = clientAddress(request, trustedProxies);
      const answer = find(request, ip);
      if (!answer) return false;
      const now = nowMs();
      if (now >= answer.freshUntil || ipRateLimit.isSpent(ip, now)) return false;
      const requestId = requestIdOf(request, trustedProxies);
      if (!answer.ready.send(request, response, { nowMs: now, requestId })) return false;
      ipRateLimit.take(ip);
      counts.responseCacheHits += 1;
      return true;
    },
    keep({ url, world, ip }, body, freshUntil) {
      if (body.length > BODY_MAX_CHARACTERS || nowMs() >= freshUntil) return;
      const key = keyOf(url, world);
      if (ip !== null) put(key, BY_ADDRESS);
      put(ip === null ? key : `${key} ${ip}`, { ready: prebuiltResponse(body, securityHeaders), freshUntil });
    },
    forget() {
      answers.clear();
      bytes = 0;
    },
  };
}

const sizeOf = (key: string, answer: CachedResponse | typeof BY_ADDRESS): number =>
  key.length + (answer === BY_ADDRESS ? 0 : answer.ready.sizeBytes);

/** Unambiguous, since a URL holds no space. */
const keyOf = (url: string, world: string | null): string => (world === null ? url : `${world} ${url}`);

/** Streams, and a GET with a body, are left to the router. */
function isPlain({ headers }: IncomingMessage): boolean {
  if (headers['trpc-accept'] !== undefined || headers['content-type'] !== undefined) return false;
  return !headers.accept?.includes('jsonl');
}
