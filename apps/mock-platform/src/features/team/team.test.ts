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
const RANGE = { from: toIso(TEST_TIME_MS - 7 * DAY_MS), to: toIso(TEST_TIME_MS) };
const NOTHING = { newMembers: 0, activeMembers: 0, stake: '0.00', payout: '0.00', net: '0.00' };

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
  platform.world.sqlite.prepare('UPDATE members SET created_at = ? WHERE id = ?').run(at, minted.id);
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
  await add('deep', { type: 42, upline: 'left', joinedAt: TEST_TIME_MS - 2 * DAY_MS });
  await add('ana', { upline: 'left', balanceMinor: 300, joinedAt: TEST_TIME_MS - 7 * DAY_MS });
  await add('luis', { upline: 'deep', balanceMinor: 40, joinedAt: TEST_TIME_MS - 7 * DAY_MS - 1 });
  await add('rosa', { upline: 'right', balanceMinor: 5 });
  await add('eva', { upline: 'top', balanceMinor: 70_000, joinedAt: TEST_TIME_MS });
  await add('lone', { balanceMinor: 8_000_000 });
  await add('trial', { type: 4, upline: 'left', balanceMinor: 77_777 });

  bet('ana', [1_000, 250]);
  bet('ana', [500, 0], { status: 'PENDING' });
  bet('luis', [2_000, 9_000], { at: TEST_TIME_MS - 7 * DAY_MS });
  bet('rosa', [30_000, 0]);
  bet('top', [400_000, 1]);
  bet('lone', [5_000_000, 2]);
  // None of these is a real bet of the range.
  bet('ana', [11, 0], { at: TEST_TIME_MS });
  bet('ana', [13, 0], { at: TEST_TIME_MS - 7 * DAY_MS - 1 });
  bet('ana', [17, 0], { isTrial: 1 });
  bet('deep', [19, 0], { status: 'CANCELLED' });
  bet('trial', [23, 0], { isTrial: 1 });
});

