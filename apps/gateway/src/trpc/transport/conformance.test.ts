import type { AddressInfo } from 'node:net';
import { createTRPCClient, httpBatchLink, httpLink, TRPCClientError } from '@trpc/client';
import { initTRPC, TRPCError } from '@trpc/server';
import { fastifyTRPCPlugin } from '@trpc/server/adapters/fastify';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { trpcRoutes } from './routes';

const MAX_BATCH_SIZE = 8;

/** Keeps dates, so that a transport which forgot the transformer would show. */
const transformer = {
  serialize: (value: unknown) => ({ wrapped: value }),
  deserialize: (value: unknown) =>
    typeof value === 'object' && value !== null && 'wrapped' in value ? value.wrapped : value,
};

function buildRouter(withTransformer: boolean) {
  const t = initTRPC.context<{ user: string }>().create({
    isDev: false,
    ...(withTransformer ? { transformer } : {}),
    errorFormatter: ({ shape, error, ctx, input, path, type }) => ({
      ...shape,
      data: {
        ...shape.data,
        cause: error.cause?.name ?? null,
        user: ctx?.user ?? null,
        input: input ?? null,
        asked: path ?? null,
        type,
      },
    }),
  });
  return t.router({
    hello: t.procedure
      .input(z.object({ name: z.string() }))
      .query(({ input, ctx }) => `¡Hola, ${input.name}! — ${ctx.user}`),
    nothing: t.procedure.query(() => undefined),
    nil: t.procedure.query(() => null),
    deep: t.router({ down: t.procedure.query(() => ({ list: [1, 'dos', { tres: true }] })) }),
    set: t.procedure.input(z.object({ value: z.number() })).mutation(({ input }) => input.value * 2),
    touch: t.procedure.mutation(() => 'touched'),
    refuse: t.procedure.query(() => {
      throw new TRPCError({ code: 'FORBIDDEN', message: 'not you' });
    }),
    crash: t.procedure.query(() => {
      throw new RangeError('boom');
    }),
    big: t.procedure.query(() => 1n),
    stream: t.procedure.query(() => ({ later: Promise.resolve(1) })),
    ticks: t.procedure.subscription(async function* () {
      yield 1;
    }),
  });
}
type TestRouter = ReturnType<typeof buildRouter>;

const input = (value: unknown) => `input=${encodeURIComponent(JSON.stringify(value))}`;
const json = { 'content-type': 'application/json' };
const post = (body?: string, headers: Record<string, string> = json): RequestInit => ({
  method: 'POST',
  headers,
  ...(body === undefined ? {} : { body }),
});

const REQUESTS: [string, string, RequestInit?][] = [
  ['a query', `hello?${input({ name: 'Ana' })}`],
  ['a nested path', 'deep.down'],
  ['an undefined answer', 'nothing'],
  ['a null answer', 'nil'],
  ['a batch of one', `hello?batch=1&${input({ 0: { name: 'Ana' } })}`],
  ['a batch', `hello,nil,deep.down?batch=1&${input({ 0: { name: 'Ana' } })}`],
  ['a batch with an encoded comma', `nil%2Cnil?batch=1`],
  ['a batch in which some fail', `hello,refuse,crash,none?batch=1&${input({ 0: { name: 'Ana' } })}`],
  ['a batch in which all fail alike', 'refuse,refuse?batch=1'],
  ['a batch whose input is no object', `nil,hello?batch=1&${input([1])}`],
  ['a batch with a text for input', `hello?batch=1&${input('text')}`],
  [
    'a batch over the limit',
    `${Array(MAX_BATCH_SIZE + 1)
      .fill('nil')
      .join(',')}?batch=1`,
  ],
  ['a batch at the limit', `${Array(MAX_BATCH_SIZE).fill('nil').join(',')}?batch=1`],
  ['batch=true, which is no batch', 'nil,nil?batch=true'],
  ['a mix of query and mutation', 'nil,touch?batch=1'],
  ['missing input', 'hello'],
  ['empty input', 'hello?input='],
  ['input of the wrong type', `hello?${input({ name: 7 })}`],
  ['input that is no JSON', 'hello?input=%7Bnope'],
  ['input with a broken escape', 'hello?input=%E0%A4%A'],
  ['input where none is taken', `nil?${input({ any: 1 })}`],
  ['plus signs and accents', `hello?input=${encodeURIComponent('{"name":"a+b"}').replace(/%20/g, '+')}`],
  ['two inputs', `hello?${input({ name: 'uno' })}&${input({ name: 'dos' })}`],
  ['an unknown path', 'none'],
  ['an empty batch member', 'nil,,nil?batch=1'],
  ['__proto__', '__proto__'],
  ['constructor', 'constructor?batch=1'],
  ['deep.__proto__.toString', 'deep.__proto__.toString'],
  ['hasOwnProperty in a batch', 'hasOwnProperty,nil?batch=1'],
  ['a path with a broken second escape', '%25zz'],
  ['a path escaped twice', 'deep%252Edown'],
  ['a refusal', 'refuse'],
  ['a crash', 'crash'],
  ['an answer that JSON cannot hold', 'big'],
  ['an answer that JSON cannot hold, in a batch', 'big,nil?batch=1'],
  ['a stream-like answer', 'stream'],
  ['a stream-like answer in a batch', 'stream,nil?batch=1'],
  ['a mutation by GET', 'touch'],
  ['a query by POST', 'nil', post('{}')],
  ['a mutation', 'set', post('{"value":21}')],
  ['a mutation without a body', 'touch', post()],
  ['a mutation that needs the missing body', 'set', post()],
  ['a batched mutation', 'set,touch?batch=1', post('{"0":{"value":1}}')],
  ['a mutation with bad JSON', 'set', post('{"value":')],
  ['a mutation with bad input', 'set', post('{"value":"x"}')],
  ['a batched mutation with bad JSON', 'set,touch?batch=1', post('nope')],
  ['a mutation with a prototype in its input', 'set', post('{"__proto__":{"value":1},"constructor":1}')],
  ['a charset after the type', 'set', post('{"value":2}', { 'content-type': 'application/json; charset=utf-8' })],
  ['a GET that says it is JSON', 'nil', { headers: json }],
  ['a GET that says it is a form', 'nil', { headers: { 'content-type': 'multipart/form-data; boundary=x' } }],
  ['a POST without a type', 'touch', { method: 'POST' }],
  ['an octet stream', 'set', post('x', { 'content-type': 'application/octet-stream' })],
  ['PUT', 'touch', { method: 'PUT', headers: json, body: '{}' }],
  ['DELETE', 'touch', { method: 'DELETE' }],
  ['HEAD', 'nil', { method: 'HEAD' }],
  [
    'a streamed batch',
    `hello,nil?batch=1&${input({ 0: { name: 'Ana' } })}`,
    { headers: { 'trpc-accept': 'application/jsonl' } },
  ],
  ['a stream outside a batch', 'nil', { headers: { accept: 'text/html, application/jsonl' } }],
  ['a subscription', 'ticks'],
  ['a batched subscription', 'ticks,ticks?batch=1'],
  ['connection parameters that are no JSON', 'nil?connectionParams=nope'],
  ['no path', ''],
];

