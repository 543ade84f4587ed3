import { describe, expect, it } from 'vitest';
import { sumOf } from '../stake';
import { createMemoryRunner } from '../testing/memory-runner';
import { blackjack } from './blackjack-fixture';

/** Ranks as one writes them; suits do not matter. */
const cards = (hand: string): number[] => [...hand].map((rank) => 'A23456789TJQK'.indexOf(rank));

/** Dealt in order: own, the dealer's, own, the dealer's face down, then whatever is asked for. */
function dealt(order: string | readonly number[], purseMinor = 10_000) {
  const runner = createMemoryRunner(blackjack);
  runner.fund('ana/main', purseMinor);
  const script = typeof order === 'string' ? cards(order) : order;
  const id = runner.place({ player: 'ana', family: 'blackjack', bet: { stakeMinor: 1_000 }, from: { script } });
  const won = () => runner.balance('ana/main') - purseMinor;
  return { runner, id, won };
}

describe('blackjack', () => {
  it.each([
    ['20 beats 17', 'T9T8', { steps: ['stand'], minor: 1_000 }],
    ['18 loses to 20', '9T9T', { steps: ['stand'], minor: -1_000 }],
    ['equal hands push', 'TTTT', { steps: ['stand'], minor: 0 }],
    ['a blackjack pays 3 : 2 at once', 'A9KT', { steps: [], minor: 1_500 }],
    ['two blackjacks push at once', 'ATKA', { steps: [], minor: 0 }],
    ['the dealer looks for a blackjack under a ten', 'TT9A', { steps: [], minor: -1_000 }],
    ['a hand above 21 loses before the dealer draws', '9T97T', { steps: ['hit'], minor: -1_000 }],
    ['the dealer draws to 17 and may go beyond 21', 'T6T5QJ', { steps: ['stand'], minor: -1_000 }],
    ['the dealer stands on a soft 17', 'T68A', { steps: ['stand'], minor: 1_000 }],
    ['double stakes once more and takes one card', '665TTT', { steps: ['double'], minor: 2_000 }],
    ['split plays two hands, each may be doubled', '8T873TT', { steps: ['split', 'double', 'stand'], minor: 3_000 }],
    ['split aces get one card each', 'A6AT955', { steps: ['split'], minor: -2_000 }],
    ['21 after a split is no blackjack', 'A6ATKK5', { steps: ['split'], minor: 0 }],
    ['insurance pays 2 : 1 against a blackjack', 'TA9K', { steps: ['insure'], minor: 0 }],
    ['who declines it loses the stake', 'TA9K', { steps: ['decline'], minor: -1_000 }],
    ['insurance is lost before the hand is played', 'TA98', { steps: ['insure', 'stand'], minor: -500 }],
    ['insurance on a blackjack is even money', 'AAKK', { steps: ['insure'], minor: 1_000 }],
  ])('GAME-05 %s', (_rule, order, played) => {
    const { steps, minor } = played;
    const { runner, id, won } = dealt(order);
    for (const step of steps) runner.step(id, step);
    expect(runner.isOver(id)).toBe(true);
    expect(won()).toBe(minor);
    expect(runner.total()).toBe(0);
    expect(runner.replay(id)).toEqual(runner.answered(id));
  });

  it('GAME-05 insures at a loss of one in thirteen, over every hole card', () => {
    const results = Array.from({ length: 52 }, (_, hole) => {
      const { runner, id } = dealt([9, 0, 8, hole]);
      runner.step(id, 'insure');
      return runner.round(id).results.find(({ line }) => line === 'insurance');
    });
    const paidMinor = sumOf(results, (result) => result?.payoutMinor ?? 0);
    expect(paidMinor * 13).toBe(52 * 500 * 12);
  });

  it('GAME-05 stakes each double and split on its own line, and counts it all', () => {
    const { runner, id } = dealt('8T873TT');
    runner.step(id, 'split');
    expect(runner.open(id)).toEqual({ 'hand-1': 1_000, 'hand-2': 1_000 });
    runner.step(id, 'double');
    expect(runner.open(id)).toEqual({ 'hand-1': 2_000, 'hand-2': 1_000 });
    runner.step(id, 'stand');
    expect(sumOf(runner.round(id).results, ({ validStakeMinor }) => validStakeMinor)).toBe(3_000);
  });

  it('GAME-05 leaves the hand as it was where the money for a double is missing', () => {
    const { runner, id, won } = dealt('66584T', 1_999);
    expect(() => runner.step(id, 'double')).toThrow('INSUFFICIENT_FUNDS');
    expect(runner.round(id).drawn).toHaveLength(4);
    expect(runner.show(id)).toMatchObject({ hands: [cards('65')] });
    runner.step(id, 'hit');
    expect(won()).toBe(-1_000);
  });

  it('GAME-05 shows one card of the dealer until the round is over', () => {
    const { runner, id } = dealt('T9T8');
    expect(runner.show(id)).toMatchObject({ dealer: cards('9') });
    expect(runner.step(id, 'stand')).toMatchObject({ dealer: cards('98') });
  });

  it('GAME-05 stands for a player who does nothing, and buys no insurance for them', () => {
    const { runner, id, won } = dealt('TA98');
    runner.finish(id);
    expect(runner.round(id).results).toMatchObject([{ line: 'hand-1', status: 'VOID' }]);
    expect(won()).toBe(0);
  });

  it.each([
    ['a split of two that are no pair', '8T97', ['split']],
    ['a double of three cards', '2T274', ['hit', 'double']],
    ['insurance without an ace', 'T9T8', ['insure']],
    ['play before insurance is decided', 'TA98', ['stand']],
    ['a step that is none', 'T9T8', ['surrender']],
    ['a step after the end', 'T9T8', ['stand', 'hit']],
  ])('GAME-05 refuses %s', (_what, order, steps) => {
    const { runner, id } = dealt(order);
    expect(() => steps.map((step) => runner.step(id, step))).toThrow('STEP_INVALID');
  });
});
