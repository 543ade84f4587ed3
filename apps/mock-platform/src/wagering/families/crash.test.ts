import { describe, expect, it } from 'vitest';
import { createMemoryRunner } from '../testing/memory-runner';
import { bustX100, climbedX100, crash } from './crash-fixture';

const RTP_BP = 9_700;
const WORD = 2 ** 32;
/** The least draw that flies at least so far. */
const drawFor = (x100: number): number => Math.max(0, Math.ceil(WORD - (97 * WORD) / x100));

/** A flight that ends at exactly 2.50. */
function opened(r = drawFor(250)) {
  const runner = createMemoryRunner(crash);
  for (const player of ['ana', 'eva']) runner.fund(`${player}/main`, 10_000);
  const round = runner.openShared('crash', { script: [r] });
  const place = (autoX100: number | null, player = 'ana') =>
    runner.place({ player, family: 'crash', bet: { round, stakeMinor: 1_000, autoX100 } });
  const advance = () => runner.advance('crash', round);
  const takeOff = () => {
    advance();
    return advance();
  };
  return { runner, round, place, advance, takeOff };
}

/** Just as the multiplier reaches it. */
const msTo = (x100: number): number => Math.ceil(Math.log(x100 / 100) / 0.000_06);

describe('crash', () => {
  it('GAME-05 returns what is stated at every target: the chance to reach it is the return over the target', () => {
    for (const target of [101, 102, 150, 200, 250, 1_000, 9_999, 10_000, 1_000_000]) {
      const least = drawFor(target);
      expect(bustX100(least, RTP_BP)).toBeGreaterThanOrEqual(target);
      if (least > 0) expect(bustX100(least - 1, RTP_BP)).toBeLessThan(target);
      expect(((WORD - least) / WORD) * (target / 100)).toBeCloseTo(0.97, 5);
    }
    expect(bustX100(0, RTP_BP)).toBe(100);
  });

  it('GAME-05 pays a target by comparison, also where it is where the flight ends', () => {
    const { runner, place, advance, takeOff } = opened();
    const [reached, missed] = [place(250), place(251)];
    takeOff();
    advance();
    expect(runner.round(reached).results).toMatchObject([{ status: 'WON', payoutMinor: 2_500 }]);
    expect(runner.round(missed).results).toMatchObject([{ status: 'LOST', payoutMinor: 0 }]);
    expect(runner.total()).toBe(0);
    expect(runner.replay(reached)).toEqual(runner.answered(reached));
  });

  it('GAME-05 pays a cash-out at once by when it arrived, and settles it no second time', () => {
    const { runner, place, advance, takeOff } = opened();
    const id = place(null);
    takeOff();
    runner.pass(msTo(180));
    expect(runner.step(id, 'cash-out')).toEqual({ atX100: climbedX100(msTo(180)) });
    expect(runner.balance('ana/main')).toBe(10_000 - 1_000 + 1_800);
    advance();
    expect(runner.balance('ana/main')).toBe(10_800);
    expect(runner.replay(id)).toEqual(runner.answered(id));
  });

  it('GAME-05 takes a cash-out at the bust itself and refuses one after it', () => {
    const { runner, place, advance, takeOff } = opened();
    const [first, late] = [place(null), place(null)];
    takeOff();
    runner.pass(msTo(250));
    expect(runner.step(first, 'cash-out')).toEqual({ atX100: 250 });
    runner.pass(msTo(251) - msTo(250));
    expect(() => runner.step(late, 'cash-out')).toThrow('TOO_LATE');
    advance();
    expect(() => runner.step(late, 'cash-out')).toThrow('TOO_LATE');
    expect(runner.round(late).results).toMatchObject([{ status: 'LOST' }]);
  });

  it("GAME-05 pays no cash-out below 1.01, none before the flight, and none beyond the player's own target", () => {
    const { runner, place, takeOff } = opened();
    const [early, target] = [place(null), place(150)];
    expect(() => runner.step(early, 'cash-out')).toThrow('STEP_INVALID');
    takeOff();
    expect(() => runner.step(early, 'cash-out')).toThrow('STEP_INVALID');
    runner.pass(msTo(200));
    expect(runner.step(target, 'cash-out')).toEqual({ atX100: 150 });
  });

  it('GAME-05 takes two bets a player in one flight', () => {
    const { place } = opened();
    place(null);
    place(200);
    expect(() => place(300)).toThrow('BET_INVALID');
    place(300, 'eva');
  });

  it('GAME-05 lets cash-outs stand and gives all else back when a flight cannot go on', () => {
    const { runner, round, place, takeOff } = opened();
    const [out, flying] = [place(null), place(null, 'eva')];
    takeOff();
    runner.pass(msTo(120));
    runner.step(out, 'cash-out');
    runner.cancelShared('crash', round);
    expect([runner.balance('ana/main'), runner.balance('eva/main')]).toEqual([10_200, 10_000]);
    expect(runner.round(flying).results).toMatchObject([{ status: 'VOID', validStakeMinor: 0 }]);
    expect(runner.total()).toBe(0);
  });

  it('GAME-05 cashes out by itself at the most that is paid', () => {
    const { runner, place, advance, takeOff } = opened(drawFor(20_000));
    const id = place(null);
    takeOff();
    advance();
    expect(runner.round(id).results).toMatchObject([{ status: 'WON', payoutMinor: 100_000 }]);
  });

  it('GAME-05 tells nobody in flight where it ends', () => {
    const { runner, round, advance, takeOff } = opened();
    takeOff();
    expect(runner.showShared('crash', round)).toMatchObject({ name: 'flying', bustX100: null });
    advance();
    expect(runner.showShared('crash', round)).toMatchObject({ name: 'crashed', bustX100: 250 });
  });
});
