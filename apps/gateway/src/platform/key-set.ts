import { type Jwks, JwksSchema } from '@tonalli/contracts/sealing';
import type { Pool } from 'undici';
import { exchange } from './exchange';
import { PlatformError } from './platform-error';
import { parseJson } from './read-answer';

const KEY_SET_PATH = '/.well-known/jwks.json';

/** The keys to which calls are sealed, as the platform publishes them. Throws `PlatformError`. */
export async function fetchKeySet(pool: Pool, deadlineMs: number): Promise<Jwks> {
  const headers = { accept: 'application/json' };
  const deadline = AbortSignal.timeout(deadlineMs);
  const answer = await exchange(pool, { method: 'GET', path: KEY_SET_PATH, headers, body: null }, deadline);
  const keys = JwksSchema.safeParse(parseJson(answer.text, answer.status));
  if (!keys.success) throw new PlatformError('UPSTREAM_INVALID', {}, keys.error);
  return keys.data;
}
