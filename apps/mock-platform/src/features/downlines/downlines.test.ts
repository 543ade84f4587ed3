import { fetchDownline, listDownline, setDownlineRates } from '@tonalli/contracts/downlines/wire';
import { listActivity } from '@tonalli/contracts/downlines/wire-activity';
import type { Endpoint } from '@tonalli/contracts/endpoint';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMember } from '../../people/create-member';
import { rateAt } from '../../people/rates';
import { mintPlayer, type Player } from '../../testing/log-in';
import { plansOf } from '../../testing/query-plans';
import { serveWorlds } from '../../testing/stage';
import { TEST_TIME_MS } from '../../testing/test-time';
import { downlinesRepository } from './downlines.repository';
import { plantTeam, type Team } from './downlines-fixture';

const stage = await serveWorlds();
let team: Team;
beforeEach(async () => {
  team = await plantTeam(stage.world);
});
afterEach(() => expect(stage.world.ledger.audit().findings).toEqual([]));

const value = <E extends Endpoint>({ token }: Player, endpoint: E, input: object) =>
  stage.platform.value(endpoint, input, { ...stage.here, token });
async function code({ token }: Player, endpoint: Endpoint, input: object): Promise<string> {
  const { envelope } = await stage.platform.call(endpoint, input, { ...stage.here, token });
  return envelope.success ? 'OK' : envelope.code;
}
const list = (who: Player, input: object = {}) => value(who, listDownline, { limit: '50', ...input });
/** The test's day is the 1st of January in Mexico: its next one begins at six in the morning, UTC. */
const NEXT_DAY = Math.ceil((TEST_TIME_MS - 6 * 3_600_000) / 86_400_000) * 86_400_000 + 6 * 3_600_000;

