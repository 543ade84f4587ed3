import { ENDPOINTS } from '@tonalli/contracts/endpoints';
import { SEALED_CONTENT_TYPE } from '@tonalli/contracts/envelope';
import { createSealer, JwksSchema } from '@tonalli/contracts/sealing';
import Fastify from 'fastify';
import { Pool } from 'undici';
import { z } from 'zod';
import { serve } from './serve';

/** The same call upstream, plain and sealed: what lies between them is the sealing alone. */
const { path, value, request } = ENDPOINTS.login;
const pool = new Pool(process.env.UPSTREAM ?? '', { connections: 128 });
const payload = { username: 'demo', password: 'Demo1234', type: 'username' };
const Answer = z.object({ success: z.literal(true), value });

async function fetchKeys() {
  const answer = await pool.request({ method: 'GET', path: '/.well-known/jwks.json' });
  return JwksSchema.parse(await answer.body.json());
}
const keys = await fetchKeys();
const fetchKnownKeys = async () => keys;
const sealer = createSealer({ fetchKeys: fetchKnownKeys, nowMs: Date.now });
/** The control: a key agreement for every call. */
const forgetful = createSealer({ fetchKeys: fetchKnownKeys, nowMs: Date.now, keyLifeMs: 0 });

async function call(body: string, contentType: string) {
  const answer = await pool.request({ method: 'POST', path, body, headers: { 'content-type': contentType } });
  return Answer.parse(await answer.body.json()).value;
}

const app = Fastify();
app.post('/plain', () => call(JSON.stringify(request.parse(payload)), 'application/json'));
app.post('/sealed', async () => call(await sealer.seal(request.parse(payload)), SEALED_CONTENT_TYPE));
app.post('/agreed-each', async () => call(await forgetful.seal(request.parse(payload)), SEALED_CONTENT_TYPE));

serve(await app.listen({ host: '127.0.0.1', port: 0 }));
