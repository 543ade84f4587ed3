import type { Endpoint, InputOf, ValueOf } from '@tonalli/contracts/endpoint';
import { type EndpointName, endpointName } from '@tonalli/contracts/endpoints';
import type { ErrorCode } from '@tonalli/contracts/errors';
import { createCallSignatures, createSealer, openUnderSharedKey, SealError } from '@tonalli/contracts/sealing';
import QuickLRU from 'quick-lru';
import { Pool } from 'undici';
import { encodeRequest } from './encode-request';
import { exchange } from './exchange';
import { openFeed } from './feed';
import { fetchKeySet } from './key-set';
import type { CallContext, Platform } from './platform';
import { PlatformError } from './platform-error';
import { readAnswer } from './read-answer';
import { createResilience, type Resilience } from './resilience';

const WORLDS_MAX = 1_000;
const FEED_SILENCE_MS = 45_000;

export interface PlatformOptions {
  /** Where the platform is, scheme and host; a path is not allowed. */
  readonly url: string;
  readonly merchant: { readonly code: string; readonly key: string };
  /** Forward the world that a request names. */
  readonly worlds: boolean;
  /** Have the platform know whose calls they are, which then seals answers that carry a secret; left out: so it is. */
  readonly signCalls?: boolean;
  readonly nowMs: () => number;
  /** The most that a call may take in all, repeats included. */
  readonly deadlineMs?: number;
  readonly maxAnswerBytes?: number;
  readonly connections?: number;
  readonly onCall?: (call: { endpoint: EndpointName; seconds: number; outcome: 'ok' | ErrorCode }) => void;
}

const DEFAULTS = { deadlineMs: 8_000, maxAnswerBytes: 8 * 1_024 * 1_024, connections: 128, signCalls: true };

/** The client of a platform that speaks the interface of `contracts`; everything about it is configuration (WIRE-06). */
export function createPlatform(options: PlatformOptions): Platform {
  const { deadlineMs, maxAnswerBytes, connections, signCalls } = { ...DEFAULTS, ...options };
  const limits = { connect: { timeout: deadlineMs }, headersTimeout: deadlineMs };
  const pool = new Pool(options.url, {
    ...limits,
    connections,
    bodyTimeout: deadlineMs,
    maxResponseSize: maxAnswerBytes,
  });
  const feedPool = new Pool(options.url, { ...limits, bodyTimeout: FEED_SILENCE_MS });
  const sealer = createSealer({ fetchKeys: () => fetchKeySet(pool, deadlineMs), nowMs: options.nowMs });
  const { code, key } = options.merchant;
  const signatures = signCalls ? createCallSignatures(key, options.nowMs) : null;
  const encoding = { merchant: code, worlds: options.worlds, seal: sealer.seal, signatures };
  // One world's faults are no reason to stop calling for the others.
  const resilienceByWorld = new QuickLRU<string, Resilience>({ maxSize: WORLDS_MAX });

  const resilienceOf = (world: string | null): Resilience => {
    const name = (options.worlds && world) || '';
    const known = resilienceByWorld.get(name) ?? createResilience();
    resilienceByWorld.set(name, known);
    return known;
  };

  const attempt = async <E extends Endpoint>(sent: Sent<E>, deadline: AbortSignal): Promise<ValueOf<E>> => {
    const { headers, ...request } = await encodeRequest(sent, encoding);
    const exchanged = await exchange(pool, { ...request, headers: { ...headers, ...sent.traceHeaders } }, deadline);
    const text = exchanged.sealed ? await openUnderSharedKey(key, exchanged.text) : exchanged.text;
    return readAnswer(sent.endpoint, { status: exchanged.status, text });
  };

  /** A key that was rotated away is fetched anew, once. */
  const sealedAttempt = async <E extends Endpoint>(sent: Sent<E>, deadline: AbortSignal): Promise<ValueOf<E>> => {
    try {
      return await attempt(sent, deadline);
    } catch (error) {
      if (!(error instanceof PlatformError && error.code === 'KEY_UNKNOWN')) throw error;
      sealer.forgetKeys();
      return attempt(sent, deadline);
    }
  };

  const send = async <E extends Endpoint>(sent: Sent<E>): Promise<ValueOf<E>> => {
    const { endpoint, context } = sent;
    const { deadline, done } = startDeadline(deadlineMs);
    const once = endpoint.body === 'sealed' ? sealedAttempt : attempt;
    const repeatable = endpoint.method === 'GET';
    try {
      return await resilienceOf(context.world).run(() => once(sent, deadline), { repeatable, deadline });
    } catch (error) {
      if (error instanceof SealError) throw new PlatformError('UPSTREAM_INVALID', {}, error);
      throw error;
    } finally {
      done();
    }
  };

  return {
    async call(endpoint, input, context) {
      const startedAt = performance.now();
      const name = endpointName(endpoint);
      const { method, path } = endpoint;
      const traced = context.span?.call(name, { 'http.request.method': method, 'url.path': path });
      const report = (outcome: 'ok' | ErrorCode) => {
        traced?.end(outcome === 'ok' ? null : outcome);
        options.onCall?.({ endpoint: name, seconds: (performance.now() - startedAt) / 1_000, outcome });
      };
      try {
        const value = await send({ endpoint, input, context, traceHeaders: traced?.headers });
        report('ok');
        return value;
      } catch (error) {
        report(error instanceof PlatformError ? error.code : 'UNKNOWN');
        throw error;
      }
    },
    feed: (request) => openFeed({ pool: feedPool, request, ...options }),
    isAvailable: () => !resilienceOf(null).isOpen(),
    async close() {
      await Promise.all([pool.destroy(), feedPool.destroy()]);
    },
  };
}

/** Unlike `AbortSignal.timeout` it leaves nothing behind for the garbage collector to watch once the call is over. */
function startDeadline(ms: number): { deadline: AbortSignal; done: () => void } {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), ms);
  return { deadline: controller.signal, done: () => clearTimeout(timer) };
}

interface Sent<E extends Endpoint> {
  readonly endpoint: E;
  readonly input: InputOf<E>;
  readonly context: CallContext;
  readonly traceHeaders: Readonly<Record<string, string>> | undefined;
}
