import { describe, expect, it } from 'vitest';
import { isWon, outcomeKeys } from './outcome';

const paying = (payoutMinor: number, jackpotMinor = 0) => ({ stakeMinor: 1_000, payoutMinor, jackpotMinor });

describe('what a round paid', () => {
  it.each([
    ['nothing', 0, 'resultNone'],
    ['a part of the stake', 999, 'resultPaid'],
    ['the stake', 1_000, 'resultBack'],
    ['more than the stake', 1_001, 'resultWon'],
  ])('GAME-14 is called a win only above the stake: %s', (_what, payoutMinor, spoken) => {
    expect(outcomeKeys(paying(payoutMinor)).spoken).toBe(spoken);
    expect(isWon(paying(payoutMinor))).toBe(spoken === 'resultWon');
  });

  it('GAME-14 is no win of the game where the jackpot alone pays', () => {
    expect(isWon(paying(50_000, 50_000))).toBe(false);
    expect(outcomeKeys(paying(50_000, 50_000)).spoken).toBe('resultWon');
  });
});
