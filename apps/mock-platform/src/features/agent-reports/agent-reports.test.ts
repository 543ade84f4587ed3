import { BETTING_COLUMNS } from '@tonalli/contracts/agent-reports/columns';
import {
  listAgentIncome,
  listPlayerLosses,
  listTeamBetting,
  listTeamMovements,
} from '@tonalli/contracts/agent-reports/wire';
import { beforeAll, describe, expect, it } from 'vitest';
import { toIso } from '../../clock/system-time';
import { moveMember } from '../../people/move-member';
import { mintPlayer } from '../../testing/log-in';
import { postPermitted } from '../../testing/permitted';
import { servePlatform } from '../../testing/stage';
import { TEST_TIME_MS } from '../../testing/test-time';
import { keepBet } from '../../wagering/bets';

const DAY_MS = 86_400_000;
const day = (ago: number): string => toIso(TEST_TIME_MS - 6 * 3_600_000 - ago * DAY_MS).slice(0, 10);
const RANGE = { from: day(7), to: day(0) };
/** Of the test's time, the 15th of January. */
const MONTH = { from: '2026-01-01', to: day(0) };
const BETTING = { ...RANGE, sort: 'stake', order: 'desc', pageSize: '50' } as const;

const platform = await servePlatform();
const people = new Map<string, { id: string; token: string; username: string }>();
const person = (name: string) => {
  const found = people.get(name);
  if (!found) throw new Error(`nobody is called ${name}`);
  return found;
};

async function add(name: string, type: 0 | 1, upline?: string): Promise<void> {
  const uplineId = upline ? person(upline).id : undefined;
  people.set(name, await mintPlayer(platform.world, { type, uplineId, username: name, balanceMinor: 1_000 }));
}

let rounds = 0;
function bet(name: string, [stakeMinor, payoutMinor]: [number, number], ago = 1): void {
  rounds += 1;
  keepBet(platform.world, {
    ...{ roundId: `reports-${rounds}`, memberId: person(name).id, nodeId: '010001', vassalage: 'OMT', gameType: 'RNG' },
    ...{
      stakeMinor,
      payoutMinor,
      at: platform.world.clock.now() - ago * DAY_MS,
      isTrial: false,
      detail: { k: 'summary' },
    },
  });
}

const betting = (name: string, query: Record<string, string> = {}) =>
  platform.value(listTeamBetting, { ...BETTING, ...query }, { token: person(name).token });
const losses = (name: string, query: Record<string, string> = {}) =>
  platform.value(
    listPlayerLosses,
    { ...MONTH, order: 'losers', pageSize: '50', ...query },
    { token: person(name).token },
  );
const movements = (name: string, query: Record<string, string> = {}) =>
  platform.value(listTeamMovements, { ...RANGE, pageSize: '50', ...query }, { token: person(name).token });

/*
 * topper (agent) ─┬─ lefty (agent) ─┬─ anabel
 *                 │                 └─ deeper (agent) ── luisito
 *                 ├─ righty (agent) ── rosalia
 *                 └─ evelina                       and, beside all of them, stranger
 */
beforeAll(async () => {
  await add('topper', 1);
  await add('lefty', 1, 'topper');
  await add('righty', 1, 'topper');
  await add('deeper', 1, 'lefty');
  await add('anabel', 0, 'lefty');
  await add('luisito', 0, 'deeper');
  await add('rosalia', 0, 'righty');
  await add('evelina', 0, 'topper');
  await add('stranger', 1);
  bet('topper', [100_000, 50_000]);
  bet('lefty', [300, 100]);
  bet('anabel', [1_000, 250]);
  bet('anabel', [1_000, 0], 3);
  bet('luisito', [2_000, 9_000]);
  bet('rosalia', [30_000, 0], 2);
  bet('evelina', [500, 500]);
  bet('evelina', [77, 0], 9);
  // A slot later, so that the job carries some of it and not the rest.
  platform.world.clock.set(TEST_TIME_MS + 300_000);
  bet('evelina', [40, 0], 0);
  postPermitted(platform.world, {
    ...{ kind: 'transfer.member', fromMemberId: person('topper').id, toMemberId: person('lefty').id },
    ...{ amountMinor: 250, reference: 'T1', key: 'reports-transfer', at: TEST_TIME_MS },
  });
  for (const [index, amountMinor] of [7, 8].entries())
    platform.world.ledger.post({
      ...{
        kind: 'agent.rebate',
        memberId: person('lefty').id,
        amountMinor,
        reference: 'R',
        key: `reports-rebate-${index}`,
      },
      at: TEST_TIME_MS - index * DAY_MS,
    });
});

