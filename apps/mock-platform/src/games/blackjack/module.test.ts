import { BlackjackView } from '@tonalli/contracts/games/blackjack';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumOf } from '../../wagering/stake';
import { createMemoryRunner } from '../../wagering/testing/memory-runner';
import { blackjack } from './module';

const FUNDS_MINOR = 10_000;

/** Ranks as one writes them; suits do not matter. */
const cards = (hand: string): number[] => [...hand].map((rank) => 'A23456789TJQK'.indexOf(rank));

/** Dealt in order: own, the dealer's, own, the dealer's face down, then whatever is asked for. */
function dealt(order: string | readonly number[], { purseMinor = FUNDS_MINOR, stakeMinor = 1_000 } = {}) {
  const runner = createMemoryRunner(blackjack);
  runner.fund('ana/main', purseMinor);
  const script = typeof order === 'string' ? cards(order) : order;
  const id = runner.place({ player: 'ana', family: 'blackjack', bet: { stakeMinor }, from: { script } });
  return {
    runner,
    id,
    step: (input: unknown) => BlackjackView.parse(runner.step(id, input)),
    view: () => BlackjackView.parse(runner.show(id)),
    gainMinor: () => runner.balance('ana/main') - purseMinor,
  };
}

describe('blackjack', () => {
  it.each([
    ['20 beats 17', 'T9T8', { steps: ['stand'], minor: 1_000, outcomes: ['won'] }],
    ['18 loses to 20', '9T9T', { steps: ['stand'], minor: -1_000, outcomes: ['lost'] }],
    ['equal hands push', 'TTTT', { steps: ['stand'], minor: 0, outcomes: ['push'] }],
    ['a blackjack pays 3 : 2 at once', 'A9KT', { steps: [], minor: 1_500, outcomes: ['blackjack'] }],
    ['a blackjack pays 3 : 2 against a ten that is none', 'ATK9', { steps: [], minor: 1_500, outcomes: ['blackjack'] }],
    ['two blackjacks push', 'ATKA', { steps: [], minor: 0, outcomes: ['push'] }],
    ['the dealer looks for a blackjack under a ten', 'TT9A', { steps: [], minor: -1_000, outcomes: ['lost'] }],
    ['a hand above 21 loses before the dealer draws', '9T96T', { steps: ['hit'], minor: -1_000, outcomes: ['bust'] }],
    ['21 stands by itself', 'T6T5A9', { steps: ['hit'], minor: 1_000, outcomes: ['won'] }],
    ['21 against 21 is a push', 'T6556T', { steps: ['hit'], minor: 0, outcomes: ['push'] }],
    ['the dealer above 21 loses', 'T6T5QJ', { steps: ['stand'], minor: -1_000, outcomes: ['lost'] }],
    ['the dealer draws up to 17', 'T6T5A6', { steps: ['stand'], minor: 1_000, outcomes: ['won'] }],
    ['the dealer stands on a soft 17', 'T68A', { steps: ['stand'], minor: 1_000, outcomes: ['won'] }],
    ['double stakes once more for one card', '665TTT', { steps: ['double'], minor: 2_000, outcomes: ['won'] }],
    ['a double may bust', 'T665TT', { steps: ['double'], minor: -2_000, outcomes: ['bust'] }],
    [
      'split plays two hands, each may be doubled',
      '8T873TT',
      { steps: ['split', 'double', 'stand'], minor: 3_000, outcomes: ['won', 'won'] },
    ],
    [
      'two hands both doubled pay eight stakes',
      '868533TT9',
      { steps: ['split', 'double', 'double'], minor: 4_000, outcomes: ['won', 'won'] },
    ],
    [
      'a ten and a king are a pair',
      'T7KTTT',
      { steps: ['split', 'stand', 'stand'], minor: 2_000, outcomes: ['won', 'won'] },
    ],
    ['split aces get one card each', 'A6AT955', { steps: ['split'], minor: -2_000, outcomes: ['lost', 'lost'] }],
    ['21 after a split is no blackjack', 'A6ATKK5', { steps: ['split'], minor: 0, outcomes: ['push', 'push'] }],
    ['insurance pays 2 : 1 against a blackjack', 'TA9K', { steps: ['insure'], minor: 0, outcomes: ['lost'] }],
    ['who declines it loses the stake', 'TA9K', { steps: ['decline'], minor: -1_000, outcomes: ['lost'] }],
    ['insurance is lost before play', 'TA98', { steps: ['insure', 'stand'], minor: -500, outcomes: ['push'] }],
    ['insurance on a blackjack is even money', 'AAKK', { steps: ['insure'], minor: 1_000, outcomes: ['push'] }],
    ['a blackjack without insurance', 'AAK9', { steps: ['decline'], minor: 1_500, outcomes: ['blackjack'] }],
  ])('GAME-05 GAME-11 %s', (_rule, order, played) => {
    const { steps, minor, outcomes } = played;
    const { runner, id, step, view, gainMinor } = dealt(order);
    for (const one of steps) step(one);
    expect(runner.isOver(id)).toBe(true);
    expect(view()).toMatchObject({
      stage: 'over',
      active: null,
      hands: outcomes.map((outcome) => ({ outcome })),
      steps,
    });
    expect(gainMinor()).toBe(minor);
    expect(runner.total()).toBe(0);
    expect(runner.replay(id)).toEqual(runner.answered(id));
  });

  it('GAME-05 floors 3 : 2 and the half that insures to the minor unit', () => {
    expect(dealt('A9KT', { stakeMinor: 101 }).gainMinor()).toBe(151);
    const { step, gainMinor } = dealt('TA9K', { stakeMinor: 101 });
    expect(step('insure').insurance).toEqual({ stakeMinor: 50, payoutMinor: 150 });
    expect(gainMinor()).toBe(-101 + 100);
  });

  it('GAME-05 insures at a loss of one in thirteen, over every card face down', () => {
    const results = Array.from({ length: 52 }, (_, hole) => {
      const { runner, id, step } = dealt([9, 0, 8, hole]);
      step('insure');
      return runner.round(id).results.find(({ line }) => line === 'insurance');
    });
    expect(sumOf(results, (result) => result?.payoutMinor ?? 0) * 13).toBe(52 * 500 * 12);
  });

  it('GAME-05 stakes each double and split on its own line, and counts it all', () => {
    const { runner, id, step } = dealt('8T873TT');
    expect(step('split')).toMatchObject({ active: 0, hands: [{ stakeMinor: 1_000 }, { stakeMinor: 1_000 }] });
    expect(runner.open(id)).toEqual({ 'hand-1': 1_000, 'hand-2': 1_000 });
    expect(step('double')).toMatchObject({ active: 1, hands: [{ stakeMinor: 2_000, isDoubled: true }, {}] });
    expect(runner.open(id)).toEqual({ 'hand-1': 2_000, 'hand-2': 1_000 });
    step('stand');
    expect(sumOf(runner.round(id).results, ({ validStakeMinor }) => validStakeMinor)).toBe(3_000);
  });

  it.each([
    ['double', '66584T', { before: [], purseMinor: 1_999 }],
    ['split', '8T8733T', { before: [], purseMinor: 1_999 }],
    ['insure', 'TA98', { before: [], purseMinor: 1_499 }],
    ['double', '8T87339T', { before: ['split'], purseMinor: 2_999 }],
  ])(
    'GAME-05 GAME-13 leaves the round as it was, and shows no card, where the money for %s is missing',
    (last, order, { before, purseMinor }) => {
      const { runner, id, step, view } = dealt(order, { purseMinor });
      for (const one of before) step(one);
      const [shown, drawn, balance] = [view(), [...runner.round(id).drawn], runner.balance('ana/main')];
      expect(() => step(last)).toThrow('INSUFFICIENT_FUNDS');
      expect(view()).toEqual(shown);
      expect(runner.round(id).drawn).toEqual(drawn);
      expect(runner.balance('ana/main')).toBe(balance);
      runner.finish(id);
      expect(runner.isOver(id)).toBe(true);
    },
  );

  it('GAME-05 GAME-13 takes a step once, however often it is asked for', () => {
    const { runner, id, gainMinor } = dealt('665TTT');
    const first = runner.step(id, 'double', 0);
    expect(runner.step(id, 'double', 0)).toEqual(first);
    expect(() => runner.step(id, 'hit', 0)).toThrow('REUSED');
    expect(gainMinor()).toBe(2_000);
  });

  it('GAME-08 shows the card face down when the round is over, and draws in the order of the table', () => {
    const { runner, id, step, view } = dealt('T6T5A6');
    expect(view()).toMatchObject({ dealer: cards('6'), hands: [{ cards: cards('TT') }] });
    expect(step('stand')).toMatchObject({ dealer: cards('65A6') });
    expect(runner.round(id).drawn).toEqual(cards('T6T5A6').map((card) => [52, card]));
  });

  it('GAME-08 shows no card face down to who has still to decide about insurance', () => {
    for (const hole of cards('9K')) {
      const { view } = dealt([9, 0, 8, hole]);
      expect(view()).toMatchObject({ stage: 'insurance', dealer: cards('A'), insurance: null });
    }
  });

  it('GAME-05 GAME-13 stands on every hand of who does not come back, or excludes themself, and buys no insurance', () => {
    for (const end of ['finish', 'exclude'] as const) {
      const { runner, id, gainMinor } = dealt('TA98');
      if (end === 'finish') runner.finish(id);
      else runner.exclude('ana');
      expect(runner.round(id).results).toMatchObject([{ line: 'hand-1', status: 'VOID' }]);
      expect(gainMinor()).toBe(0);
      const two = dealt('8T8TTT');
      two.step('split');
      if (end === 'finish') two.runner.finish(two.id);
      else two.runner.exclude('ana');
      expect(two.view().steps).toEqual(['split', 'stand', 'stand']);
      expect(two.gainMinor()).toBe(-2_000);
    }
  });

  it.each([
    ['a split of two that are no pair', '8T97', ['split']],
    ['a second split', '8T878899', ['split', 'split']],
    ['a double of three cards', '2T274', ['hit', 'double']],
    ['insurance without an ace', 'T9T8', ['insure']],
    ['play before insurance is decided', 'TA98', ['stand']],
    ['insurance twice', 'TA98', ['decline', 'insure']],
    ['a step that is none', 'T9T8', ['surrender']],
    ['a step after the end', 'T9T8', ['stand', 'hit']],
    ['a card for split aces', 'A6AT9555', ['split', 'hit']],
  ])('GAME-05 refuses %s', (_what, order, steps) => {
    const { runner, id } = dealt(order);
    expect(() => steps.map((step) => runner.step(id, step))).toThrow('STEP_INVALID');
  });

  it('QA-08 comes out as a tester wishes, by seeds and nothing else', () => {
    const runner = createMemoryRunner(blackjack);
    runner.fund('ana/main', FUNDS_MINOR);
    const bet = { stakeMinor: 1_000 };
    const from = runner.force({ family: 'blackjack', bet, wish: { own: ['8', '8'], dealer: ['6'] } });
    const id = runner.place({ player: 'ana', family: 'blackjack', bet, from });
    const view = BlackjackView.parse(runner.show(id));
    expect(view.hands[0]?.cards.map((card) => card % 13)).toEqual([7, 7]);
    expect(view.dealer.map((card) => card % 13)).toEqual([5]);
    const tens = runner.force({ family: 'blackjack', bet, wish: { dealer: ['A', '10'] } });
    const insured = runner.place({ player: 'ana', family: 'blackjack', bet, from: tens });
    expect(BlackjackView.parse(runner.show(insured)).stage).toBe('insurance');
    expect(BlackjackView.parse(runner.step(insured, 'decline')).stage).toBe('over');
    for (const wish of [{ own: ['K'] }, { own: ['8', '8', '8'] }, { cards: ['8'] }]) {
      expect(() => runner.force({ family: 'blackjack', bet, wish })).toThrow('BET_INVALID');
    }
  });

  it('GAME-05 GAME-14 costs its stake, and may pay eight', () => {
    const context = { config: blackjack.config.initial, at: 0, phase: () => null };
    expect(blackjack.accept({ stakeMinor: 1_000 }, context).price()).toEqual({
      stakes: [{ line: 'hand-1', stakeMinor: 1_000, edgeBp: 58 }],
      maxPayoutMinor: 8_000,
    });
  });

  it.each([
    ['no stake', { stakeMinor: 0 }],
    ['half a centavo', { stakeMinor: 100.5 }],
    ['a further field', { stakeMinor: 100, hands: 2 }],
    ['text', 'hit'],
  ])('GAME-05 refuses %s', (_what, wrong) => {
    const runner = createMemoryRunner(blackjack);
    expect(() => runner.place({ player: 'ana', family: 'blackjack', bet: wrong })).toThrow('BET_INVALID');
  });

  it('GAME-05 takes the least and the greatest stake, and none beside them, nor one whose greatest win cannot be paid', () => {
    const purseMinor = 2_000_000;
    for (const stakeMinor of [100, 1_000_000]) expect(() => dealt('T9T8', { stakeMinor, purseMinor })).not.toThrow();
    for (const stakeMinor of [99, 1_000_001]) {
      expect(() => dealt('T9T8', { stakeMinor, purseMinor })).toThrow('STAKE_INVALID');
    }
    const price = (stakeMinor: number) => () => {
      const config = { minStakeMinor: 100, maxStakeMinor: 1_000_000, maxPayoutMinor: 8_079 };
      blackjack.accept({ stakeMinor }, { config, at: 0, phase: () => null }).price();
    };
    expect(price(1_009)).not.toThrow();
    expect(price(1_010)).toThrow('STAKE_INVALID');
  });

  it('GAME-05 adds up to the centavo whatever a player does, and every refusal leaves all as it was', () => {
    const step = fc.constantFrom('hit', 'stand', 'double', 'split', 'insure', 'decline', 'surrender');
    const order = fc.array(fc.nat({ max: 51 }), { minLength: 60, maxLength: 60 });
    fc.assert(
      fc.property(order, fc.array(step), fc.integer({ min: 100, max: 4_000 }), (script, steps, stakeMinor) => {
        const { runner, id, view, gainMinor } = dealt(script, { stakeMinor });
        for (const input of steps) {
          const [before, drawn] = [view(), [...runner.round(id).drawn]];
          try {
            runner.step(id, input);
          } catch (refusal) {
            expect(String(refusal)).toMatch(/STEP_INVALID|INSUFFICIENT_FUNDS/);
            expect(view()).toEqual(before);
            expect(runner.round(id).drawn).toEqual(drawn);
          }
        }
        runner.finish(id);
        const { hands, insurance, stage } = view();
        expect(stage).toBe('over');
        const lines = [...hands, ...(insurance ? [insurance] : [])];
        expect(gainMinor()).toBe(sumOf(lines, (line) => line.payoutMinor - line.stakeMinor));
        expect(sumOf(lines, ({ payoutMinor }) => payoutMinor)).toBeLessThanOrEqual(8 * stakeMinor);
        expect(runner.total()).toBe(0);
      }),
    );
  });
});
