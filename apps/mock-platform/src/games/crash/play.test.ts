import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AnyGameModule } from '../../wagering/define-game';
import { codeOf, openRunner, type RealRunner } from '../../wagering/testing/real-runner';
import { flightMs, reachedAtMs } from './climb';
import { crash } from './module';

const DAY = '2030-01-02';
/** Midnight in Mexico City, which has no summer time any more. */
const DAY_BEGIN = Date.UTC(2030, 0, 2, 6);
const FIRST = `${DAY}-1`;
const TAKES_OFF_MS = 8_000;

/** Every flight ends at 2.50, whatever the seeds say. */
function endingAt250(): AnyGameModule {
  const { rounds } = crash;
  if (!rounds) throw new Error('crash has rounds');
  const draw = Math.ceil(2 ** 32 - (97 * 2 ** 32) / 250);
  const advance: typeof rounds.advance = (from, context) =>
    rounds.advance(from, { ...context, draws: { ...context.draws, below: () => draw } });
  return { ...crash, rounds: { ...rounds, advance } };
}

let real: RealRunner;
let [ana, eva] = ['', ''];
beforeEach(async () => {
  real = openRunner(endingAt250());
  real.world.clock.set(DAY_BEGIN);
  [ana, eva] = [await real.player(10_000), await real.player(10_000)];
});
afterEach(() => {
  expect(real.world.ledger.audit().findings).toEqual([]);
  expect(real.world.clock.failed()).toEqual([]);
  real.world.close();
});

interface Bet {
  name?: string;
  round?: string;
  stakeMinor?: number;
  autoX100?: number | null;
}

const place = (memberId: string, { name = 'a', round = FIRST, stakeMinor = 1_000, autoX100 = null }: Bet = {}) =>
  real.place(memberId, { round: name, family: 'crash', bet: { round, stakeMinor, autoX100 } });
const out = (memberId: string, roundId: string, no = 0) =>
  real.step(memberId, roundId, { no, input: { do: 'cash-out' } });
/** So long after the first flight of the day took off. */
const inFlight = (ms: number) => real.world.clock.set(DAY_BEGIN + TAKES_OFF_MS + ms);

describe('crash on the platform', () => {
  it('GAME-05 GAME-12 pays everybody of one flight by their own moment, and those who stayed nothing', () => {
    const [hers, his] = [place(ana), place(eva)];
    place(eva, { name: 'b', autoX100: 250 });
    inFlight(reachedAtMs(150));
    expect(out(ana, hers.roundId).view()).toMatchObject({ outX100: 150, isByHand: true, bustX100: null });
    expect([ana, eva].map(real.balance)).toEqual([10_500, 8_000]);
    inFlight(flightMs(250));
    expect([ana, eva].map(real.balance)).toEqual([10_500, 10_500]);
    expect(codeOf(() => out(eva, his.roundId))).toBe('STEP_INVALID');
    const name = real.runner.shared.nameOf(real.world, { family: 'crash', nodeId: '010001' });
    expect(real.runner.shared.resultOf(real.world, { rounds: name, day: DAY, number: 1 })).toMatchObject({
      shown: { flyingAt: DAY_BEGIN + TAKES_OFF_MS, bustX100: 250 },
    });
  });

  it('GAME-05 GAME-13 pays a press once, however often it arrives, and none of somebody else', () => {
    const { roundId } = place(ana);
    inFlight(reachedAtMs(200));
    expect(codeOf(() => out(eva, roundId))).toBe('ROUND_NOT_FOUND');
    const first = out(ana, roundId);
    inFlight(reachedAtMs(220));
    const again = out(ana, roundId);
    expect([first.isRepeat, again.isRepeat]).toEqual([false, true]);
    expect(again.moment).toEqual(first.moment);
    expect(codeOf(() => out(ana, roundId, 1))).toBe('STEP_INVALID');
    expect([ana, eva].map(real.balance)).toEqual([11_000, 10_000]);
  });

  it('GAME-05 takes two bets of each player, and asked for again no other', () => {
    const first = place(ana);
    expect(place(ana)).toMatchObject({ roundId: first.roundId, isRepeat: true });
    place(ana, { name: 'b', autoX100: 200 });
    expect(codeOf(() => place(ana, { name: 'c' }))).toBe('BET_INVALID');
    place(eva);
    expect([ana, eva].map(real.balance)).toEqual([8_000, 9_000]);
  });

  it('GAME-05 refuses what comes after the close, or cannot be paid, and takes nothing for it', () => {
    const wrong = [{ stakeMinor: 10_001 }, { stakeMinor: 99 }, { round: `${DAY}-2` }, { autoX100: 100 }];
    expect(wrong.map((bet) => codeOf(() => place(ana, bet)))).toEqual([
      ...['INSUFFICIENT_FUNDS', 'STAKE_INVALID', 'ROUND_CLOSED', 'BET_INVALID'],
    ]);
    real.world.clock.set(DAY_BEGIN + 7_000);
    expect(codeOf(() => place(ana))).toBe('ROUND_CLOSED');
    inFlight(1_000);
    expect(codeOf(() => place(ana))).toBe('ROUND_CLOSED');
    expect(real.balance(ana)).toBe(10_000);
  });

  it('GAME-05 opens the next flight three seconds after the end, on an empty field too', () => {
    inFlight(flightMs(250));
    expect(codeOf(() => place(ana, { round: `${DAY}-2` }))).toBe('ROUND_CLOSED');
    inFlight(flightMs(250) + 3_000);
    place(ana, { round: `${DAY}-2` });
    expect(real.balance(ana)).toBe(9_000);
  });

  it('GAME-05 goes by the clock where what ends a flight is late', () => {
    const { roundId } = place(ana);
    inFlight(1_000);
    real.world.sqlite.exec("UPDATE due_jobs SET error = 'broken' WHERE kind LIKE 'shared.%'");
    inFlight(flightMs(250));
    expect(codeOf(() => out(ana, roundId))).toBe('TOO_LATE');
    real.world.sqlite.exec('UPDATE due_jobs SET error = NULL, held = 0');
    real.world.clock.drainAll();
    expect(real.balance(ana)).toBe(9_000);
  });

  it('GAME-05 GAME-12 lets cash-outs stand after a restart in flight, and gives all else back', () => {
    const [hers] = [place(ana), place(eva, { autoX100: 240 })];
    inFlight(reachedAtMs(130));
    out(ana, hers.roundId);
    real.reopen();
    inFlight(flightMs(250));
    expect([ana, eva].map(real.balance)).toEqual([10_300, 10_000]);
    // One that was still on the ground flies as ever.
    inFlight(flightMs(250) + 3_000);
    place(eva, { name: 'b', round: `${DAY}-2`, autoX100: 240 });
    real.reopen();
    real.world.clock.advance(60_000);
    expect(real.balance(eva)).toBe(11_400);
  });

  it('GAME-12 lets cash-outs stand and gives all else back where a flight cannot go on', () => {
    const [hers] = [place(ana), place(eva, { autoX100: 240 })];
    inFlight(reachedAtMs(130));
    out(ana, hers.roundId);
    const rounds = real.runner.shared.nameOf(real.world, { family: 'crash', nodeId: '010001' });
    real.world.transaction(() => real.runner.shared.cancel(real.world, { rounds, key: FIRST }));
    real.world.clock.drainAll();
    expect([ana, eva].map(real.balance)).toEqual([10_300, 10_000]);
  });
});
