import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HEADERS } from '@tonalli/contracts/envelope';
import { DEVELOPMENT_MERCHANT } from '@tonalli/contracts/merchant';
import { ACCESS } from '@tonalli/gateway/access';
import { appRouter } from '@tonalli/gateway/root';
import type { AnyProcedure, AnyRouter } from '@trpc/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeIn } from '../answer-code';
import { useStack } from '../shared-stack';
import { startGateway } from '../stack';
import { createTestBrowser } from '../test-browser';
import type { Row } from './asked';
import { endpointsCalled, whoMayCallAll } from './called-rows';
import { type Caller, invitePeople, PEOPLE, type Person } from './people';
import { formOf, ownResources, type Resources } from './resources';
import { DIFFERENCES, ELSEWHERE, ROWS } from './rows';

const ROOT = join(import.meta.dirname, '../../../..');
const router: AnyRouter = appRouter;
const procedures: Record<string, AnyProcedure> = router._def.procedures;
const stack = await useStack();
let foreign: Awaited<ReturnType<typeof startGateway>>;
let people: Record<Person, Caller>;
let resources: Resources;

beforeAll(async () => {
  foreign = await startGateway({
    platformUrl: stack.platform.url,
    merchant: { ...DEVELOPMENT_MERCHANT, code: 'OTRO' },
    trustedProxies: 1,
  });
  const world = await stack.world();
  const urls = { own: stack.gatewayUrl, foreign: foreign.gatewayUrl };
  people = await invitePeople(world, { connect: (to) => createTestBrowser(urls[to], world.name) });
  const owner = people.owner.browser;
  resources = await ownResources(world, owner, (await owner.client.account.me.query()).id);
});
afterAll(async () => {
  await foreign.gateway.stop();
});

async function answerTo(person: Person, path: string): Promise<{ code: string; called: string[] }> {
  const { browser, address, cookies } = people[person];
  for (const [name, value] of cookies) browser.cookies.set(name, value);
  const input = ROWS[path]?.input?.(resources);
  const headers: Record<string, string> = {
    'x-forwarded-for': address,
    'x-idempotency-key': `${path}:${PEOPLE.indexOf(person)}`,
  };
  if (browser.tabToken !== null) headers['x-session'] = browser.tabToken;
  const query = input === undefined ? '' : `?input=${encodeURIComponent(JSON.stringify(input))}`;
  const response =
    procedures[path]?._def.type === 'query'
      ? await browser.fetch(`/trpc/${path}${query}`, { headers })
      : await browser.fetch(`/trpc/${path}`, { method: 'POST', ...bodyOf(path, input, headers) });
  const id = response.headers.get(HEADERS.requestId);
  return { code: await codeIn(response), called: endpointsCalled(stack.wire, id) };
}

function bodyOf(path: string, input: unknown, headers: Record<string, string>): RequestInit {
  const meta: unknown = procedures[path]?._def.meta;
  const isUpload = typeof meta === 'object' && meta !== null && 'upload' in meta;
  if (isUpload) return { headers, body: formOf(Object(input)) };
  return { headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(input ?? {}) };
}

/** What the gateway answers by itself, so that the platform is not called. */
const AT_THE_DOOR: readonly string[] = ['TOKEN_MISSING', 'TRIAL_ACCOUNT', 'ACCOUNT_NOT_AGENT'];

/** Which door a call comes to first: the session, the kind of account, the platform. */
function expected(person: Person, { access, answer = 'OK', others, ownAnswer }: Row): string {
  const { standing } = people[person];
  if (access !== 'everybody' && standing === 'nobody') return 'TOKEN_MISSING';
  if (access === 'member' && standing === 'trial') return 'TRIAL_ACCOUNT';
  if (access === 'agent' && standing !== 'agent') return 'ACCOUNT_NOT_AGENT';
  if (ownAnswer) return answer;
  if (standing === 'foreign') return 'MERCHANT_UNKNOWN';
  if (access !== 'everybody' && standing === 'shut-out') return 'TOKEN_INVALID';
  return others !== undefined && person !== 'owner' ? others : answer;
}

// One story of ten people: a call may use up what another one names, and the last ones end sessions.
describe('who may call what', { shuffle: false }, () => {
  it(`S2 WIRE-05 every procedure has a row: ${Object.keys(ROWS).length} for ${PEOPLE.length} people`, () => {
    expect(Object.keys(procedures).sort()).toEqual([...Object.keys(ROWS), ...Object.keys(ELSEWHERE)].sort());
    expect(Object.keys(ACCESS).sort()).toEqual(Object.keys(procedures).sort());
    for (const [path, file] of Object.entries(ELSEWHERE)) {
      expect([path, readFileSync(join(ROOT, file), 'utf8').includes('S2')]).toEqual([path, true]);
    }
  });

  it('S2 only what is another right than that of its endpoints is listed as such', () => {
    for (const [path, { endpoints }] of Object.entries(DIFFERENCES))
      expect([path, endpoints]).not.toEqual([path, ROWS[path]?.access ?? endpoints]);
  });

  it('S2 a right that is given away would show in some cell', () => {
    for (const row of Object.values(ROWS).filter(({ access }) => access !== 'everybody')) {
      const open: Row = { ...row, access: 'everybody' };
      expect(PEOPLE.some((person) => expected(person, row) !== expected(person, open))).toBe(true);
    }
  });

  it.each(Object.entries(ROWS))(
    'S2 AUTH-15 GAME-02 AG-06 %s answers everybody as the matrix says',
    async (path, row) => {
      // The owner goes last: what is theirs may be gone with their call.
      const order = [...PEOPLE.filter((person) => person !== 'owner'), 'owner' as const];
      const answers: Partial<Record<Person, string>> = {};
      const everCalled = new Set<string>();
      for (const person of order) {
        const { code, called } = await answerTo(person, path);
        answers[person] = code;
        if (AT_THE_DOOR.includes(code)) expect([person, code, called]).toEqual([person, code, []]);
        for (const endpoint of called) everCalled.add(endpoint);
      }
      expect(answers).toEqual(Object.fromEntries(order.map((person) => [person, expected(person, row)])));
      const called = [...everCalled];
      expect([called, whoMayCallAll(called)]).toEqual([called, DIFFERENCES[path]?.endpoints ?? row.access]);
    },
  );
});
