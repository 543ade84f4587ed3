import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dice } from '../games/dice/module';
import { payoutOf } from '../games/dice/odds';
import { fairDraws } from '../kernel/fairness';
import type { World } from '../world/world';
import type { AnyGameModule } from './define-game';
import { mines } from './families/mines-fixture';
import { roulette } from './families/roulette-fixture';
import { type LineResult, lineResult, paid, voided } from './settlement';
import { SUMMARY_LINE, summary } from './summary';
import { codeOf, openRunner, type RealRunner } from './testing/real-runner';

let real: RealRunner;
let world: World;
let ana: string;
beforeEach(async () => {
  real = openRunner(dice, mines, roulette, summary);
  world = real.world;
  ana = await real.player(10_000);
});
afterEach(() => {
  expect(world.ledger.audit().findings).toEqual([]);
  real.world.close();
});

const DICE = { family: 'dice', bet: { side: 'under', target: 5_000, stakeMinor: 1_000 } };
const MINES = { family: 'mines', bet: { bombs: 3, stakeMinor: 1_000 } };
const SUMMARY = { family: 'summary', bet: { stakeMinor: 1_000, payoutMinor: null } };
const HOUR_MS = 3_600_000;

const bets = () =>
  world.sqlite.prepare('SELECT status, stake_minor, payout_minor, valid_minor FROM bets ORDER BY id').raw().all();
const played = (member: string) =>
  world.sqlite
    .prepare('SELECT stake_minor, valid_minor, payout_minor, bets FROM play_totals WHERE member_id = ?')
    .raw()
    .get(member);
const moved = (kind: string) =>
  Number(world.sqlite.prepare('SELECT coalesce(sum(amount_minor), 0) FROM postings WHERE kind = ?').pluck().get(kind));
const changes = () => Number(world.sqlite.prepare('SELECT total_changes()').pluck().get());

