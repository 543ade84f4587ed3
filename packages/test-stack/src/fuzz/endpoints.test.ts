import type { Endpoint } from '@tonalli/contracts/endpoint';
import { ENDPOINTS } from '@tonalli/contracts/endpoints';
import { beforeAll, describe, expect, it } from 'vitest';
import { enterGame } from '../enter-game';
import { useStack } from '../shared-stack';
import type { StackWorld } from '../stack';
import { createWireClient, type WireClient } from '../wire-client';
import { expectInvalidRefused, expectValidAnswered, RUNS } from './fuzz-calls';

/** Uploads are asked by the tests of what takes them; a logout would end the session of the others. */
const ASKED = Object.entries<Endpoint>(ENDPOINTS)
  .map(([name, endpoint]) => ({ name, endpoint }))
  .filter(({ name, endpoint }) => endpoint.body !== 'multipart' && name !== 'logout');

const stack = await useStack();
let world: StackWorld;
let wire: WireClient;
let username: string;
let password: string;
let token: string;
let gameToken: string;
let calls = 0;

beforeAll(async () => {
  world = await stack.world();
  wire = createWireClient(stack.platform.url, world.name);
  ({ username, password } = await world.control.mint({ balanceMinor: 10_000, type: 1 }));
  await logIn();
});

async function logIn(): Promise<void> {
  token = await wire.logIn(username, password);
  gameToken = await enterGame(wire, token);
}

const sendTo = (endpoint: Endpoint) => async (input: unknown) => {
  calls += 1;
  const answer = await wire.call(endpoint, input, {
    token: endpoint.token === 'game' ? gameToken : token,
    idempotencyKey: `fuzz-${calls}`,
  });
  if (answer.code === 'TOKEN_INVALID') await logIn();
  return answer;
};

describe(`whatever is sent to ${ASKED.length} endpoints, ${2 * RUNS} inputs each`, () => {
  it.each(ASKED)('S3 WIRE-02 $name refuses every input that breaks its schema', ({ endpoint }) =>
    expectInvalidRefused(endpoint, sendTo(endpoint)),
  );

  it.each(ASKED)('S3 $name answers every input that fits its schema with a value or a code', ({ endpoint }) =>
    expectValidAnswered(endpoint, sendTo(endpoint)),
  );

  it('QA-09 none of it left a centavo out of place', async () => {
    expect(await world.control.audit()).toMatchObject({ clean: true });
  });
});
