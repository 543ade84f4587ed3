import { createServer, type Server } from 'node:http';
import { endpoint } from '@tonalli/contracts/endpoint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createWireClient } from '../wire-client';
import { expectAllRefused, expectInvalidRefused, expectValidAnswered, type Fuzzed } from './fuzz-calls';

const called = endpoint({
  method: 'POST',
  path: '/planted',
  summary: 'Answers as a test wants',
  request: z.strictObject({ name: z.string().max(40) }),
  value: z.null(),
});

const planted: Fuzzed = { endpoint: called, row: { may: 'agent', input: { name: 'Ana' } } };

interface Planted {
  status: number;
  body: object;
}
const GOOD: Planted = { status: 200, body: { success: true, value: null } };
const failed = (status: number, code: string, message = 'No.'): Planted => ({
  status,
  body: { success: false, code, message },
});
const REFUSED = failed(400, 'INVALID_REQUEST');

let answer: (input: unknown) => Planted | string;
let server: Server;
let url = '';
beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const given = answer(JSON.parse(body));
    response.statusCode = typeof given === 'string' ? 200 : given.status;
    response.setHeader('content-type', 'application/json');
    response.end(typeof given === 'string' ? given : JSON.stringify(given.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
});
afterAll(() => void server.close());

const send = (input: unknown) => createWireClient(url, 'none').call(called, input);
const isOdd = (input: unknown) => called.request.safeParse(input).data?.name.length !== 0;

describe('an endpoint that was planted', () => {
  it('S3 is let pass while it answers as it should', async () => {
    answer = () => GOOD;
    await expectValidAnswered(planted, send);
    answer = () => failed(422, 'FIELD_INVALID');
    await expectValidAnswered(planted, send);
    answer = () => REFUSED;
    await expectInvalidRefused(planted, send);
  });

  it.each<[string, (input: unknown) => Planted | string]>([
    ['500', () => failed(500, 'UNKNOWN')],
    ['500 for some inputs', (input) => (isOdd(input) ? failed(500, 'UNKNOWN') : GOOD)],
    ['a code that is in no catalogue', () => failed(422, 'ER_DUP_ENTRY')],
    ['where it was when it fell', () => failed(422, 'FIELD_INVALID', 'Error: no\n    at run (/srv/app/verb.ts:7:3)')],
    ['what its database said', () => failed(422, 'FIELD_INVALID', 'SqliteError: no such column: name')],
    ['something that is no answer', () => '<html>Internal Server Error</html>'],
  ])('S3 is caught when it answers %s', async (_what, wrong) => {
    answer = wrong;
    await expect(expectValidAnswered(planted, send)).rejects.toThrow();
  });

  it.each<[string, Planted]>([
    ['takes what breaks its schema', GOOD],
    ['falls over it', failed(500, 'UNKNOWN')],
    ['tells where', failed(400, 'INVALID_REQUEST', 'TypeError: x\n    at parse (file:///srv/verb.js:7:3)')],
  ])('S3 is caught when it %s', async (_what, wrong) => {
    answer = () => wrong;
    await expect(expectInvalidRefused(planted, send)).rejects.toThrow();
  });

  it('S3 S2 is caught when it lets somebody in for some inputs whom its row keeps out', async () => {
    const refused = failed(403, 'ACCOUNT_NOT_AGENT');
    answer = () => refused;
    await expectAllRefused(planted, 'ACCOUNT_NOT_AGENT', send);
    for (const wrong of [() => GOOD, (input: unknown) => (isOdd(input) ? GOOD : refused), () => REFUSED]) {
      answer = wrong;
      await expect(expectAllRefused(planted, 'ACCOUNT_NOT_AGENT', send)).rejects.toThrow();
    }
  });

  it('S3 is asked near to its known request too: only one field is another', async () => {
    const given: unknown[] = [];
    answer = (input) => {
      given.push(input);
      return GOOD;
    };
    const known = { name: 'Ana', times: 1_234_567 };
    const two = { ...called, request: z.strictObject({ name: z.string().max(40), times: z.int() }) };
    const alike = (input: unknown) =>
      Object.entries(known).filter(([key, is]) => Reflect.get(Object(input), key) === is);
    // Half of all inputs are near.
    await expectValidAnswered({ endpoint: two, row: { may: 'everybody', input: known } }, send);
    expect(given.map((input) => alike(input).length)).toContain(1);
  });
});