describe('team overview', () => {
  it('AG-02 counts, weighs and adds up the downline, its own agent left out', async () => {
    expect(await overview('left')).toEqual({
      members: 2,
      agents: 1,
      newMembers: 2,
      activeMembers: 2,
      balance: '3.40',
      stake: '35.00',
      payout: '92.50',
      net: '57.50',
      levels: [
        { depth: 1, members: 1, agents: 1 },
        { depth: 2, members: 1, agents: 0 },
      ],
    });
  });

  it('AG-06 leaves out siblings, uplines and whoever has no agent', async () => {
    expect(await overview('right')).toEqual({
      ...NOTHING,
      members: 1,
      agents: 0,
      activeMembers: 1,
      balance: '0.05',
      stake: '300.00',
      net: '-300.00',
      levels: [{ depth: 1, members: 1, agents: 0 }],
    });
    expect(await overview('top')).toMatchObject({
      members: 4,
      agents: 3,
      balance: '823.45',
      stake: '335.00',
      levels: [{ depth: 1, members: 1, agents: 2 }, { depth: 2, members: 2, agents: 1 }, { depth: 3 }],
    });
  });

  it('AG-02 follows the range: its first moment is in, its last one out', async () => {
    const at = TEST_TIME_MS - 7 * DAY_MS;
    const moment = await overview('deep', { from: toIso(at), to: toIso(at + 1) });
    expect(moment).toMatchObject({ activeMembers: 1, stake: '20.00', newMembers: 0 });
    expect(await overview('deep', { from: toIso(at + 1), to: toIso(TEST_TIME_MS) })).toMatchObject(NOTHING);
    expect(await overview('top', { from: toIso(TEST_TIME_MS), to: toIso(TEST_TIME_MS + 1) })).toMatchObject({
      newMembers: 1,
      stake: '0.11',
    });
  });

  it('AG-06 AG-10 has everything of who stands below now, and nothing of who was moved away or is going to come', async () => {
    const player = { type: 0, balanceMinor: 4_000, joinedAt: TEST_TIME_MS - DAY_MS } as const;
    await add('old', { type: 1 });
    await add('next', { type: 1 });
    await add('moved', { ...player, upline: 'old' });
    bet('moved', [600, 100]);
    bet('moved', [70, 0], { status: 'PENDING', at: TEST_TIME_MS - 2 * DAY_MS });
    bet('moved', [5, 0], { at: TEST_TIME_MS - DAY_MS - 1 });
    const cut = { from: toIso(TEST_TIME_MS - 3 * DAY_MS), to: toIso(TEST_TIME_MS - DAY_MS + 1) };
    const all = { members: 1, newMembers: 1, balance: '40.00', stake: '6.75', activeMembers: 1 };
    const none = { members: 0, newMembers: 0, balance: '0.00', stake: '0.00', activeMembers: 0, levels: [] };
    const move = (to: string, offset: number) =>
      moveMember(platform.world, {
        ...{ memberId: of(ids, 'moved'), uplineId: of(ids, to), from: platform.world.clock.now() + offset },
      });
    move('next', 60_000);
    expect(await overview('old', cut)).toMatchObject(all);
    expect(await overview('next', cut)).toMatchObject(none);
    move('next', 0);
    expect(await overview('old', cut)).toMatchObject(none);
    expect(await overview('next', cut)).toMatchObject(all);
  });

  it('AG-02 shows what a correction takes back in the range in which it does, and counts nobody as active for it', async () => {
    await add('strict', { type: 1 });
    await add('lucky', { upline: 'strict', balanceMinor: 0 });
    const placedAt = TEST_TIME_MS - 3 * DAY_MS;
    bet('lucky', [1_000, 5_000], { at: placedAt });
    const of5000 = { validDeltaMinor: 0, payoutDeltaMinor: -5_000, placedAt, at: TEST_TIME_MS - DAY_MS };
    const round = { memberId: of(ids, 'lucky'), roundId: `team-test-${bets}`, gameType: 'RNG' } as const;
    platform.world.transaction(() => platform.world.tell('bet.corrected', { ...round, ...of5000 }));
    const taken = { activeMembers: 0, stake: '0.00', payout: '-50.00', net: '-50.00' };
    for (const around of [DAY_MS, HOUR_MS]) {
      const [from, to] = [TEST_TIME_MS - DAY_MS - around, TEST_TIME_MS - DAY_MS + around];
      expect(await overview('strict', { from: toIso(from), to: toIso(to) })).toMatchObject(taken);
    }
  });

  it('AG-02 is all noughts for an agent without anybody', async () => {
    await add('new', { type: 1, balanceMinor: 1 });
    expect(await overview('new')).toEqual({ ...NOTHING, members: 0, agents: 0, balance: '0.00', levels: [] });
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
    ['longer than 92 days', { from: toIso(TEST_TIME_MS - 92 * DAY_MS - 1), to: toIso(TEST_TIME_MS) }],
    ['empty', { from: RANGE.to, to: RANGE.to }],
    ['backwards', { from: RANGE.to, to: RANGE.from }],
    ['no time at all', { from: 'ayer', to: RANGE.to }],
    ['half of one', { from: RANGE.from }],
  ])('AG-02 refuses a range that is %s', async (_, query) => {
    const { status, envelope } = await platform.call(fetchTeamOverview, query, { token: of(tokens, 'top') });
    expect(status).toBe(400);
    expect(envelope).toMatchObject({ success: false, code: 'INVALID_REQUEST' });
  });

  it('AG-02 takes a range of 92 days', async () => {
    const whole = { from: toIso(TEST_TIME_MS - 92 * DAY_MS), to: toIso(TEST_TIME_MS) };
    expect(await overview('left', whole)).toMatchObject({ stake: '35.13' });
  });
});
