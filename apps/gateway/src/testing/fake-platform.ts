import type { AddressInfo } from 'node:net';
import type { Endpoint, InputOf, ValueOf } from '@tonalli/contracts/endpoint';
import { ENDPOINTS, type EndpointName } from '@tonalli/contracts/endpoints';
import { type ErrorExtra, SEALED_CONTENT_TYPE } from '@tonalli/contracts/envelope';
import { ERRORS, type ErrorCode } from '@tonalli/contracts/errors';
import {
  createOpener,
  generateSealingKey,
  type PrivateSealingKey,
  publicJwks,
  SealError,
} from '@tonalli/contracts/sealing';
import fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { z } from 'zod';
import { PlatformError } from '../platform/platform-error';
import { addFakeFeed, type FakeFeed } from './fake-feed';
import { FAKE_VALUES } from './fake-values';

type Endpoints = typeof ENDPOINTS;
export type Answers = {
  [Name in EndpointName]?: (
    call: RecordedCall<InputOf<Endpoints[Name]>>,
  ) => ValueOf<Endpoints[Name]> | Promise<ValueOf<Endpoints[Name]>>;
};

export interface RecordedCall<Input = unknown> {
  readonly name: EndpointName;
  readonly input: Input;
  readonly headers: FastifyRequest['headers'];
}

export interface FakePlatform {
  readonly url: string;
  readonly calls: RecordedCall[];
  /** Calls of one endpoint so far. */
  count(name: EndpointName): number;
  /** Replaces answers; a thrown `PlatformError` becomes the envelope of a refusal. */
  answer(answers: Answers): void;
  /** Answers every request by hand, whatever its path; null gives the endpoints back. */
  raw(handler: ((request: FastifyRequest, reply: FastifyReply) => unknown) | null): void;
  rotateKey(): void;
  readonly feed: FakeFeed;
  close(): Promise<void>;
}

const FORM_MAX_BYTES = 20 * 1_024 * 1_024;

/** A small platform made of the contracts' own schemas, on a free port. Every endpoint answers something plausible. */
export async function startFakePlatform(): Promise<FakePlatform> {
  const calls: RecordedCall[] = [];
  let answers: Answers = {};
  let byHand: Parameters<FakePlatform['raw']>[0] = null;
  let keys: PrivateSealingKey[] = [generateSealingKey('first')];
  const seen = new Set<string>();
  const opener = createOpener({
    keys: () => keys,
    nowMs: Date.now,
    remember: (jti) => seen.size < seen.add(jti).size,
  });
  const server = fastify({ forceCloseConnections: true });
  server.addContentTypeParser(SEALED_CONTENT_TYPE, { parseAs: 'string' }, (_request, body, done) => done(null, body));
  server.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  const form = { parseAs: 'buffer', bodyLimit: FORM_MAX_BYTES } as const;
  server.addContentTypeParser('multipart/form-data', form, (request: FastifyRequest, body: Buffer) =>
    readForm(request, body),
  );
  server.addHook('onRequest', async (request, reply) => {
    if (!byHand) return;
    await byHand(request, reply);
    return reply;
  });
  server.get('/.well-known/jwks.json', async () => publicJwks(keys));
  for (const [name, endpoint] of Object.entries<Endpoint>(ENDPOINTS)) {
    server.route({
      method: endpoint.method,
      url: endpoint.path,
      handler: async (request, reply) => {
        try {
          const input = await readInput(endpoint, request, (jwe) => opener.open(jwe));
          const call = { name: nameOf(name), input, headers: request.headers };
          calls.push(call);
          return { success: true, value: z.encode(endpoint.value, await answerOf(answers, call)) };
        } catch (error) {
          return refuse(error, reply);
        }
      },
    });
  }
  const feed = addFakeFeed(server);
  await server.listen({ host: '127.0.0.1', port: 0 });

  return {
    url: `http://127.0.0.1:${portOf(server.server.address())}`,
    calls,
    feed,
    count: (wanted) => calls.filter(({ name }) => name === wanted).length,
    answer(more) {
      answers = { ...answers, ...more };
    },
    raw(handler) {
      byHand = handler;
    },
    rotateKey() {
      keys = [generateSealingKey(`key ${keys.length + Math.random()}`)];
    },
    close: () => server.close(),
  };
}

/** Files as the list of their name, everything else as text. */
async function readForm({ headers }: FastifyRequest, body: Buffer): Promise<Record<string, unknown>> {
  const type = { 'content-type': headers['content-type'] ?? '' };
  const form = await new Response(new Uint8Array(body), { headers: type }).formData();
  const fields = [...new Set(form.keys())].map((name): [string, unknown] => {
    const values = form.getAll(name);
    return [name, values.some((value) => typeof value !== 'string') ? values : values[0]];
  });
  return Object.fromEntries(fields);
}

async function readInput(
  endpoint: Endpoint,
  request: FastifyRequest,
  open: (jwe: string) => Promise<unknown>,
): Promise<unknown> {
  if (endpoint.body === 'query') return endpoint.request.parse(request.query);
  if (endpoint.body !== 'sealed') return endpoint.request.parse(request.body);
  if (request.headers['content-type'] !== SEALED_CONTENT_TYPE) throw new PlatformError('SEAL_REQUIRED');
  return endpoint.request.parse(await open(z.string().parse(request.body)));
}

function answerOf(answers: Answers, call: RecordedCall): unknown {
  const table: Partial<Record<EndpointName, unknown>> = answers;
  const answer = table[call.name];
  if (typeof answer !== 'function') return FAKE_VALUES[call.name];
  return answer(call);
}

function refuse(error: unknown, reply: FastifyReply): FastifyReply {
  const [code, extra] = codeOf(error);
  return reply.code(ERRORS[code].http).send({ success: false, code, message: ERRORS[code].message, ...extra });
}

function codeOf(error: unknown): [ErrorCode, ErrorExtra] {
  if (error instanceof PlatformError) return [error.code, error.extra];
  if (error instanceof SealError) return [error.code, {}];
  if (error instanceof z.ZodError) return ['INVALID_REQUEST', {}];
  throw error;
}

const NAMES: readonly string[] = Object.keys(ENDPOINTS);

function nameOf(name: string): EndpointName {
  if (!NAMES.includes(name)) throw new Error(`no endpoint ${name}`);
  // Checked against the registry's own names.
  return name as EndpointName;
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return address.port;
}
