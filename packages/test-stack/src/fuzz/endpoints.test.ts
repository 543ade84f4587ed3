import type { Endpoint } from '@tonalli/contracts/endpoint';
import { ENDPOINTS } from '@tonalli/contracts/endpoints';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStack, type Stack, type StackWorld } from '../stack';
import { createWireClient, type WireClient } from '../wire-client';
import { breaking, fitting } from './from-schema';

const RUNS = 12;
/** Uploads are asked by the tests of what takes them; a logout would end the session of the others. */
const ASKED = Object.entries<Endpoint>(ENDPOINTS)
  .map(([name, endpoint]) => ({ name, endpoint }))
  .filter(({ name, endpoint }) => endpoint.body !== 'multipart' && name !== 'logout');

let stack: Stack;
let world: StackWorld;
let wire: WireClient;
let username: string;
let password: string;
let token: string;
let calls = 0;

beforeAll(async () => {
  stack = await createStack();
  world = await stack.world();
  wire = createWireClient(stack.platform.url, world.name);
  ({ username, password } = await world.control.mint({ balanceMinor: 10_000, type: 1 }));
  token = await wire.logIn(username, password);
});
afterAll(() => stack.stop());

async function send(endpoint: Endpoint, input: unknown) {
  calls += 1;
  return wire.call(endpoint, input, { token, idempotencyKey: `fuzz-${calls}` });
}

const inText = ({ body }: Endpoint) => body === 'query' || body === 'form';
const isRecord = (input: unknown) => typeof input === 'object' && input !== null && !Array.isArray(input);
/** In a query everything is text. */
const asSent = (endpoint: Endpoint, input: unknown): unknown =>
  inText(endpoint) ? Object.fromEntries(new URLSearchParams(Object(input))) : input;

describe(`whatever is sent to ${ASKED.length} endpoints, ${2 * RUNS} inputs each`, () => {
  it.each(ASKED)('S3 WIRE-02 $name refuses every input that breaks its schema', async ({ endpoint }) => {
    const inputs = breaking(endpoint.request)
      .filter((input) => !inText(endpoint) || isRecord(input))
      .filter((input) => !endpoint.request.safeParse(asSent(endpoint, input)).success);
    await fc.assert(
      fc.asyncProperty(inputs, async (input) => {
        const { status, code } = await send(endpoint, input);
        expect({ input, status, code }).toEqual({ input, status: 400, code: 'INVALID_REQUEST' });
      }),
      { numRuns: RUNS },
    );
  });

  it.each(ASKED)('S3 $name answers every input that fits its schema with a value or a code', async ({ endpoint }) => {
    await fc.assert(
      fc.asyncProperty(fitting(endpoint.request), async (input) => {
        const { status, code } = await send(endpoint, input);
        const known = !code.startsWith('not in the catalogue');
        expect({ input, code, served: status < 500, known }).toEqual({ input, code, served: true, known: true });
        if (code === 'TOKEN_INVALID') token = await wire.logIn(username, password);
      }),
      { numRuns: RUNS },
    );
  });

  it('QA-09 none of it left a centavo out of place', async () => {
    expect(await world.control.audit()).toMatchObject({ clean: true });
  });
});
