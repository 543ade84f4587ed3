import type { AddressInfo } from 'node:net';
import type { Endpoint, InputOf, ValueOf } from '@tonalli/contracts/endpoint';
import { ENDPOINTS, type EndpointName } from '@tonalli/contracts/endpoints';
import { SEALED_CONTENT_TYPE } from '@tonalli/contracts/envelope';
import { ERRORS } from '@tonalli/contracts/errors';
import { createOpener, generateSealingKey, publicJwks } from '@tonalli/contracts/sealing';
import fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { z } from 'zod';
import { PlatformError } from '../platform/platform-error';
import { addScriptedFeed, type ScriptedFeed } from './scripted-feed';

type Endpoints = typeof ENDPOINTS;
export type Answers = {
  [Name in EndpointName]?: (
    call: RecordedCall<InputOf<Endpoints[Name]>>,
  ) => ValueOf<Endpoints[Name]> | Promise<ValueOf<Endpoints[Name]>>;
};

interface RecordedCall<Input = unknown> {
  readonly name: EndpointName;
  readonly input: Input;
  readonly headers: FastifyRequest['headers'];
}

export interface ScriptedPlatform {
  readonly url: string;
  readonly calls: RecordedCall[];
  /** Calls of one endpoint so far. */
  count(name: EndpointName): number;
  /** Sets answers; a thrown `PlatformError` becomes the envelope of a refusal. */
  answer(answers: Answers): void;
  /** Answers every request by hand, whatever its path; null gives the endpoints back. */
  raw(handler: ((request: FastifyRequest, reply: FastifyReply) => unknown) | null): void;
  readonly feed: ScriptedFeed;
  close(): Promise<void>;
}

/**
 * A platform on a free port that says what a test has it say, and knows nothing of its own: for answers that are late, odd,
 * or break off. What a platform answers when all is well is proven before the real one, in `packages/test-stack`.
 */
export async function startScriptedPlatform(): Promise<ScriptedPlatform> {
  const calls: RecordedCall[] = [];
  let answers: Answers = {};
  let byHand: Parameters<ScriptedPlatform['raw']>[0] = null;
  const keys = [generateSealingKey('first')];
  const opener = createOpener({ keys: () => keys, nowMs: Date.now, remember: () => true });
  const server = fastify({ forceCloseConnections: true });
  server.addContentTypeParser(SEALED_CONTENT_TYPE, { parseAs: 'string' }, (_request, body, done) => done(null, body));
  server.addHook('onRequest', async (request, reply) => {
    if (!byHand) return;
    await byHand(request, reply);
    return reply;
  });
  server.get('/.well-known/jwks.json', async () => publicJwks(keys));
  const table = (): Partial<Record<string, (call: RecordedCall) => unknown>> => Object(answers);
  for (const [name, endpoint] of Object.entries<Endpoint>(ENDPOINTS)) {
    server.route({
      method: endpoint.method,
      url: endpoint.path,
      handler: async ({ body, query, headers }, reply) => {
        const sent = endpoint.body === 'sealed' ? await opener.open(z.string().parse(body)) : (body ?? query);
        // A key of the registry.
        const call = { name: name as EndpointName, input: z.parse(endpoint.request, sent), headers };
        calls.push(call);
        try {
          const answer = table()[name];
          if (!answer) throw new PlatformError('NOT_FOUND');
          return { success: true, value: z.encode(endpoint.value, await answer(call)) };
        } catch (error) {
          if (!(error instanceof PlatformError)) throw error;
          const { http, message } = ERRORS[error.code];
          return reply.code(http).send({ success: false, code: error.code, message, ...error.extra });
        }
      },
    });
  }
  const feed = addScriptedFeed(server);
  await server.listen({ host: '127.0.0.1', port: 0 });
  // Listening on TCP, so the address is not a pipe's name.
  const { port } = server.server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    feed,
    count: (wanted) => calls.filter(({ name }) => name === wanted).length,
    answer(more) {
      answers = { ...answers, ...more };
    },
    raw(handler) {
      byHand = handler;
    },
    close: () => server.close(),
  };
}
