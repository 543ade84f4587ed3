import type { Callers } from '@tonalli/contracts/access-row';
import type { Endpoint } from '@tonalli/contracts/endpoint';
import { ENDPOINTS } from '@tonalli/contracts/endpoints';
import type { ErrorCode } from '@tonalli/contracts/errors';
import { beforeAll, describe, expect, it } from 'vitest';
import { rowOf } from '../authorisation/called-rows';
import { enterGame } from '../enter-game';
import { useStack } from '../shared-stack';
import type { StackWorld } from '../stack';
import { createWireClient, type WireClient } from '../wire-client';
import { expectAllRefused, expectInvalidRefused, expectValidAnswered, type Fuzzed, RUNS } from './fuzz-calls';

/** Uploads are asked by the tests of what takes them; a logout would end the session of the others. */
const ASKED = Object.entries<Endpoint>(ENDPOINTS)
  .map(([name, endpoint]) => ({ name, endpoint, row: rowOf(name) }))
  .filter(({ name, endpoint }) => endpoint.body !== 'multipart' && name !== 'logout');

type Person = 'visitor' | 'trial' | 'member' | 'agent' | 'player' | 'leaver';

/** By each kind of row: who asks, and who comes closest without being let in. */
const ASKED_BY: Record<Callers, { person: Person; stranger?: [Person, ErrorCode] }> = {
  everybody: { person: 'agent' },
  'signed in': { person: 'agent', stranger: ['visitor', 'TOKEN_MISSING'] },
  member: { person: 'agent', stranger: ['trial', 'TRIAL_ACCOUNT'] },
  agent: { person: 'agent', stranger: ['member', 'ACCOUNT_NOT_AGENT'] },
  player: { person: 'player', stranger: ['member', 'TOKEN_INVALID'] },
};
/** Whoever takes a break can ask for little else afterwards. */
const personOf = ({ name, row }: (typeof ASKED)[number]): Person =>
  name === 'takeBreak' ? 'leaver' : ASKED_BY[row.may].person;
const CLOSED = ASKED.flatMap((fuzzed) => {
  const { stranger } = ASKED_BY[fuzzed.row.may];
  return stranger ? [{ ...fuzzed, stranger: stranger[0], refusal: stranger[1] }] : [];
});

const stack = await useStack();
let world: StackWorld;
let wire: WireClient;
let logins: Record<'trial' | 'member' | 'agent' | 'leaver', Login>;
let tokens: Record<Person, string | null>;
let calls = 0;

interface Login {
  username: string;
  password: string;
}

beforeAll(async () => {
  world = await stack.world();
  wire = createWireClient(stack.platform.url, world.name);
  const { control } = world;
  const [trial, member, agent, leaver] = await Promise.all([
    control.mint({ type: 4 }),
    control.mint(),
    control.mint({ balanceMinor: 10_000, type: 1 }),
    control.mint(),
  ]);
  logins = { trial, member, agent, leaver };
  await logIn();
});

async function logIn(): Promise<void> {
  const enter = ({ username, password }: Login) => wire.logIn(username, password);
  const people = [logins.trial, logins.member, logins.agent, logins.leaver] as const;
  const [trial = '', member = '', agent = '', leaver = ''] = await Promise.all(people.map(enter));
  tokens = { visitor: null, trial, member, agent, leaver, player: await enterGame(wire, agent) };
}

const sendAs =
  (person: Person, { endpoint, mayAsk }: Pick<Fuzzed, 'endpoint'> & { mayAsk: boolean }) =>
  async (input: unknown) => {
    calls += 1;
    const answer = await wire.call(endpoint, input, { token: tokens[person], idempotencyKey: `fuzz-${calls}` });
    if (mayAsk && answer.code === 'TOKEN_INVALID') await logIn();
    return answer;
  };

describe(`whatever is sent to ${ASKED.length} endpoints, ${RUNS} inputs each of either kind`, () => {
  it.each(ASKED)('S3 WIRE-02 $name refuses every input that breaks its schema', (fuzzed) =>
    expectInvalidRefused(fuzzed, sendAs(personOf(fuzzed), { ...fuzzed, mayAsk: true })),
  );

  it.each(ASKED)('S3 $name answers every input that fits its schema with a value or a code', (fuzzed) =>
    expectValidAnswered(fuzzed, sendAs(personOf(fuzzed), { ...fuzzed, mayAsk: true })),
  );

  it.each(CLOSED)('S3 S2 $name refuses a $stranger with $refusal, whatever is asked', (closed) =>
    expectAllRefused(closed, closed.refusal, sendAs(closed.stranger, { ...closed, mayAsk: false })),
  );

  it('QA-09 none of it left a centavo out of place', async () => {
    expect(await world.control.audit()).toMatchObject({ clean: true });
  });
});