describe('the downline', () => {
  it('AG-04 shows who stands right below by name and balance, with how many there are further down', async () => {
    const { rows, path, next, totalRows } = await list(team.top);
    expect(path).toEqual([]);
    expect([next, totalRows]).toEqual([null, 2]);
    expect(
      rows.map(({ name, kind, balance, children, below, level }) => [name, kind, balance, children, below, level]),
    ).toEqual([
      ['leftagent', 'agent', '9.00', 2, 3, 1],
      ['rightagent', 'agent', '10.00', 1, 1, 1],
    ]);
    expect(rows.every(({ lastLoginAt }) => lastLoginAt === null || typeof lastLoginAt === 'string')).toBe(true);
  });

  it('AG-04 AG-10 shows those further down with masked names, without nicknames and balances', async () => {
    const { rows, path } = await list(team.top, { memberId: team.left.id });
    expect(path).toEqual([{ memberId: team.left.id, name: 'leftagent' }]);
    expect(rows.map(({ name, nickname, balance, level }) => [name, nickname, balance, level])).toEqual([
      ['d••••t', null, null, 2],
      ['a••••r', null, null, 2],
    ]);
    const deepest = await value(team.top, fetchDownline, { memberId: team.luis.id });
    expect(deepest).toMatchObject({ name: 'l••••r', nickname: null, balance: null, level: 3 });
    expect(deepest.path.map(({ name }) => name)).toEqual(['leftagent', 'd••••t', 'l••••r']);
    expect(JSON.stringify([rows, deepest])).not.toMatch(/\+52|@|luisplayer|deepagent/);
  });

  it('AG-04 gives sums of a whole team, the one they stand below left out', async () => {
    // deepagent 9, anaplayer 9 and luisplayer 10 letters, a peso each.
    expect((await value(team.top, fetchDownline, { memberId: team.left.id })).team).toEqual({
      agents: 1,
      members: 2,
      balance: '28.00',
    });
  });

  it('AG-04 finds those right below by the beginning of their name, and others only by the whole of it', async () => {
    const names = async (search: string) => (await list(team.top, { search })).rows.map(({ name }) => name);
    expect(await names('LEFT')).toEqual(['leftagent']);
    expect(await names('luis')).toEqual([]);
    expect(await names('luisplayer')).toEqual(['l••••r']);
    for (const stranger of ['loneagent', 'topagent', 'nobody']) expect(await names(stranger)).toEqual([]);
  });

  it('AG-04 narrows to agents or players, and sorts either way', async () => {
    const names = async (input: object) => (await list(team.left, input)).rows.map(({ name }) => name);
    expect(await names({ kind: 'agent' })).toEqual(['deepagent']);
    expect(await names({ kind: 'member' })).toEqual(['anaplayer']);
    expect(await names({ sort: 'name' })).toEqual(['anaplayer', 'deepagent']);
    expect(await names({ sort: 'name', descending: '1' })).toEqual(['deepagent', 'anaplayer']);
    for (const sort of ['balance', 'name'])
      expect(await code(team.top, listDownline, { limit: '9', sort, memberId: team.left.id })).toBe('INVALID_REQUEST');
  });

  it('AG-04 pages of any size put together are the whole list once, in every order', async () => {
    for (let index = 0; index < 23; index += 1) {
      // Some share a balance and a last login, so that the order needs the member too.
      await mintPlayer(stage.world, { uplineId: team.lone.id, balanceMinor: (index % 3) * 100 });
    }
    const whole = (await list(team.lone, { limit: '100' })).rows.map(({ memberId }) => memberId);
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 30 }),
        fc.constantFrom('joined', 'name', 'lastLogin', 'balance'),
        fc.boolean(),
        async (size, sort, descending) => {
          const seen: string[] = [];
          const asked = { limit: String(size), sort, descending: descending ? '1' : '0' };
          for (let after: string | null | undefined; after !== null; ) {
            const page = await list(team.lone, after === undefined ? asked : { ...asked, after });
            seen.push(...page.rows.map(({ memberId }) => memberId));
            expect(page.totalRows).toBe(23);
            after = page.next;
          }
          expect(seen.toSorted()).toEqual(whole.toSorted());
        },
      ),
      { numRuns: 12, seed: 4 },
    );
  });

  it.each(['x', '', 'WzEsMl0', Buffer.from('["a"]').toString('base64url')])(
    'AG-04 refuses a page that begins after %j',
    async (after) => expect(await code(team.top, listDownline, { limit: '5', after })).toBe('INVALID_REQUEST'),
  );

  it('AG-06 has no trial account and nobody of the back office', async () => {
    for (const type of [3, 4] as const) {
      const { id } = createMember(stage.world, {
        ...{ username: `type${type}user`, passwordHash: null, type, uplineId: team.lone.id, createdAt: TEST_TIME_MS },
      });
      expect(await code(team.lone, fetchDownline, { memberId: id })).toBe('DOWNLINE_NOT_FOUND');
    }
    expect((await list(team.lone)).rows).toEqual([]);
  });

  it('AG-07 a page by the order of joining reads no more of the tree than those right below', () => {
    const plans = plansOf(stage.world.sqlite, () => {
      const store = downlinesRepository(stage.world);
      store.page({
        ...{ nodeId: team.top.id, now: 1, prefix: '', agents: null, sort: 'joined' },
        ...{ descending: false, after: null, limit: 5 },
      });
    });
    const page = [...plans].find(([text]) => text.includes('@nodeId') && text.includes('LIMIT'))?.[1] ?? '';
    expect(page).toMatch(/SEARCH t USING INDEX member_tree_children \(ancestor_id=\?/);
    expect(page).not.toMatch(/SCAN|USE TEMP B-TREE FOR ORDER BY/);
  });
});