describe('team betting', () => {
  it('AG-05 has a row for each direct downline with all below, the own, and the totals of all', async () => {
    const { rows, own, totals, path, next } = await betting('topper');
    expect(rows.map(({ name, stake, ggr, bets, active }) => [name, stake, ggr, bets, active])).toEqual([
      ['righty', '300.00', '300.00', 1, 1],
      ['lefty', '43.00', '-50.50', 4, 3],
      ['evelina', '5.40', '0.40', 2, 1],
    ]);
    expect(own).toMatchObject({ stake: '1000.00', ggr: '500.00', bets: 1 });
    expect(totals).toMatchObject({ stake: '1348.40', payout: '598.50', ggr: '749.90', bets: 8, deposit: '80.00' });
    expect(rows[1]).toMatchObject({ isAgent: true, rebate: '0.15', ngr: '-50.65', deposit: '40.00', joined: 4 });
    expect([path, next]).toEqual([[], null]);
  });

  it('AG-05 AG-06 goes down by one step after another: names are masked, and balances of others than direct ones kept back', async () => {
    const left = await betting('topper', { of: person('lefty').id });
    expect(left.path.map(({ name }) => name)).toEqual(['lefty']);
    expect(left.rows.map(({ name, stake, balance }) => [name, stake, balance])).toEqual([
      ['a••••l', '20.00', null],
      ['d••••r', '20.00', null],
    ]);
    expect(left.own).toMatchObject({ stake: '3.00' });
    const deep = await betting('topper', { of: person('deeper').id });
    expect(deep.path.map(({ name }) => name)).toEqual(['lefty', 'd••••r']);
    expect(deep.rows.map(({ name }) => name)).toEqual(['l••••o']);
    const asLeft = await betting('lefty');
    expect(asLeft.rows.map(({ name, balance }) => [name, balance])).toEqual([
      ['anabel', '10.00'],
      ['deeper', '10.00'],
    ]);
    const text = JSON.stringify([left, deep]);
    for (const hidden of ['anabel', 'deeper', 'luisito', '+52', '@']) expect(text).not.toContain(hidden);
  });

  it('AG-05 sorts by every column both ways, and each page goes on where the one before ended', async () => {
    for (const sort of BETTING_COLUMNS)
      for (const order of ['asc', 'desc']) {
        const all = (await betting('topper', { sort, order })).rows;
        const values = all.map((row) => Number(row[sort]));
        expect(values).toEqual(values.toSorted((a, b) => (order === 'asc' ? a - b : b - a)));
        const paged: typeof all = [];
        let after: string | null = '';
        while (after !== null) {
          const page = await betting('topper', { sort, order, pageSize: '1', ...(after ? { after } : {}) });
          paged.push(...page.rows);
          after = page.next;
        }
        expect(paged).toEqual(all);
      }
  });

  it('AG-05 narrows to agents, players and names; the totals are those of what is shown', async () => {
    const names = async (query: Record<string, string>) =>
      (await betting('topper', query)).rows.map(({ name }) => name);
    expect(await names({ kind: 'agents' })).toEqual(['righty', 'lefty']);
    expect(await names({ kind: 'players' })).toEqual(['evelina']);
    expect(await names({ name: 'EVE' })).toEqual(['evelina']);
    expect(await names({ name: '%' })).toEqual([]);
    const { own, totals } = await betting('topper', { kind: 'players' });
    expect([own, totals.stake]).toEqual([null, '5.40']);
  });

  it('AG-10 leaves what was bet before a move with the agent of then, and counts no people of two places', async () => {
    await add('first', 1);
    await add('second', 1);
    await add('mover', 0, 'first');
    const placed = { from: day(0), to: day(0) };
    const at = platform.world.clock.now();
    const play = (stakeMinor: number, when: number) =>
      keepBet(platform.world, {
        ...{ roundId: `mover-${stakeMinor}`, memberId: person('mover').id, nodeId: '010001', vassalage: 'OMT' },
        ...{ gameType: 'RNG', stakeMinor, payoutMinor: 0, at: when, isTrial: false, detail: { k: 'summary' } },
      });
    play(500, at);
    moveMember(platform.world, { memberId: person('mover').id, uplineId: person('second').id, from: at + 1 });
    platform.world.clock.set(at + 2);
    play(30, at + 2);
    const rowOf = async (name: string) =>
      (await betting(name, placed)).rows.map((row) => [row.name, row.stake, row.active, row.balance]);
    expect(await rowOf('first')).toEqual([['m••••r', '5.00', null, null]]);
    expect(await rowOf('second')).toEqual([['mover', '0.30', null, '10.00']]);
  });
});

