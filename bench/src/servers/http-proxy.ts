import proxy from '@fastify/http-proxy';
import Fastify from 'fastify';
import { serve } from './serve';

/** Sends every request on as it came. */
const app = Fastify();
await app.register(proxy, { upstream: process.env.UPSTREAM ?? '', undici: { connections: 128 } });

serve(await app.listen({ host: '127.0.0.1', port: 0 }));