describe.each([
  ['plain', false],
  ['with a transformer', true],
])('the own transport beside the stock adapter, %s', (_name, withTransformer) => {
  const router = buildRouter(withTransformer);
  let stock: Served;
  let own: Served;

  beforeAll(async () => {
    stock = await serve((server) =>
      server.register(fastifyTRPCPlugin<TestRouter>, {
        prefix: '/trpc',
        trpcOptions: { router, maxBatchSize: MAX_BATCH_SIZE, createContext: ({ req }) => contextOf(req.headers) },
      }),
    );
    own = await serve((server) =>
      server.register(async (scope) =>
        trpcRoutes(scope, {
          router,
          prefix: '/trpc',
          maxBatchSize: MAX_BATCH_SIZE,
          formMaxBytes: 1_024,
          createContext: ({ request }) => contextOf(request.headers),
        }),
      ),
    );
  });
  afterAll(() => Promise.all([stock.server.close(), own.server.close()]));

  it.each(REQUESTS)('WIRE-05 answers %s as the stock adapter does', async (_title, path, init) => {
    const [expected, actual] = await Promise.all([ask(stock, path, init), ask(own, path, init)]);
    expect(actual).toEqual(expected);
    expect(expected.body.length + expected.status).toBeGreaterThan(0);
  });

  it('WIRE-05 answers as the stock adapter does when the context cannot be made', async () => {
    for (const path of ['nil', 'nil,hello?batch=1', 'none']) {
      const init = { headers: { 'x-fail': '1' } };
      expect(await ask(own, path, init)).toEqual(await ask(stock, path, init));
    }
  });

  it.each([
    ['single', httpLink],
    ['batched', httpBatchLink],
  ])('WIRE-05 serves the real client, %s', async (_link, link) => {
    const answers = await Promise.all([stock, own].map((served) => talk(served.url, link, withTransformer)));
    expect(answers[1]).toEqual(answers[0]);
    expect([answers[1]?.[0], answers[1]?.[2]]).toEqual(['¡Hola, Ana! — nobody', 42]);
  });
});

interface Served {
  readonly server: FastifyInstance;
  readonly url: string;
}

async function serve(install: (server: FastifyInstance) => unknown): Promise<Served> {
  const server = fastify({ routerOptions: { maxParamLength: 2_000 } });
  install(server);
  await server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.server.address() as AddressInfo;
  return { server, url: `http://127.0.0.1:${port}/trpc` };
}

function contextOf(headers: Record<string, unknown>): { user: string } {
  if (headers['x-fail']) throw new TRPCError({ code: 'UNAUTHORIZED', message: 'no context' });
  return { user: 'nobody' };
}

async function ask({ url }: Served, path: string, init?: RequestInit) {
  const response = await fetch(`${url}/${path}`, init);
  const { status, headers } = response;
  const shown = ['content-type', 'vary', 'cache-control', 'allow', 'x-accel-buffering'];
  return { status, headers: shown.map((name) => [name, headers.get(name)]), body: await response.text() };
}

async function talk(
  url: string,
  link: typeof httpLink | typeof httpBatchLink,
  withTransformer: boolean,
): Promise<unknown[]> {
  // The two routers differ in the transformer only, which their shared type does not show.
  const options = { url, ...(withTransformer ? { transformer } : {}) } as { url: string };
  const client = createTRPCClient<TestRouter>({ links: [link(options as never)] });
  const failure = (call: Promise<unknown>) =>
    call.then(
      () => 'no failure',
      (error: unknown) =>
        error instanceof TRPCClientError ? { message: error.message, shape: error.shape, data: error.data } : error,
    );
  return Promise.all([
    client.hello.query({ name: 'Ana' }),
    client.nothing.query(),
    client.set.mutate({ value: 21 }),
    client.deep.down.query(),
    failure(client.refuse.query()),
    failure(client.crash.query()),
    failure(client.hello.query({ name: 7 } as never)),
  ]);
}
