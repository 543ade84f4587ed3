import type { Endpoint } from '@tonalli/contracts/endpoint';
import { HEADERS, SEALED_CONTENT_TYPE } from '@tonalli/contracts/envelope';
import { type ErrorCode, isErrorCode } from '@tonalli/contracts/errors';
import { DEVELOPMENT_MERCHANT } from '@tonalli/contracts/merchant';
import { createSealer, JwksSchema } from '@tonalli/contracts/sealing';
import { LoginAnswer, login } from '@tonalli/contracts/session/wire';
import { z } from 'zod';

export interface WireAnswer {
  status: number;
  /** The catalogue's code, `OK`, or what came instead of one. */
  code: ErrorCode | 'OK' | `not in the catalogue: ${string}`;
  value: unknown;
  /** All that came, as it came. */
  text: string;
}

export interface WireClient {
  /** Calls an endpoint with anything at all as its input, sealed or in the query as the endpoint wants it. */
  call(
    endpoint: Endpoint,
    input: unknown,
    options?: { token?: string | null; body?: string; contentType?: string; idempotencyKey?: string | undefined },
  ): Promise<WireAnswer>;
  /** Logs in on the wire; the platform's own token. */
  logIn(username: string, password: string): Promise<string>;
}

const Answer = z.object({ success: z.boolean(), code: z.string().optional(), value: z.unknown().optional() });

/** A client of the platform's HTTP interface that checks nothing before it sends. `send` carries its calls. */
export function createWireClient(platformUrl: string, world: string, send: typeof fetch = fetch): WireClient {
  const sealer = createSealer({
    nowMs: Date.now,
    fetchKeys: async () => JwksSchema.parse(await (await fetch(`${platformUrl}/.well-known/jwks.json`)).json()),
  });

  const client: WireClient = {
    async call(endpoint, input, { token = null, body, contentType, idempotencyKey } = {}) {
      const query = endpoint.body === 'query' ? `?${new URLSearchParams(Object(input))}` : '';
      const headers: Record<string, string> = { [HEADERS.merchant]: DEVELOPMENT_MERCHANT.code, [HEADERS.world]: world };
      if (idempotencyKey !== undefined) headers[HEADERS.idempotencyKey] = idempotencyKey;
      if (token !== null) headers[HEADERS.authorization] = `Bearer ${token}`;
      const sent = body ?? (endpoint.body === 'sealed' ? await sealer.seal(input) : JSON.stringify(input));
      if (endpoint.body !== 'query') {
        headers['content-type'] =
          contentType ?? (endpoint.body === 'sealed' ? SEALED_CONTENT_TYPE : 'application/json');
      }
      const response = await send(platformUrl + endpoint.path + query, {
        method: endpoint.method,
        headers,
        ...(endpoint.body === 'query' ? {} : { body: sent }),
      });
      const text = await response.text();
      const { success, code = '', value } = Answer.parse(JSON.parse(text));
      const known = isErrorCode(code) ? code : (`not in the catalogue: ${code}` as const);
      return { status: response.status, code: success ? 'OK' : known, value, text };
    },
    async logIn(username, password) {
      const { value } = await client.call(login, { username, password, type: 'username' });
      return LoginAnswer.parse(value).token;
    },
  };
  return client;
}
