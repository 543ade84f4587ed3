import { HI_LO_SKIPS, HiLoView } from '@tonalli/contracts/games/hi-lo';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMemoryRunner } from '../../wagering/testing/memory-runner';
import { hiLo } from './module';

const bet = { stakeMinor: 1_000 };
const FUNDS_MINOR = 2_000_000;
const [ACE, TWO, SEVEN, KING] = [0, 1, 6, 12];

/** A round whose first cards are these; sevens follow. */
function dealt(cards: readonly number[], stakeMinor = bet.stakeMinor) {
  const runner = createMemoryRunner(hiLo);
  runner.fund('ana/main', FUNDS_MINOR);
  const script = Array.from({ length: 32 }, (_, at) => cards[at] ?? SEVEN);
  const id = runner.place({ player: 'ana', family: 'hi-lo', bet: { stakeMinor }, from: { script } });
  return {
    runner,
    id,
    step: (input: unknown) => HiLoView.parse(runner.step(id, input)),
    gainMinor: () => runner.balance('ana/main') - FUNDS_MINOR,
  };
}

describe('hi-lo', () => {
  it('GAME-05 GAME-11 multiplies by 13 over the ranks that win, with the return taken once', () => {
    const { step, gainMinor } = dealt([SEVEN, KING, TWO, TWO]);
    expect(step('higher')).toMatchObject({ cards: [SEVEN, KING], end: 'open', multiplierX10000: 18_014 });
    expect(step('skip')).toMatchObject({ cards: [SEVEN, KING, TWO], multiplierX10000: 18_014 });
    // 0.97 x 13/7 x 13/2 = 11.7092...
    expect(step('lower')).toMatchObject({ end: 'open', multiplierX10000: 117_092 });
    expect(step('cash-out')).toMatchObject({ end: 'cashed-out', multiplierX10000: 117_092 });
    expect(gainMinor()).toBe(11_709 - 1_000);
  });

  it.each(['higher', 'lower'] as const)('GAME-05 lets the same rank win on both sides: %s', (side) => {
    expect(dealt([SEVEN, SEVEN + 13]).step(side)).toMatchObject({ end: 'open', multiplierX10000: 18_014 });
  });

  it('GAME-05 ends with the first pick that fails, and pays nothing', () => {
    const { runner, id, step, gainMinor } = dealt([SEVEN, KING, TWO]);
    step('higher');
    expect(step('higher')).toEqual({
      cards: [SEVEN, KING, TWO],
      moves: ['higher', 'higher'],
      end: 'lost',
      multiplierX10000: 0,
    });
    expect(runner.round(id).results).toMatchObject([{ status: 'LOST', payoutMinor: 0, validStakeMinor: 1_000 }]);
    expect(gainMinor()).toBe(-1_000);
    expect(() => step('lower')).toThrow('STEP_INVALID');
  });

  it('GAME-05 takes no pick that cannot lose', () => {
    expect(() => dealt([ACE]).step('higher')).toThrow('STEP_INVALID');
    expect(() => dealt([KING]).step('lower')).toThrow('STEP_INVALID');
    expect(dealt([ACE, ACE + 13]).step('lower')).toMatchObject({ multiplierX10000: 126_100 });
    expect(dealt([KING, KING]).step('higher')).toMatchObject({ multiplierX10000: 126_100 });
  });

  it('GAME-05 passes over ten cards and no more, which costs and pays nothing', () => {
    const { step, gainMinor } = dealt([]);
    for (let skips = 0; skips < HI_LO_SKIPS; skips += 1) expect(step('skip')).toMatchObject({ end: 'open' });
    expect(() => step('skip')).toThrow('STEP_INVALID');
    expect(step('cash-out')).toMatchObject({ end: 'refunded', multiplierX10000: 10_000 });
    expect(gainMinor()).toBe(0);
  });

  it('GAME-05 gives the stake back when nothing was picked, and counts it not', () => {
    const { runner, id } = dealt([SEVEN]);
    runner.finish(id);
    expect(runner.balance('ana/main')).toBe(FUNDS_MINOR);
    expect(runner.round(id).results).toMatchObject([{ status: 'VOID', validStakeMinor: 0 }]);
  });

  it('GAME-05 GAME-13 cashes out when nobody comes back, and when the player excludes themself', () => {
    for (const end of ['finish', 'exclude'] as const) {
      const { runner, id, step, gainMinor } = dealt([SEVEN, SEVEN]);
      step('lower');
      if (end === 'finish') runner.finish(id);
      else runner.exclude('ana');
      expect(gainMinor()).toBe(1_801 - 1_000);
      expect(runner.total()).toBe(0);
    }
  });

  it('GAME-05 offers no pick that could win more than a round pays, and cashes out where none is left', () => {
    // 10,000.00 on an ace after 12.61: another thirteenth would pay 163 stakes of at most 100.
    const { step, gainMinor } = dealt([ACE, ACE, ACE], 1_000_000);
    expect(step('lower')).toMatchObject({ cards: [ACE, ACE], end: 'cashed-out', multiplierX10000: 126_100 });
    expect(gainMinor()).toBe(12_610_000 - 1_000_000);
    // 0.97 x 13/7 x (13/2)^3 = 494.7 would be too much, 0.97 x 13/7 x (13/2)^2 x 13/12 = 82.4528... is not.
    const two = dealt([SEVEN, TWO, TWO, TWO, TWO], 1_000_000);
    for (let picks = 0; picks < 3; picks += 1) expect(two.step('lower').end).toBe('open');
    expect(() => two.step('lower')).toThrow('STEP_INVALID');
    expect(two.step('higher')).toMatchObject({ end: 'open', multiplierX10000: 824_528 });
  });

  it('GAME-05 cashes out with the last of its 32 cards', () => {
    // From a two to a two, 31 times: 0.97 x (13/12)^31 = 11.5983...
    const { step } = dealt(Array.from({ length: 32 }, () => TWO));
    for (let moves = 1; moves < 31; moves += 1) expect(step('higher').end).toBe('open');
    expect(step('higher')).toMatchObject({ end: 'cashed-out', multiplierX10000: 115_983 });
  });

  it('GAME-05 GAME-13 takes a step once, however often it is asked for', () => {
    const { runner, id } = dealt([SEVEN, SEVEN]);
    const first = runner.step(id, 'higher', 0);
    expect(runner.step(id, 'higher', 0)).toEqual(first);
    expect(() => runner.step(id, 'lower', 0)).toThrow('REUSED');
    expect(() => runner.step(id, 'lower', 5)).toThrow('STEP_INVALID');
    expect(runner.replay(id)).toEqual(runner.answered(id));
  });

  it('GAME-08 draws 32 cards at the start, kept as such, and shows none before its turn', () => {
    const { runner, id } = dealt([SEVEN, KING, TWO]);
    expect(runner.round(id).drawn).toEqual(
      [SEVEN, KING, TWO, ...Array(29).fill(SEVEN)].map((card: number) => [52, card]),
    );
    expect(runner.show(id)).toEqual({ cards: [SEVEN], moves: [], end: 'open', multiplierX10000: 10_000 });
    runner.step(id, 'higher');
    expect(runner.round(id).drawn).toHaveLength(32);
    expect(HiLoView.parse(runner.show(id)).cards).toEqual([SEVEN, KING]);
  });

  it('QA-08 comes out as a tester wishes, by seeds and nothing else', () => {
    const runner = createMemoryRunner(hiLo);
    runner.fund('ana/main', FUNDS_MINOR);
    const from = runner.force({ family: 'hi-lo', bet, wish: { cards: ['A', 'K'] } });
    const id = runner.place({ player: 'ana', family: 'hi-lo', bet, from });
    const { cards } = HiLoView.parse(runner.step(id, 'skip'));
    expect(cards.map((card) => card % 13)).toEqual([ACE, KING]);
    for (const cards of [[], ['1'], ['A', 'A', 'A', 'A', 'A']]) {
      expect(() => runner.force({ family: 'hi-lo', bet, wish: { cards } })).toThrow('BET_INVALID');
    }
  });

  it('GAME-05 GAME-14 costs its stake, and may pay the most that a round pays', () => {
    const context = { config: hiLo.config.initial, at: 0, phase: () => null };
    expect(hiLo.accept(bet, context).price()).toEqual({
      stakes: [{ line: 'cards', stakeMinor: 1_000, edgeBp: 300 }],
      maxPayoutMinor: 100_000_000,
    });
  });

  it.each([
    ['no stake', { stakeMinor: 0 }],
    ['half a centavo', { stakeMinor: 0.5 }],
    ['a further field', { ...bet, side: 'higher' }],
    ['text', 'higher'],
  ])('GAME-05 refuses %s', (_what, wrong) => {
    const runner = createMemoryRunner(hiLo);
    expect(() => runner.place({ player: 'ana', family: 'hi-lo', bet: wrong })).toThrow('BET_INVALID');
  });

  it('GAME-05 takes the least and the greatest stake, and none beside them, nor one whose rarest pick cannot be paid', () => {
    for (const stakeMinor of [100, 1_000_000]) expect(() => dealt([], stakeMinor)).not.toThrow();
    for (const stakeMinor of [99, 1_000_001]) expect(() => dealt([], stakeMinor)).toThrow('STAKE_INVALID');
    const price = (maxPayoutMinor: number) => () => {
      const config = { rtpBp: 9_700, minStakeMinor: 100, maxStakeMinor: 1_000_000, maxPayoutMinor };
      hiLo.accept({ stakeMinor: 1_000_000 }, { config, at: 0, phase: () => null }).price();
    };
    expect(price(12_610_000)).not.toThrow();
    expect(price(12_609_999)).toThrow('STAKE_INVALID');
  });

  it('GAME-05 adds up to the centavo whatever a player does, and every refusal leaves all as it was', () => {
    const step = fc.constantFrom('higher', 'lower', 'skip', 'cash-out', 'double');
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 51 }), { minLength: 32, maxLength: 32 }), fc.array(step), (cards, steps) => {
        const { runner, id } = dealt(cards);
        for (const input of steps) {
          const before = runner.show(id);
          try {
            runner.step(id, input);
          } catch (refusal) {
            expect(String(refusal)).toContain('STEP_INVALID');
            expect(runner.show(id)).toEqual(before);
          }
        }
        runner.finish(id);
        const { end, multiplierX10000 } = HiLoView.parse(runner.show(id));
        expect(end).not.toBe('open');
        const [result] = runner.round(id).results;
        expect(result?.payoutMinor).toBe(Math.floor((1_000 * multiplierX10000) / 10_000));
        expect(runner.balance('ana/main')).toBe(FUNDS_MINOR - 1_000 + (result?.payoutMinor ?? 0));
        expect(runner.total()).toBe(0);
      }),
    );
  });
});
