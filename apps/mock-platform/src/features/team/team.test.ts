import { fetchTeamOverview } from '@tonalli/contracts/team/wire';
import { beforeAll, describe, expect, it } from 'vitest';
import { toIso } from '../../clock/system-time';
import type { MintRequest } from '../../emulator/control/mint-member';
import { moveMember } from '../../people/move-member';
import { mintPlayer } from '../../testing/log-in';
import { servePlatform } from '../../testing/stage';
import { TEST_TIME_MS } from '../../testing/test-time';
import { keepBet } from '../../wagering/bets';
import { type BetRow, betsRepository } from '../../wagering/bets.repository';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** The operator's day of so many days ago; Mexico City keeps no summer time. */
const day = (ago: number): string => toIso(TEST_TIME_MS - 6 * HOUR_MS - ago * DAY_MS).slice(0, 10);
const startOf = (ago: number): number => Date.parse(`${day(ago)}T06:00:00Z`);
const RANGE = { from: day(7), to: day(0) };
const NONE = { deposit: '0.00', withdrawal: '0.00', bonus: '0.00', commission: '0.00', bets: 0 };
const NOTHING = {
  ...{ newMembers: 0, activeMembers: 0, stake: '0.00', validStake: '0.00', payout: '0.00', profit: '0.00' },
  ...NONE,
};

const platform = await servePlatform();
/** Ids by role in the tree below. */
const ids = new Map<string, string>();
const tokens = new Map<string, string>();
const of = (map: Map<string, string>, name: string): string => {
  const value = map.get(name);
  if (value === undefined) throw new Error(`nobody is called ${name}`);
  return value;
};

async function add(name: string, request: MintRequest & { upline?: string; joinedAt?: number } = {}): Promise<void> {
  const { upline, joinedAt, ...rest } = request;
  const minted = await mintPlayer(platform.world, { ...rest, uplineId: upline ? of(ids, upline) : undefined });
  ids.set(name, minted.id);
  // Joined long before any range unless the test says otherwise.
  const at = joinedAt ?? TEST_TIME_MS - 200 * DAY_MS;
  platform.world.tell('members.moving', { memberIds: [minted.id] });
  platform.world.sqlite.prepare('UPDATE members SET created_at = ? WHERE id = ?').run(at, minted.id);
  platform.world.tell('members.moved', { memberIds: [minted.id] });
  tokens.set(name, minted.token);
}

let bets = 0;
function bet(
  name: string,
  [stakeMinor, payoutMinor]: [number, number],
  changes: Partial<Omit<BetRow, 'id' | 'settledAt'>> = {},
): void {
  bets += 1;
  const { status = 'SETTLED', isTrial = 0, ...rest } = changes;
  const row = {
    roundId: `team-test-${bets}`,
    memberId: of(ids, name),
    nodeId: '010001',
    vassalage: 'OMT',
    gameType: 'RNG',
    stakeMinor,
    payoutMinor,
    at: TEST_TIME_MS - DAY_MS,
    detail: { k: 'summary' },
    ...rest,
  } as const;
  if (status === 'SETTLED') keepBet(platform.world, { ...row, isTrial: isTrial === 1 });
  else betsRepository(platform.world).insert({ ...row, status, isTrial, settledAt: null });
}

const overview = (name: string, query: Record<string, string> = RANGE) =>
  platform.value(fetchTeamOverview, query, { token: of(tokens, name) });

/*
 * top (agent) ─┬─ left (agent) ─┬─ ana
 *              │                └─ deep (agent) ── luis
 *              ├─ right (agent) ── rosa
 *              └─ eva                        and, beside all of them, lone
 */
beforeAll(async () => {
  await add('top', { type: 1, balanceMinor: 900_000 });
  await add('left', { type: 2, upline: 'top', balanceMinor: 10_000 });
  await add('right', { type: 41, upline: 'top', balanceMinor: 2_000 });
  await add('deep', { type: 42, upline: 'left', joinedAt: startOf(2) });
  await add('ana', { upline: 'left', balanceMinor: 300, joinedAt: startOf(7) });
  await add('luis', { upline: 'deep', balanceMinor: 40, joinedAt: startOf(7) - 1 });
  await add('rosa', { upline: 'right', balanceMinor: 5 });
  await add('eva', { upline: 'top', balanceMinor: 70_000, joinedAt: startOf(0) });
  await add('lone', { balanceMinor: 8_000_000 });
  await add('trial', { type: 4, upline: 'left', balanceMinor: 77_777 });

  bet('ana', [1_000, 250]);
  bet('luis', [2_000, 9_000], { at: startOf(7) });
  bet('rosa', [30_000, 0]);
  bet('top', [400_000, 1]);
  bet('lone', [5_000_000, 2]);
  // None of these is a settled, real bet of the range.
  bet('ana', [500, 0], { status: 'PENDING' });
  bet('ana', [11, 0], { at: startOf(-1) });
  bet('ana', [13, 0], { at: startOf(7) - 1 });
  bet('ana', [17, 0], { isTrial: 1 });
  bet('deep', [19, 0], { status: 'CANCELLED' });
  bet('trial', [23, 0], { isTrial: 1 });
});

