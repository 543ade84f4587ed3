import { describe, expect, it } from 'vitest';
import { toJackpot } from './to-jackpot';

describe('the jackpot', () => {
  it('HOME-05 is a pool with its terms, or a ticker without any', () => {
    const at = '2026-03-01T12:00:00.000Z';
    const lastWon = { customerName: 'Ana***', amount: 900, at };
    const terms = { contributionBasisPoints: 50, stakePerWin: 4_000, seed: 300 };
    expect(toJackpot({ kind: 'PROGRESSIVE', amount: 500, at, lastWon, terms })).toEqual({
      kind: 'progressive',
      amountMinor: 500,
      at,
      lastWon: { playerName: 'Ana***', amountMinor: 900, at },
      terms: { contributionBasisPoints: 50, stakePerWinMinor: 4_000, seedMinor: 300 },
    });
    expect(toJackpot({ kind: 'TICKER', amount: 7, at, lastWon: null, terms: null })).toMatchObject({
      kind: 'ticker',
      lastWon: null,
      terms: null,
    });
  });
});
