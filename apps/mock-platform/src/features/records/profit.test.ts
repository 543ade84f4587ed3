import { fetchProfit as endpoint } from '@tonalli/contracts/records/wire';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../clock/zone-days';
import type { MemberPosting } from '../../ledger/ledger';
import { mintPlayer, type Player } from '../../testing/log-in';
import { postPermitted } from '../../testing/permitted';
import { servePlatform } from '../../testing/stage';
import { TEST_TIME_MS } from '../../testing/test-time';
import { keepBet, type SettledBet } from '../../wagering/bets';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Noon in Mexico City; its day began twelve hours ago. */
const TODAY = '2026-01-15';
const MIDNIGHT_MS = TEST_TIME_MS - 12 * HOUR_MS;
const NOTHING = {
  deposit: '0.00',
  withdrawal: '0.00',
  stake: '0.00',
  payout: '0.00',
  bonus: '0.00',
  fee: '0.00',
  net: '0.00',
};

const platform = await servePlatform();
let keys = 0;

const join = (type: 0 | 4 = 0) => mintPlayer(platform.world, { type });

type Moved = Extract<
  MemberPosting['kind'],
  | `deposit.${'credit' | 'fee'}`
  | `withdrawal.${'hold' | 'release'}`
  | `bet.${string}`
  | 'bonus.welcome'
  | 'rebate.claim'
>;

function post({ id }: Player, [kind, amountMinor]: [Moved, number], at = TEST_TIME_MS): void {
  keys += 1;
  postPermitted(platform.world, { kind, key: `profit-${keys}`, memberId: id, amountMinor, reference: 'r', at });
}

function bet({ id }: Player, changes: Partial<SettledBet> = {}): void {
  keys += 1;
  keepBet(platform.world, {
    roundId: `profit-${keys}`,
    memberId: id,
    nodeId: '010001',
    vassalage: 'OMT',
    gameType: 'RNG',
    stakeMinor: 1_000,
    payoutMinor: 250,
    isTrial: false,
    at: TEST_TIME_MS,
    detail: { k: 'summary' },
    ...changes,
  });
}

const profit = ({ token }: Player, from = TODAY, to = from) => platform.value(endpoint, { from, to }, { token });
const minor = (decimal: string): number => Math.round(Number(decimal) * 100);