describe('player losses', () => {
  it('AG-05 ranks everybody below by what they lost or won, with the totals of the month', async () => {
    const { rows, totals } = await losses('topper');
    // What was bet after the last slot that was carried is still to come.
    expect(rows.map(({ name, loss }) => [name, loss])).toEqual([
      ['r••••a', '300.00'],
      ['a••••l', '17.50'],
      ['lefty', '2.00'],
      ['evelina', '0.77'],
      ['l••••o', '-70.00'],
    ]);
    expect(totals).toMatchObject({ loss: '250.27', bets: 7 });
    const winners = await losses('topper', { order: 'winners' });
    expect(winners.rows).toEqual(rows.toReversed());
    expect((await losses('topper', { from: '2025-12-01', to: '2025-12-31' })).rows).toEqual([]);
  });

  it('AG-05 goes on page by page, and down to the players of somebody below', async () => {
    const all = (await losses('topper')).rows;
    const first = await losses('topper', { pageSize: '2' });
    const second = await losses('topper', { pageSize: '3', after: first.next ?? '' });
    expect([...first.rows, ...second.rows]).toEqual(all);
    expect(second.next).toBeNull();
    const below = await losses('topper', { of: person('lefty').id });
    expect(below.rows.map(({ name }) => name)).toEqual(['a••••l', 'l••••o']);
  });
});