describe('placing a bet', () => {
  it('GAME-05 that is decided at once takes and pays in one transaction, and keeps nothing open', () => {
    const { moment, view, nonce } = real.place(ana, { round: 'a', ...DICE });
    const roll = fairDraws({ serverSeed: '55'.repeat(32), clientSeed: 'player', nonce: 0 }).below(10_000);
    const payoutMinor = payoutOf({ side: 'under', target: 5_000, stakeMinor: 1_000 }, roll, 9_700);
    expect([view(), nonce, moment.isOver]).toEqual([
      { side: 'under', target: 5_000, roll, multiplierX10000: 19_400 },
      0,
      true,
    ]);
    expect([moment.payoutMinor, real.balance(ana)]).toEqual([payoutMinor, 9_000 + payoutMinor]);
    expect(bets()).toEqual([['SETTLED', 1_000, payoutMinor, null]]);
    expect(world.sqlite.prepare('SELECT count(*) FROM round_progress').pluck().get()).toBe(0);
    expect(played(ana)).toEqual([1_000, 1_000, payoutMinor, 1]);
  });

  it('GAME-05 that comes back at once counts as no play', async () => {
    const tie: AnyGameModule = {
      ...dice,
      family: 'tie',
      accept(sent, context) {
        const accepted = dice.accept(sent, context);
        const start: typeof accepted.start = (draws) => {
          const { turn, record } = accepted.start(draws);
          return { turn: { ...turn, results: [voided('roll', 1_000)] }, record };
        };
        return { ...accepted, start };
      },
    };
    const tied = openRunner(tie);
    const eva = await tied.player(10_000);
    tied.place(eva, { round: 'a', ...DICE, family: 'tie' });
    const kept = tied.world.sqlite.prepare('SELECT stake_minor, payout_minor, valid_minor FROM bets').raw().all();
    expect([tied.balance(eva), kept]).toEqual([10_000, [[1_000, 1_000, 0]]]);
    tied.world.close();
  });

  it('GAME-05 answers its key the same again, charges nothing, and takes no other bet, game or wallet under it', () => {
    const first = real.place(ana, { round: 'a', ...DICE });
    const again = real.place(ana, { round: 'b', roundKey: 'a', ...DICE });
    expect([again.roundId, again.moment, again.view()]).toEqual([first.roundId, first.moment, first.view()]);
    const other = { ...DICE, bet: { ...DICE.bet, stakeMinor: 999 } };
    for (const reused of [other, { ...DICE, bet: null }, { ...DICE, wallet: 'trial' as const }, MINES])
      expect(codeOf(() => real.place(ana, { round: 'c', roundKey: 'a', ...reused }))).toBe('IDEMPOTENCY_KEY_REUSED');
    expect(bets()).toHaveLength(1);
  });

  it('GAME-05 S2 is nobody else own under the same key', async () => {
    const eva = await real.player(10_000);
    const [one, two] = [ana, eva].map((who) => real.place(who, { round: 'a', ...DICE }));
    expect(one?.roundId).not.toBe(two?.roundId);
    expect(bets()).toHaveLength(2);
  });

  it('GAME-05 that is refused changes nothing, whatever for', () => {
    real.runner.shared.standing(world, 'roulette-1');
    const before = changes();
    const refused = [
      [{ ...DICE, bet: { side: 'under', target: 0, stakeMinor: 1 } }, 'BET_INVALID'],
      [{ ...DICE, bet: { ...DICE.bet, stakeMinor: 1_000_001 } }, 'STAKE_INVALID'],
      [{ family: 'roulette', bet: { round: 'spin-1', spots: { red: 5 } } }, 'ROUND_CLOSED'],
    ] as const;
    for (const [bet, code] of refused) expect(codeOf(() => real.place(ana, { round: 'a', ...bet }))).toBe(code);
    expect(changes()).toBe(before);
    expect(codeOf(() => real.place(ana, { round: 'a', ...DICE, bet: { ...DICE.bet, stakeMinor: 10_001 } }))).toBe(
      'INSUFFICIENT_FUNDS',
    );
    expect([bets(), real.balance(ana)]).toEqual([[], 10_000]);
    expect(world.sqlite.prepare('SELECT next_nonce FROM fairness_seeds').pluck().get()).toBe(0);
  });

  it('GAME-05 all at once takes no more than there is, and each key once', async () => {
    const asked = Array.from({ length: 24 }, (_, index) =>
      world.commit(() => real.place(ana, { round: `${index}`, roundKey: `${index % 12}`, ...SUMMARY })),
    );
    const answers = await Promise.allSettled(asked);
    expect(answers.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(0);
    expect([bets().length, real.balance(ana)]).toEqual([10, 0]);
  });
});

describe('a bet whose result comes from elsewhere', () => {
  const placed = () => real.place(ana, { round: 'a', ...SUMMARY }).roundId;
  const sold = (stakeMinor: number, payoutMinor: number): LineResult =>
    lineResult({ line: SUMMARY_LINE, stakeMinor, payoutMinor, status: 'CASHED_OUT' });

  it.each([
    [paid(SUMMARY_LINE, 1_000, 2_500), 11_500, null],
    [paid(SUMMARY_LINE, 1_000, 0), 9_000, null],
    [voided(SUMMARY_LINE, 1_000), 10_000, 0],
    [sold(1_000, 1_400), 10_400, 400],
  ])('GAME-05 is settled once: %o', (result, balanceMinor, validMinor) => {
    const roundId = placed();
    real.runner.settle(world, { roundId, results: [result] });
    expect([real.balance(ana), bets()]).toEqual([balanceMinor, [['SETTLED', 1_000, result.payoutMinor, validMinor]]]);
    expect(codeOf(() => real.runner.settle(world, { roundId, results: [result] }))).toBe('ROUND_CLOSED');
    expect(real.runner.cancel(world, roundId)).toBe(false);
    expect(real.balance(ana)).toBe(balanceMinor);
  });

  it('GAME-05 may be sold in part; the rest stays open, cannot be called off, and comes back when it is void', () => {
    const roundId = placed();
    real.runner.settle(world, { roundId, results: [sold(400, 500)] });
    expect([real.balance(ana), bets()]).toEqual([9_500, [['PENDING', 1_000, 500, null]]]);
    expect(real.runner.cancel(world, roundId)).toBe(false);
    expect(() => real.runner.settle(world, { roundId, results: [sold(601, 700)] })).toThrow('more than was staked');
    real.runner.void(world, roundId);
    expect([real.balance(ana), bets()]).toEqual([10_100, [['SETTLED', 1_000, 1_100, 100]]]);
    expect(codeOf(() => real.runner.void(world, roundId))).toBe('ROUND_CLOSED');
  });

  it('GAME-05 is settled anew with new postings; bet and rollups follow, a slot that is over does not', () => {
    const roundId = placed();
    real.runner.settle(world, { roundId, results: [paid(SUMMARY_LINE, 1_000, 3_000)] });
    world.clock.advance(HOUR_MS);
    real.runner.correct(world, { roundId, results: [paid(SUMMARY_LINE, 1_000, 700)] });
    expect([real.balance(ana), bets(), played(ana)]).toEqual([
      9_700,
      [['SETTLED', 1_000, 700, null]],
      [1_000, 1_000, 700, 1],
    ]);
    expect([moved('bet.payout'), moved('bet.reversal')]).toEqual([3_700, 3_000]);
    const slots = world.sqlite.prepare('SELECT payout_minor, bets FROM play_slots ORDER BY slot').raw().all();
    expect(slots).toEqual([
      [3_000, 1],
      [-2_300, 0],
    ]);
    real.runner.correct(world, { roundId, results: [voided(SUMMARY_LINE, 1_000)] });
    expect([real.balance(ana), bets(), played(ana)]).toEqual([
      10_000,
      [['SETTLED', 1_000, 1_000, 0]],
      [1_000, 0, 1_000, 1],
    ]);
    real.runner.correct(world, { roundId, results: [paid(SUMMARY_LINE, 1_000, 2_000)] });
    expect([real.balance(ana), bets(), played(ana)]).toEqual([
      11_000,
      [['SETTLED', 1_000, 2_000, null]],
      [1_000, 1_000, 2_000, 1],
    ]);
  });

  it('GAME-05 is not settled anew for other stakes, without the money to take back, nor while it is open', async () => {
    const roundId = placed();
    const correct = (result: LineResult) => real.runner.correct(world, { roundId, results: [result] });
    expect(codeOf(() => correct(paid(SUMMARY_LINE, 1_000, 0)))).toBe('ROUND_NOT_FOUND');
    real.runner.settle(world, { roundId, results: [paid(SUMMARY_LINE, 1_000, 3_000)] });
    expect(() => correct(paid(SUMMARY_LINE, 999, 0))).toThrow('1 of the stakes');
    real.place(ana, { round: 'b', family: 'summary', bet: { stakeMinor: 11_000, payoutMinor: 0 } });
    expect(codeOf(() => correct(paid(SUMMARY_LINE, 1_000, 0)))).toBe('INSUFFICIENT_FUNDS');
    expect(real.balance(ana)).toBe(1_000);
    correct(paid(SUMMARY_LINE, 1_000, 2_500));
    expect(real.balance(ana)).toBe(500);
  });

  it('GAME-05 that was decided as it was placed can be settled anew as well', () => {
    const { roundId, moment } = real.place(ana, { round: 'a', ...DICE });
    const before = real.balance(ana);
    real.runner.correct(world, { roundId, results: [paid('roll', 1_000, 1_500)] });
    expect(real.balance(ana)).toBe(before - moment.payoutMinor + 1_500);
    expect(bets()).toEqual([['SETTLED', 1_000, 1_500, null]]);
  });
});
