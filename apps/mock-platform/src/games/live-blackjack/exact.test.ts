import { BlackjackStep } from '@tonalli/contracts/games/blackjack';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BlackjackRound, deal, take } from '../blackjack/engine';
import { edgeBp, exactReturn } from '../blackjack/exact';
import { viewOf } from '../blackjack/money';
import { liveBlackjack } from './module';
import { DEALER_CARDS, SEAT_CARDS } from './orders';
import { FAMILY, sitDown } from './table-fixture';

const bestTotal = (points: number, hasAce: boolean) => (hasAce && points <= 11 ? points + 10 : points);

/** The most cards that can follow until a hand of so many cards takes none any more. */
function mostCards(isEnough: (total: number, cards: number) => boolean) {
  const known = new Map<string, number>();
  return function from(points: number, hasAce: boolean, cards: number): number {
    if (isEnough(bestTotal(points, hasAce), cards)) return 0;
    const key = `${points} ${hasAce} ${Math.min(cards, 2)}`;
    const ways = Array.from({ length: 10 }, (_, at) => at + 1);
    const most =
      known.get(key) ?? Math.max(...ways.map((card) => 1 + from(points + card, hasAce || card === 1, cards + 1)));
    known.set(key, most);
    return most;
  };
}

describe('the order of cards', () => {
  it('GAME-08 is as long as the longest round, and no longer', () => {
    expect(mostCards((total) => total >= 17)(0, false, 0)).toBe(DEALER_CARDS);
    const hand = mostCards((total, cards) => cards >= 2 && total >= 21);
    const split = Array.from({ length: 9 }, (_, at) => 2 * (1 + hand(at + 2, false, 1)));
    expect(Math.max(hand(0, false, 0), ...split)).toBe(SEAT_CARDS);
  });
});

describe('what a seat returns', () => {
  it('GAME-05 GAME-14 is what the same rules return to one player: 0.570 % are kept', () => {
    const { ways, of } = exactReturn(1_000);
    expect(Number(((of - ways) * 1_000_000n) / of)).toBe(5_703);
    const bet = { round: 'r', seat: 1, stakeMinor: 1_001 };
    const { stakes } = liveBlackjack
      .accept(bet, { config: liveBlackjack.config.initial, at: 0, phase: () => null })
      .price();
    expect(stakes).toEqual([{ line: 'hand-1', stakeMinor: 1_001, edgeBp: edgeBp(1_001) }]);
    expect(liveBlackjack.stated?.(liveBlackjack.config.initial)).toMatchObject({
      rtpPercent: '99.42',
      maxWinStakes: 8,
    });
  });

  it('GAME-05 is so by the very same hands, outcomes and payouts for the same cards', () => {
    const order = fc.array(fc.nat({ max: 51 }), { minLength: 278, maxLength: 278 });
    const steps = fc.array(fc.constantFrom(...BlackjackStep.options), { maxLength: 30 });
    fc.assert(
      fc.property(order, steps, fc.integer({ min: 1, max: 7 }), (script, wanted, seat) => {
        const table = sitDown({ script }, [{ seat, stakeMinor: 101 }]);
        table.until('dealing');
        table.runner.advance(FAMILY, table.key);
        for (const step of wanted) {
          if (table.phase().name === 'insurance' && table.view().stage === 'waits') table.until('playing');
          try {
            table.step(step);
          } catch {
            // Not offered now.
          }
        }
        if (table.phase().name !== 'over') table.until('over');
        const live = table.view();
        const own = script.slice(12 + 38 * (seat - 1), 12 + 38 * seat);
        // For one, the dealer's cards are drawn between and behind the player's.
        const count = live.hands.flatMap(({ cards }) => cards).length;
        const [up = 0, hole = 0, ...rest] = script.slice(0, 12);
        const all = [own[0] ?? 0, up, own[1] ?? 0, hole, ...own.slice(2, count), ...rest];
        const draws = { below: () => all.shift() ?? 0 };
        let round: BlackjackRound = deal(draws);
        const taken =
          live.steps.includes('insure') || live.steps.includes('decline')
            ? live.steps
            : ['decline' as const, ...live.steps];
        for (const step of round.stage === 'insurance' ? taken : live.steps) round = take(round, step, draws);
        while (round.stage !== 'over') round = take(round, 'stand', draws);
        const alone = viewOf(round, 101);
        expect({ hands: live.hands, insurance: live.insurance }).toEqual({
          hands: alone.hands,
          insurance: alone.insurance,
        });
      }),
    );
  });
});
