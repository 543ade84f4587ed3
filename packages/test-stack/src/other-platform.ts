import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ENDPOINTS, type EndpointName } from '@tonalli/contracts/endpoints';
import { SEALED_CONTENT_TYPE } from '@tonalli/contracts/envelope';
import { generateSealingKey, type Jwks, type PrivateSealingKey, publicJwks } from '@tonalli/contracts/sealing';
import { compactDecrypt, importJWK } from 'jose';
import type { z } from 'zod';

export interface ReceivedCall {
  name: EndpointName;
  headers: IncomingHttpHeaders;
  query: Record<string, string>;
  /** The body as it came. */
  raw: string;
  /** The body as JSON, opened when it was sealed; null without one. */
  payload: unknown;
}

/** What this platform answers, in wire form. A call without an entry gets `NOT_FOUND`. */
export type Answers = {
  [Name in EndpointName]?: (call: ReceivedCall) => z.input<(typeof ENDPOINTS)[Name]['value']>;
};

export interface OtherPlatform {
  readonly url: string;
  readonly calls: ReceivedCall[];
  /** Calls received by endpoint name. */
  count(name: EndpointName): number;
  close(): Promise<void>;
}

/**
 * A platform that shares no code with the mock: plain HTTP, JOSE by library, canned answers. It shows
 * that the gateway needs nothing but configuration to speak to another one (WIRE-06).
 */
export async function startOtherPlatform(
  answers: Answers,
  { port = 0 }: { port?: number } = {},
): Promise<OtherPlatform> {
  const key = generateSealingKey('other-1');
  const calls: ReceivedCall[] = [];
  const server = createServer(async (request, response) => {
    const { status, body } = await answer(request).catch((error: unknown) => ({
      status: 500,
      body: { success: false, code: 'UNKNOWN', message: String(error) },
    }));
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });

  const answer = async (request: IncomingMessage): Promise<{ status: number; body: unknown }> => {
    const url = new URL(request.url ?? '/', 'http://other.invalid');
    if (url.pathname === '/.well-known/jwks.json') return { status: 200, body: publicJwks([key]) satisfies Jwks };
    const name = nameOf(request.method ?? 'GET', url.pathname);
    const reply = name && answers[name];
    if (!name || !reply) return { status: 404, body: { success: false, code: 'NOT_FOUND', message: 'Not here.' } };
    const raw = await textOf(request);
    const payload = await payloadOf(raw, request.headers['content-type'] ?? '', key);
    const call = { name, headers: request.headers, query: Object.fromEntries(url.searchParams), raw, payload };
    calls.push(call);
    return { status: 200, body: { success: true, value: reply(call) } };
  };

  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  // Listening on TCP, so the address is not a pipe's name.
  const address = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${address.port}`,
    calls,
    count: (name) => calls.filter((call) => call.name === name).length,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

const NAMES = new Map(
  Object.entries(ENDPOINTS).map(([name, { method, path }]) => [`${method} ${path}`, name as EndpointName]),
);
const nameOf = (method: string, path: string): EndpointName | null => NAMES.get(`${method} ${path}`) ?? null;

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

async function payloadOf(raw: string, contentType: string, key: PrivateSealingKey): Promise<unknown> {
  if (raw === '') return null;
  if (!contentType.startsWith(SEALED_CONTENT_TYPE)) return JSON.parse(raw);
  const { plaintext } = await compactDecrypt(raw, await importJWK(key, 'ECDH-ES'));
  return JSON.parse(new TextDecoder().decode(plaintext));
}