describe('player losses of any days', () => {
  /** What was bet above on these days, added up by hand; stakes and payouts in minor units. */
  const PLAYED = [
    ...[['lefty', 300, 100, 1] as const, ['anabel', 1_000, 250, 1] as const, ['anabel', 1_000, 0, 3] as const],
    ...[['luisito', 2_000, 9_000, 1] as const, ['rosalia', 30_000, 0, 2] as const],
    ...[['evelina', 500, 500, 1] as const, ['evelina', 77, 0, 9] as const, ['evelina', 40, 0, 0] as const],
  ];
  const DIRECT = ['lefty', 'evelina'];
  const shown = (name: string) => (DIRECT.includes(name) ? name : `${name[0]}••••${name.at(-1)}`);

  it.each([
    [2, 1],
    [3, 2],
    [9, 0],
    [9, 3],
    [0, 0],
  ])(
    'AG-05 of %d to %d days ago holds the bets of those days alone, with totals of the whole range',
    async (first, last) => {
      const range = { from: day(first), to: day(last) };
      const counted = PLAYED.filter(([, , , ago]) => ago <= first && ago >= last);
      const sums = new Map<string, number>();
      for (const [name, stake, payout] of counted) sums.set(name, (sums.get(name) ?? 0) + stake - payout);
      const expected = [...sums].map(([name, loss]) => [shown(name), loss] as const).toSorted((a, b) => b[1] - a[1]);
      const { rows, totals } = await losses('topper', range);
      expect(rows.map(({ name, loss }) => [name, Math.round(Number(loss) * 100)])).toEqual(expected);
      const minor = (amount: string) => Math.round(Number(amount) * 100);
      expect([totals.bets, minor(totals.stake), minor(totals.loss)]).toEqual([
        counted.length,
        counted.reduce((sum, [, stake]) => sum + stake, 0),
        counted.reduce((sum, [, stake, payout]) => sum + stake - payout, 0),
      ]);
      const winners = await losses('topper', { ...range, order: 'winners' });
      expect(winners.rows).toEqual(rows.toReversed());
      expect(winners.totals).toEqual(totals);
    },
  );

  it('AG-05 goes on page by page with the totals of all pages, and down to the players of somebody below', async () => {
    const range = { from: day(9), to: day(0) };
    const all = await losses('topper', range);
    const first = await losses('topper', { ...range, pageSize: '2' });
    const second = await losses('topper', { ...range, pageSize: '3', after: first.next ?? '' });
    expect([...first.rows, ...second.rows]).toEqual(all.rows);
    expect([first.totals, second.totals, second.next]).toEqual([all.totals, all.totals, null]);
    const below = await losses('topper', { ...range, of: person('lefty').id });
    expect(below.rows.map(({ name, loss }) => [name, loss])).toEqual([
      ['a••••l', '17.50'],
      ['l••••o', '-70.00'],
    ]);
  });

  it('AG-05 D4 shows everybody once while bets arrive between the pages, and the bets to whoever begins anew', async () => {
    await add('ranker', 1);
    const names = ['ranked-a', 'ranked-b', 'ranked-c', 'ranked-d'];
    for (const [index, name] of names.entries()) {
      await add(name, 0, 'ranker');
      bet(name, [100 * (index + 1), 0]);
    }
    const range = { from: day(1), to: day(0), pageSize: '2' };
    for (const order of ['losers', 'winners'] as const) {
      const first = await losses('ranker', { ...range, order });
      // Whoever stands on the second page is the first of all, and one of the first page the last.
      bet('ranked-a', [9_000, 0]);
      bet('ranked-d', [1, 20_000]);
      const second = await losses('ranker', { ...range, order, after: first.next ?? '' });
      expect([...first.rows, ...second.rows].map(({ name }) => name).toSorted()).toEqual(names);
      expect([second.totals, second.next, second.asOf]).toEqual([first.totals, null, first.asOf]);
    }
    const anew = await losses('ranker', { ...range, order: 'losers' });
    expect([anew.totals.bets, anew.rows[0]?.name]).toEqual([8, 'ranked-a']);
  });

  it('AG-05 AG-10 counts days for whoever stood above when the bets were placed, by masked names of those who left', async () => {
    const ranked = async (name: string) =>
      (await losses(name, { from: day(1), to: day(0) })).rows.map((row) => [row.name, row.loss]);
    expect(await ranked('first')).toEqual([['m••••r', '5.00']]);
    expect(await ranked('second')).toEqual([['mover', '0.30']]);
  });
});