describe('rates of the downline', () => {
  const set = (who: Player, input: object) => code(who, setDownlineRates, input);
  const at = (who: Player, moment: number) => rateAt(stage.world, who.id, { category: 'RNG', at: moment });

  it("AG-04 take effect with the operator's next day, all or none of them", async () => {
    const both = { RNG: 60, LIVE: 900 };
    expect(await set(team.left, { memberId: team.deep.id, rates: both })).toBe('RATE_OUT_OF_RANGE');
    expect(at(team.deep, NEXT_DAY)).toBe(80);
    const { from } = await value(team.left, setDownlineRates, { memberId: team.deep.id, rates: { RNG: 60 } });
    expect(Date.parse(from)).toBe(NEXT_DAY);
    expect([at(team.deep, NEXT_DAY - 1), at(team.deep, NEXT_DAY)]).toEqual([80, 60]);
    const { rates } = await value(team.left, fetchDownline, { memberId: team.deep.id });
    expect(rates.find(({ category }) => category === 'RNG')).toEqual({
      ...{ category: 'RNG', rateBp: 80, minimumBp: 0, maximumBp: 100 },
      next: { rateBp: 60, from: new Date(NEXT_DAY).toISOString() },
    });
  });

  it("AG-04 lie between the highest further down and the agent's own", async () => {
    const rng = (await value(team.top, fetchDownline, { memberId: team.left.id })).rates.find(
      ({ category }) => category === 'RNG',
    );
    expect([rng?.minimumBp, rng?.maximumBp]).toEqual([80, 120]);
    for (const [rateBp, answer] of [
      [70, 'RATE_OUT_OF_RANGE'],
      [130, 'RATE_OUT_OF_RANGE'],
      [80, 'OK'],
      [120, 'OK'],
    ] as const) {
      expect(await set(team.top, { memberId: team.left.id, rates: { RNG: rateBp } })).toBe(answer);
    }
    expect(await set(team.top, { memberId: team.left.id, rates: { RNG: 85 } })).toBe('INVALID_REQUEST');
  });

  it('AG-10 are in the logs of both, once', async () => {
    for (let times = 0; times < 2; times += 1) {
      await set(team.left, { memberId: team.ana.id, rates: { RNG: 50, LIVE: 0 } });
    }
    for (const [who, by, person] of [
      [team.left, { who: 'reader', name: '' }, { who: 'other', name: 'anaplayer' }],
      [team.ana, { who: 'other', name: 'l••••t' }, { who: 'reader', name: '' }],
    ] as const) {
      const { list: entries } = await value(who, listActivity, { limit: '10' });
      expect(entries).toHaveLength(1);
      expect(entries[0]).toMatchObject({ kind: 'rateSet', by, person, rates: { RNG: 50 } });
    }
  });
});

describe('whose downline it is', () => {
  const others = ['lone', 'right', 'top'] as const;
  const naming: [string, Endpoint, (memberId: string) => object][] = [
    ['listDownline', listDownline, (memberId) => ({ limit: '9', memberId })],
    ['fetchDownline', fetchDownline, (memberId) => ({ memberId })],
    ['setDownlineRates', setDownlineRates, (memberId) => ({ memberId, rates: { RNG: 10 } })],
  ];

  it.each(naming)(
    'AG-06 %s refuses a stranger, a sibling, the upline and oneself, as nobody',
    async (_, endpoint, input) => {
      for (const name of [...others, 'left'] as const)
        expect([name, await code(team.left, endpoint, input(team[name].id))]).toEqual([name, 'DOWNLINE_NOT_FOUND']);
      // An uncle's, and a nephew of one's own sibling.
      expect(await code(team.deep, endpoint, input(team.rosa.id))).toBe('DOWNLINE_NOT_FOUND');
      expect(await code(team.right, endpoint, input(team.luis.id))).toBe('DOWNLINE_NOT_FOUND');
      expect(await code(team.left, endpoint, input('nobody'))).toBe('DOWNLINE_NOT_FOUND');
      expect(rateAt(stage.world, team.rosa.id, { category: 'RNG', at: NEXT_DAY })).toBe(0);
    },
  );

  it("AG-06 a rate of a child's child is its own upline's affair", async () => {
    const input = { memberId: team.luis.id, rates: { RNG: 10 } };
    expect(await code(team.left, setDownlineRates, input)).toBe('DOWNLINE_NOT_FOUND');
    expect(await code(team.deep, setDownlineRates, input)).toBe('OK');
  });

  it('AG-06 another world, whose ids are the same, is another team', async () => {
    const other = stage.platform.worlds.create();
    const agent = await mintPlayer(other, { type: 1 });
    const answer = await stage.platform.call(
      fetchDownline,
      { memberId: team.ana.id },
      { world: other.name, token: agent.token },
    );
    expect(answer.envelope).toMatchObject({ success: false, code: 'DOWNLINE_NOT_FOUND' });
    const stolen = await stage.platform.call(
      fetchDownline,
      { memberId: team.ana.id },
      { world: other.name, token: team.left.token },
    );
    expect(stolen.envelope).toMatchObject({ success: false, code: 'TOKEN_INVALID' });
  });
});
