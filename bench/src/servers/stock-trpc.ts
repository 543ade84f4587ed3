import { ENDPOINTS, type ENDPOINTS as Table } from '@tonalli/contracts/endpoints';
import { initTRPC } from '@trpc/server';
import { fastifyTRPCPlugin } from '@trpc/server/adapters/fastify';
import Fastify from 'fastify';
import { z } from 'zod';
import { CANNED } from './canned-answers';
import { serve } from './serve';

/** The control: the stock adapter, no cache, the global fetch upstream. */
const t = initTRPC.create();
const upstream = process.env.UPSTREAM ?? '';

async function fetchUpstream<Name extends keyof typeof Table>(name: Name, init: RequestInit = {}) {
  const { method, path, value } = ENDPOINTS[name];
  const response = await fetch(upstream + path, { method, ...init });
  const Answer = z.object({ success: z.literal(true), value });
  return Answer.parse(await response.json()).value;
}

const router = t.router({
  games: t.procedure.input(z.object({ page: z.int() })).query(() => CANNED.listGames),
  balance: t.procedure.query(() => fetchUpstream('fetchBalance')),
  nothing: t.procedure.input(z.array(z.string()).optional()).query(() => null),
});

const app = Fastify({ routerOptions: { maxParamLength: 100_000 } });
await app.register(fastifyTRPCPlugin, { prefix: '/trpc', trpcOptions: { router } });

serve(await app.listen({ host: '127.0.0.1', port: 0 }));