describe('income and movements', () => {
  it('AG-05 says what an agent was paid, by day and kind, and opens what it is made of', async () => {
    const { rows, totals, total } = await platform.value(listAgentIncome, RANGE, { token: person('lefty').token });
    expect(rows).toEqual([
      { day: day(0), kind: 'agent.rebate', state: 'paid', amount: '0.07', movements: 1, bills: [] },
      { day: day(1), kind: 'agent.rebate', state: 'paid', amount: '0.08', movements: 1, bills: [] },
    ]);
    expect([totals, total]).toEqual([[{ kind: 'agent.rebate', amount: '0.15', movements: 2 }], '0.15']);
    const opened = await movements('lefty', { kind: 'agent.rebate' });
    expect(opened.rows.map(({ amount }) => amount)).toEqual(['0.07', '0.08']);
    expect(opened.totals).toEqual({ rows: 2, in: '0.15', out: '0.00', net: '0.15' });
  });

  it('AG-05 AG-06 lists transfers, income and bets of a downline, with the totals of the range, and no deposit', async () => {
    const of = person('lefty').id;
    const all = await movements('topper', { of });
    expect(all.rows.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['agent.rebate', '0.07'],
      ['transfer.member', '2.50'],
      ['agent.rebate', '0.08'],
    ]);
    expect(all.totals).toEqual({ rows: 3, in: '2.65', out: '0.00', net: '2.65' });
    const groups = ['transfer', 'income', 'bet'].map((group) => movements('topper', { of, group }));
    expect((await Promise.all(groups)).map(({ rows }) => rows.length)).toEqual([1, 2, 0]);
    const first = await movements('topper', { of, pageSize: '2' });
    const rest = await movements('topper', { of, pageSize: '2', after: first.next ?? '' });
    expect([...first.rows, ...rest.rows]).toEqual(all.rows);
  });
});

describe('nothing of anybody else', () => {
  const asked = {
    betting: (of: string) => [listTeamBetting, { ...BETTING, of }] as const,
    losses: (of: string) => [listPlayerLosses, { ...MONTH, order: 'losers', pageSize: '9', of }] as const,
    movements: (of: string) => [listTeamMovements, { ...RANGE, pageSize: '9', of }] as const,
  };

  it.each([
    ['a sibling', 'righty', 'lefty'],
    ['an uncle', 'deeper', 'righty'],
    ["a sibling's child", 'righty', 'anabel'],
    ['the upline', 'lefty', 'topper'],
    ['a stranger', 'topper', 'stranger'],
  ])('AG-06 answers for %s as for nobody', async (_, who, whose) => {
    for (const [endpoint, query] of Object.values(asked).map((ask) => ask(person(whose).id))) {
      const found = await platform.call(endpoint, query, { token: person(who).token });
      const nobody = await platform.call(endpoint, { ...query, of: 'M999999' }, { token: person(who).token });
      expect(found.envelope).toMatchObject({ success: false, code: 'USER_NOT_FOUND' });
      expect([found.status, { ...found.envelope, requestId: null }]).toEqual([
        nobody.status,
        { ...nobody.envelope, requestId: null },
      ]);
    }
  });

  it('AG-06 refuses players, deeper names and kinds of others', async () => {
    const code = async (...call: Parameters<typeof platform.call>) => (await platform.call(...call)).envelope;
    const { token } = person('evelina');
    for (const [endpoint, query] of Object.values(asked).map((ask) => ask(person('anabel').id)))
      expect(await code(endpoint, query, { token })).toMatchObject({ code: 'ACCOUNT_NOT_AGENT' });
    expect(await code(listAgentIncome, RANGE, { token })).toMatchObject({ code: 'ACCOUNT_NOT_AGENT' });
    const of = person('lefty').id;
    const top = { token: person('topper').token };
    for (const [endpoint, query] of [
      [listTeamBetting, { ...BETTING, of, name: 'a' }],
      [listTeamMovements, { ...RANGE, pageSize: '9', of, kind: 'agent.rebate' }],
      [listTeamBetting, { ...BETTING, from: day(92) }],
      [listTeamMovements, { ...RANGE, pageSize: '9', from: day(0), to: day(1) }],
      [listAgentIncome, { from: day(92), to: day(0) }],
      [listPlayerLosses, { ...MONTH, to: '2026-01-32', order: 'losers', pageSize: '9' }],
      [listPlayerLosses, { from: day(0), to: day(1), order: 'losers', pageSize: '9' }],
      [listPlayerLosses, { from: day(92), to: day(0), order: 'losers', pageSize: '9' }],
      [listPlayerLosses, { month: '2026-01', order: 'losers', pageSize: '9' }],
      [listTeamBetting, { ...BETTING, after: 'nowhere' }],
    ] as const)
      expect(await code(endpoint, query, top)).toMatchObject({ code: 'INVALID_REQUEST' });
  });
});