describe('team overview', () => {
  it('AG-02 counts, weighs and adds up the downline, its own agent left out, with each day and the period before', async () => {
    const { days, ...left } = await overview('left');
    const deposit = '3.40';
    expect(left).toEqual({
      members: 2,
      agents: 1,
      balance: '3.40',
      totals: {
        ...NONE,
        deposit,
        newMembers: 2,
        activeMembers: 2,
        bets: 2,
        stake: '30.00',
        validStake: '30.00',
        payout: '92.50',
        profit: '-62.50',
      },
      levels: [
        { depth: 1, members: 1, agents: 1 },
        { depth: 2, members: 1, agents: 0 },
      ],
      previous: {
        ...NOTHING,
        ...{ from: day(15), to: day(8), newMembers: 1, activeMembers: 1, bets: 1 },
        ...{ stake: '0.13', validStake: '0.13', profit: '0.13' },
      },
      partialDay: day(0),
      asOf: toIso(TEST_TIME_MS),
    });
    expect(days.map((each) => each.day)).toEqual([7, 6, 5, 4, 3, 2, 1, 0].map(day));
    const shown = days.map(({ newMembers, activeMembers, stake }) => [newMembers, activeMembers, stake]);
    expect(shown).toEqual([
      [1, 1, '20.00'],
      ...Array.from({ length: 4 }, () => [0, 0, '0.00']),
      [1, 0, '0.00'],
      [0, 1, '10.00'],
      [0, 0, '0.00'],
    ]);
    expect(days.at(-1)).toMatchObject({ deposit });
  });

  it('AG-06 leaves out siblings, uplines and whoever has no agent', async () => {
    expect(await overview('right')).toMatchObject({
      ...{ members: 1, agents: 0, balance: '0.05', levels: [{ depth: 1, members: 1, agents: 0 }] },
      totals: { activeMembers: 1, newMembers: 0, stake: '300.00', payout: '0.00', profit: '300.00', deposit: '0.05' },
    });
    expect(await overview('top')).toMatchObject({
      members: 4,
      agents: 3,
      balance: '823.45',
      levels: [{ depth: 1, members: 1, agents: 2 }, { depth: 2, members: 2, agents: 1 }, { depth: 3 }],
      totals: { stake: '330.00', activeMembers: 3 },
    });
  });

  it('AG-02 takes a day from its first moment to its last', async () => {
    const seventh = await overview('deep', { from: day(7), to: day(7) });
    expect(seventh).toMatchObject({ partialDay: null, totals: { activeMembers: 1, stake: '20.00', newMembers: 0 } });
    expect((await overview('deep', { from: day(6), to: day(0) })).totals).toMatchObject({ activeMembers: 0 });
    expect((await overview('top', { from: day(0), to: day(0) })).totals).toMatchObject({ newMembers: 1 });
  });

  // By the tree of the placing, as agents are paid: what a member bet below the agent of before stays there.
  it('AG-02 AG-10 has the people of now, and the bets of whoever stood below when they were placed', async () => {
    const player = { type: 0, balanceMinor: 4_000, joinedAt: TEST_TIME_MS - DAY_MS } as const;
    await add('old', { type: 1 });
    await add('next', { type: 1 });
    await add('moved', { ...player, upline: 'old' });
    bet('moved', [600, 100]);
    const here = { members: 1, balance: '40.00', totals: { newMembers: 1 } };
    const gone = { members: 0, balance: '0.00', levels: [], totals: { newMembers: 0 } };
    const played = { stake: '6.00', activeMembers: 1 };
    const idle = { stake: '0.00', activeMembers: 0 };
    const move = (to: string, offset: number) =>
      moveMember(platform.world, {
        ...{ memberId: of(ids, 'moved'), uplineId: of(ids, to), from: platform.world.clock.now() + offset },
      });
    for (const offset of [60_000, 0]) {
      move('next', offset);
      const [before, after] = [await overview('old'), await overview('next')];
      expect(before).toMatchObject({ ...(offset ? here : gone), totals: played });
      expect(after).toMatchObject({ ...(offset ? gone : here), totals: idle });
    }
    bet('moved', [70, 0], { at: TEST_TIME_MS });
    expect((await overview('old')).totals).toMatchObject(played);
    expect((await overview('next')).totals).toMatchObject({ stake: '0.70', activeMembers: 1 });
  });

  it('AG-02 shows what a correction takes back in the range in which it does, and counts nobody as active for it', async () => {
    await add('strict', { type: 1 });
    await add('lucky', { upline: 'strict', balanceMinor: 0 });
    const placedAt = TEST_TIME_MS - 3 * DAY_MS;
    bet('lucky', [1_000, 5_000], { at: placedAt });
    const of5000 = { validDeltaMinor: 0, payoutDeltaMinor: -5_000, placedAt, at: TEST_TIME_MS - DAY_MS };
    const round = { memberId: of(ids, 'lucky'), roundId: `team-test-${bets}`, gameType: 'RNG' } as const;
    platform.world.transaction(() => platform.world.tell('bet.corrected', { ...round, ...of5000 }));
    expect((await overview('strict', { from: day(1), to: day(1) })).totals).toMatchObject({
      ...{ activeMembers: 0, bets: 0, stake: '0.00', payout: '-50.00', profit: '50.00' },
    });
  });

  it('AG-02 shows what was paid in and out, bonuses and what the downline is paid for playing', async () => {
    await add('payer', { type: 1 });
    await add('paid', { upline: 'payer', balanceMinor: 10_000 });
    const post = { memberId: of(ids, 'paid'), reference: 'r', at: TEST_TIME_MS };
    const { ledger } = platform.world;
    platform.world.transaction(() => {
      ledger.post({ ...post, kind: 'rebate.claim', amountMinor: 70, key: 'team-claim' });
      ledger.post({ ...post, kind: 'agent.rebate', amountMinor: 5, key: 'team-rebate' });
      ledger.post({ ...post, kind: 'withdrawal.hold', amountMinor: 900, key: 'team-hold' });
      ledger.post({ ...post, kind: 'withdrawal.release', amountMinor: 200, key: 'team-release' });
    });
    expect((await overview('payer')).totals).toMatchObject({
      ...{ deposit: '100.00', withdrawal: '7.00', commission: '0.75', profit: '-0.75', bonus: '0.00' },
    });
  });

  it('AG-02 is all noughts for an agent without anybody', async () => {
    await add('new', { type: 1, balanceMinor: 1 });
    const { days, previous, ...nobody } = await overview('new');
    const rest = { members: 0, agents: 0, balance: '0.00', levels: [], partialDay: day(0), asOf: toIso(TEST_TIME_MS) };
    expect(nobody).toEqual({ totals: NOTHING, ...rest });
    expect(previous).toMatchObject(NOTHING);
    expect(days).toHaveLength(8);
  });

  it.each(['eva', 'trial'])('AG-06 refuses %s, who is no agent', async (name) => {
    const { status, envelope } = await platform.call(fetchTeamOverview, RANGE, { token: of(tokens, name) });
    expect(status).toBe(403);
    expect(envelope).toMatchObject({ success: false, code: 'ACCOUNT_NOT_AGENT' });
  });

  it('AG-06 takes no word on whose downline it is', async () => {
    const call = { ...RANGE, agentId: of(ids, 'top') };
    const { envelope } = await platform.call(fetchTeamOverview, call, { token: of(tokens, 'right') });
    expect(envelope).toMatchObject({ success: false, code: 'INVALID_REQUEST' });
  });

  it.each([
    ['longer than 92 days', { from: day(92), to: day(0) }],
    ['backwards', { from: day(0), to: day(1) }],
    ['no day at all', { from: 'ayer', to: RANGE.to }],
    ['a day that is none', { from: '2026-02-30', to: RANGE.to }],
    ['half of one', { from: RANGE.from }],
  ])('AG-02 refuses a range that is %s', async (_, query) => {
    const { status, envelope } = await platform.call(fetchTeamOverview, query, { token: of(tokens, 'top') });
    expect(status).toBe(400);
    expect(envelope).toMatchObject({ success: false, code: 'INVALID_REQUEST' });
  });

  it('AG-02 takes a range of 92 days', async () => {
    expect((await overview('left', { from: day(91), to: day(0) })).totals).toMatchObject({ stake: '30.13' });
  });
});
