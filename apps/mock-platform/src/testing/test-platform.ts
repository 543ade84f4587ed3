import type { Endpoint } from '@tonalli/contracts/endpoint';
import { Envelope, HEADERS, SEALED_CONTENT_TYPE } from '@tonalli/contracts/envelope';
import type { WireLanguage } from '@tonalli/contracts/language';
import { DEVELOPMENT_MERCHANT } from '@tonalli/contracts/merchant';
import { createCallSignatures, createSealer, openUnderSharedKey, type Sealer } from '@tonalli/contracts/sealing';
import { z } from 'zod';
import { systemNow } from '../clock/system-time';
import type { PlatformOptions } from '../platform-options';
import { createPlatform, type Platform } from '../server';
import type { World } from '../world/world';
import { type Seed, testTemplate } from './templates';
import { TEST_OPTIONS } from './test-options';

export interface CallOptions {
  token?: string;
  /** The name of a world other than the default one. */
  world?: string;
  language?: WireLanguage;
  headers?: Record<string, string>;
  idempotencyKey?: string;
  /** Signed as a gateway's, with the visitor's address or the host that they asked for. */
  address?: string;
  host?: string;
}

export interface CallResult {
  status: number;
  headers: Headers;
  envelope: Envelope;
}

export interface TestPlatform extends Platform {
  /** The default world as it is now, at first with its clock frozen at `TEST_TIME_MS`. */
  readonly world: World;
  readonly sealer: Sealer;
  /** Calls an endpoint over HTTP with a request in its wire shape, sealed where the endpoint says so. */
  call(endpoint: Endpoint, wire: unknown, options?: CallOptions): Promise<CallResult>;
  /** As `call`, with the value in its wire shape. Throws when the call fails. */
  value<E extends Endpoint>(endpoint: E, wire: unknown, options?: CallOptions): Promise<z.input<E['value']>>;
  /** Any request with the merchant's header. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
}

/** A real server on a free port, all in memory, with worlds and the control interface on. Stop it when done. */
export async function createTestPlatform(
  options: Partial<PlatformOptions> & { seed?: Seed } = {},
): Promise<TestPlatform> {
  const { seed = 'empty', ...overrides } = options;
  const platform = await createPlatform({
    ...TEST_OPTIONS,
    template: testTemplate(seed),
    ...overrides,
  });
  const url = await platform.start();
  const fetchKeys = async () => platform.keys.jwks();
  const sealer = createSealer({ fetchKeys, nowMs: systemNow });

  const fetchPath: TestPlatform['fetch'] = (path, init) =>
    fetch(url + path, { ...init, headers: { [HEADERS.merchant]: DEVELOPMENT_MERCHANT.code, ...init?.headers } });

  const call: TestPlatform['call'] = async (endpoint, wire, callOptions = {}) => {
    const response = await send(endpoint, wire, { sealer, callOptions, fetchPath });
    return { status: response.status, headers: response.headers, envelope: await readEnvelope(response) };
  };

  // A spread would freeze `url`, which exists only once the platform has started.
  return Object.assign(Object.create(platform, { world: { get: () => platform.worlds.default } }), {
    sealer,
    call,
    fetch: fetchPath,
    async value(endpoint: Endpoint, wire: unknown, callOptions?: CallOptions) {
      const { envelope } = await call(endpoint, wire, callOptions);
      if (!envelope.success) throw new Error(`${endpoint.path} answered ${envelope.code}: ${envelope.message}`);
      return envelope.value;
    },
  }) as TestPlatform;
}

async function readEnvelope(response: Response): Promise<Envelope> {
  const text = await response.text();
  const sealed = response.headers.get('content-type') === SEALED_CONTENT_TYPE;
  return Envelope.parse(JSON.parse(sealed ? await openUnderSharedKey(DEVELOPMENT_MERCHANT.key, text) : text));
}

const signatures = createCallSignatures(DEVELOPMENT_MERCHANT.key, systemNow);

interface Sent {
  method: string;
  path: string;
  body: string | null;
}

/** What a gateway adds to a call that it makes for this visitor. */
export function signedHeaders(
  { body, ...call }: Sent,
  { address = '', host = '' }: { address?: string | undefined; host?: string | undefined },
): Record<string, string> {
  return {
    ...(address && { [HEADERS.forwardedFor]: address }),
    ...(host && { [HEADERS.forwardedHost]: host }),
    [HEADERS.signature]: signatures.sign({ ...call, address, host }, body),
  };
}

interface Sending {
  sealer: Sealer;
  callOptions: CallOptions;
  fetchPath: TestPlatform['fetch'];
}

async function send(endpoint: Endpoint, wire: unknown, { sealer, callOptions, fetchPath }: Sending): Promise<Response> {
  const { token, world, language, idempotencyKey } = callOptions;
  const headers: Record<string, string> = {
    ...(token !== undefined && { [HEADERS.authorization]: `Bearer ${token}` }),
    ...(world !== undefined && { [HEADERS.world]: world }),
    ...(language !== undefined && { [HEADERS.language]: language }),
    ...(idempotencyKey !== undefined && { [HEADERS.idempotencyKey]: idempotencyKey }),
  };
  const { method, path } = endpoint;
  const { address, host } = callOptions;
  const isSigned = address !== undefined || host !== undefined;
  const withSignature = (sent: Sent) => ({
    ...headers,
    ...(isSigned && signedHeaders(sent, { address, host })),
    ...callOptions.headers,
  });
  if (endpoint.body === 'query') {
    const asked = `${path}?${new URLSearchParams(z.record(z.string(), z.string()).parse(wire))}`;
    return fetchPath(asked, { method, headers: withSignature({ method, path: asked, body: null }) });
  }
  const sealed = endpoint.body === 'sealed';
  headers['content-type'] = sealed ? SEALED_CONTENT_TYPE : 'application/json';
  const body = sealed ? await sealer.seal(wire) : JSON.stringify(wire);
  return fetchPath(path, { method, body, headers: withSignature({ method, path, body }) });
}
