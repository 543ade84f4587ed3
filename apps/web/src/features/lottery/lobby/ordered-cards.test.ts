import { describe, expect, it } from 'vitest';
import { lotteryCard } from '../results/testing/lottery-answers';
import { familiesOf, matches, NO_FILTER, ordered } from './ordered-cards';

const cards = ['five-1', 'race-1', 'keno-1', 'six-1'].map((gameCode, index) =>
  lotteryCard({ gameCode, id: String(index + 1) }),
);
const codes = (of: readonly { gameCode: string }[]) => of.map(({ gameCode }) => gameCode);

describe('the cards of lotteries', () => {
  it('LOTT-05 begin with favourites, then those played lately, each once', () => {
    expect(codes(ordered(cards, { favorites: ['3'], recent: ['six-1', 'keno-1'] }))).toEqual([
      ...['keno-1', 'six-1', 'five-1', 'race-1'],
    ]);
    expect(codes(ordered(cards, { favorites: ['03'], recent: [] }))).toEqual(codes(cards));
  });

  it('LOTT-01 are found by name without accents and case, family and product line', () => {
    const card = lotteryCard({ name: 'Lotería de Hanói', family: 'vietnam-north', prizeMode: 'ELOTT' });
    expect(matches(card, { ...NO_FILTER, text: ' hanoi ' })).toBe(true);
    expect(matches(card, { ...NO_FILTER, text: 'saigon' })).toBe(false);
    expect(matches(card, { ...NO_FILTER, family: 'vietnam-north', prizeMode: 'ELOTT' })).toBe(true);
    expect(matches(card, { ...NO_FILTER, family: 'keno' })).toBe(false);
    expect(matches(card, { ...NO_FILTER, prizeMode: 'SEA' })).toBe(false);
  });

  it('LOTT-01 offer no choice where there is one of a kind', () => {
    expect(familiesOf(cards)).toEqual([]);
    const two = [lotteryCard({ family: 'keno' }), ...cards];
    expect(familiesOf(two)).toEqual(['keno', 'five-digit']);
  });
});
