import Fastify from 'fastify';
import { CANNED } from './canned-answers';
import { serve } from './serve';

/** The floor: a route that sends bytes. `BODY` holds them; POST takes any JSON and does nothing. */
const body = Buffer.from(process.env.BODY ?? JSON.stringify({ result: { data: CANNED.fetchBalance } }));

const app = Fastify();
app.get('/bytes', (_request, reply) => reply.type('application/json').send(body));
app.post('/nothing', (_request, reply) => reply.type('application/json').send(body));

serve(await app.listen({ host: '127.0.0.1', port: 0 }));