describe('personal profit', () => {
  it('MEM-09 tells by day what came, went, was staked, paid, given and charged, and what is left of play', async () => {
    const member = await join();
    post(member, ['deposit.credit', 100_000]);
    post(member, ['deposit.fee', 500]);
    post(member, ['withdrawal.hold', 30_000]);
    post(member, ['withdrawal.release', 10_000]);
    post(member, ['bet.stake', 8_000]);
    post(member, ['bet.payout', 1_500]);
    post(member, ['bet.refund', 1_000]);
    post(member, ['bonus.welcome', 2_000]);
    const day = {
      deposit: '1000.00',
      withdrawal: '200.00',
      stake: '80.00',
      payout: '25.00',
      bonus: '20.00',
      fee: '5.00',
      net: '-40.00',
    };
    const yesterday = addDays(TODAY, -1);
    expect(await profit(member, yesterday, TODAY)).toEqual({
      days: [
        { day: yesterday, ...NOTHING },
        { day: TODAY, ...day },
      ],
      games: [],
      totals: day,
      previous: { from: '2026-01-12', to: '2026-01-13', totals: NOTHING },
    });
  });

  it('MEM-09 takes what a correction took back off what was paid, and stakes nothing for it', async () => {
    const member = await join();
    post(member, ['deposit.credit', 100_000], TEST_TIME_MS - DAY_MS);
    post(member, ['bet.stake', 8_000]);
    post(member, ['bet.payout', 1_500]);
    post(member, ['bet.reversal', 9_000]);
    const walletOf = { memberId: member.id, vendor: 'SLR', reference: 'r', at: TEST_TIME_MS } as const;
    for (const [index, kind] of (['wallet.in', 'vendor.stake', 'vendor.payout', 'vendor.reversal'] as const).entries())
      postPermitted(platform.world, { ...walletOf, kind, key: `wallet-${index}`, amountMinor: 900 - 200 * index });
    expect((await profit(member)).totals).toMatchObject({ stake: '87.00', payout: '-73.00', net: '-160.00' });
  });

  it("MEM-09 begins a day at the operator's midnight", async () => {
    const member = await join();
    post(member, ['deposit.credit', 100], MIDNIGHT_MS - 1);
    post(member, ['deposit.credit', 20], MIDNIGHT_MS);
    post(member, ['deposit.credit', 3], MIDNIGHT_MS + DAY_MS - 1);
    post(member, ['deposit.credit', 4_000], MIDNIGHT_MS + DAY_MS);
    const { days } = await profit(member, '2026-01-14', '2026-01-16');
    expect(days.map(({ day, deposit }) => [day, deposit])).toEqual([
      ['2026-01-14', '1.00'],
      ['2026-01-15', '0.23'],
      ['2026-01-16', '40.00'],
    ]);
  });

  it('MEM-09 shows what a correction takes back on the day on which it does, if it is more than was paid', async () => {
    const member = await join();
    const won = { gameType: 'RNG', stakeMinor: 1_000, payoutMinor: 5_000 } as const;
    bet(member, { ...won, at: TEST_TIME_MS - DAY_MS });
    const { world } = platform;
    const corrected = { memberId: member.id, roundId: `profit-${keys}`, gameType: won.gameType } as const;
    const deltas = { validDeltaMinor: 0, payoutDeltaMinor: -5_000 };
    const times = { placedAt: TEST_TIME_MS - DAY_MS, at: TEST_TIME_MS };
    world.transaction(() => world.tell('bet.corrected', { ...corrected, ...deltas, ...times }));
    const { games } = await profit(member);
    expect(games).toEqual([{ gameType: 'RNG', bets: 0, stake: '0.00', payout: '-50.00', net: '-50.00' }]);
  });

  it('MEM-09 MEM-10 counts a rebate on own bets as given, and what an agent earns or pays by contract not at all', async () => {
    const member = await join();
    post(member, ['rebate.claim', 300]);
    const earned = { key: 'earned', amountMinor: 900, reference: 'b', at: TEST_TIME_MS } as const;
    platform.world.ledger.post({ ...earned, kind: 'agent.salary', memberId: member.id });
    platform.world.ledger.post({
      ...{ ...earned, key: 'covered', amountMinor: 100 },
      ...({ kind: 'agent.cover', fromMemberId: member.id, toMemberId: member.id } as const),
    });
    const { totals } = await profit(member);
    expect(totals).toEqual({ ...NOTHING, bonus: '3.00', net: '3.00' });
  });

  it('MEM-09 adds up: the days to the totals, and those to what the account gained', async () => {
    const movement = fc.record({
      kind: fc.constantFrom<Moved>('deposit.credit', 'deposit.fee', 'withdrawal.hold', 'bet.stake', 'bet.payout'),
      amountMinor: fc.integer({ min: 1, max: 900 }),
      hoursAgo: fc.integer({ min: 0, max: 30 * 24 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(movement, { maxLength: 20 }), fc.nat({ max: 30 }), async (movements, length) => {
        const member = await join();
        post(member, ['deposit.credit', 100_000], TEST_TIME_MS - 60 * DAY_MS);
        const from = addDays(TODAY, -length);
        const begin = MIDNIGHT_MS - length * DAY_MS;
        let gained = 0;
        for (const { kind, amountMinor, hoursAgo } of movements) {
          const at = TEST_TIME_MS - hoursAgo * HOUR_MS;
          post(member, [kind, amountMinor], at);
          const sign = kind === 'deposit.credit' || kind === 'bet.payout' ? 1 : -1;
          if (at >= begin) gained += sign * amountMinor;
        }
        const { days, totals } = await profit(member, from, TODAY);
        expect(days).toHaveLength(length + 1);
        for (const column of ['deposit', 'withdrawal', 'stake', 'payout', 'bonus', 'fee', 'net'] as const) {
          expect(minor(totals[column])).toBe(days.reduce((sum, day) => sum + minor(day[column]), 0));
        }
        expect(minor(totals.deposit) - minor(totals.withdrawal) + minor(totals.net)).toBe(gained);
      }),
      { numRuns: 25 },
    );
  });

  it('MEM-09 compares with as many days right before', async () => {
    const member = await join();
    post(member, ['deposit.credit', 10_000], MIDNIGHT_MS - 7 * DAY_MS - 1);
    post(member, ['bet.stake', 700], MIDNIGHT_MS - 7 * DAY_MS);
    post(member, ['bet.stake', 40], MIDNIGHT_MS - 1);
    post(member, ['bet.stake', 5], MIDNIGHT_MS);
    const { totals, previous } = await profit(member, '2026-01-15', '2026-01-21');
    expect(totals.stake).toBe('0.05');
    expect(previous).toMatchObject({
      from: '2026-01-08',
      to: '2026-01-14',
      totals: { stake: '7.40', deposit: '0.00' },
    });
  });

  it('MEM-09 tells by category of games, the one with the highest stakes first, real bets only', async () => {
    const [member, other] = [await join(), await join()];
    bet(member);
    bet(member, { payoutMinor: 3_000, at: MIDNIGHT_MS });
    bet(member, { gameType: 'LIVE', stakeMinor: 9_000, payoutMinor: 0 });
    bet(member, { isTrial: true });
    bet(member, { at: MIDNIGHT_MS - 1 });
    bet(other);
    const { games } = await profit(member);
    expect(games).toEqual([
      { gameType: 'LIVE', bets: 1, stake: '90.00', payout: '0.00', net: '-90.00' },
      { gameType: 'RNG', bets: 2, stake: '20.00', payout: '32.50', net: '12.50' },
    ]);
  });

  it("MEM-09 knows nothing of another member's money", async () => {
    const [member, other] = [await join(), await join()];
    post(other, ['deposit.credit', 100_000]);
    expect((await profit(member)).totals).toEqual(NOTHING);
    const { envelope } = await platform.call(
      endpoint,
      { from: TODAY, to: TODAY, memberId: other.id },
      { token: member.token },
    );
    expect(envelope).toMatchObject({ success: false, code: 'INVALID_REQUEST' });
  });

  it('MEM-09 refuses a trial account', async () => {
    const { token } = await join(4);
    const { status, envelope } = await platform.call(endpoint, { from: TODAY, to: TODAY }, { token });
    expect(status).toBe(403);
    expect(envelope).toMatchObject({ success: false, code: 'TRIAL_ACCOUNT' });
  });

  it.each([
    ['longer than 92 days', addDays(TODAY, -92), TODAY],
    ['backwards', TODAY, addDays(TODAY, -1)],
    ['no day', '2026-02-30', '2026-03-01'],
    ['a moment', '2026-01-15T00:00:00.000Z', TODAY],
    ['of another century', '1999-12-31', '1999-12-31'],
  ])('MEM-09 refuses a range that is %s', async (_, from, to) => {
    const { token } = await join();
    const { status, envelope } = await platform.call(endpoint, { from, to }, { token });
    expect(status).toBe(400);
    expect(envelope).toMatchObject({ success: false, code: 'INVALID_REQUEST' });
  });

  it('MEM-09 takes a range of 92 days', async () => {
    const { days } = await profit(await join(), addDays(TODAY, -91), TODAY);
    expect(days).toHaveLength(92);
  });
});
