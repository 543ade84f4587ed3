import { describe, expect, it } from 'vitest';
import { toJackpot } from './to-jackpot';

describe('the jackpot', () => {
  it('HOME-05 is a pool with its terms, or a ticker without any', () => {
    const at = '2026-03-01T12:00:00.000Z';
    const lastWon = { customerName: 'Ana***', amount: 900, at };
    const terms = { contributionBasisPoints: 0, oneIn: 200, startFrom: 300, startTo: 400 };
    const feed = { start: 350, since: at, isStill: false };
    expect(toJackpot({ kind: 'PROGRESSIVE', amount: 500, at, feed, lastWon, terms })).toEqual({
      kind: 'progressive',
      amountMinor: 500,
      at,
      feed: { startMinor: 350, since: at, isStill: false },
      lastWon: { playerName: 'Ana***', amountMinor: 900, at },
      terms: { contributionBasisPoints: 0, oneIn: 200, startFromMinor: 300, startToMinor: 400 },
    });
    expect(toJackpot({ kind: 'TICKER', amount: 7, at, lastWon: null, terms: null })).toMatchObject({
      kind: 'ticker',
      feed: null,
      lastWon: null,
      terms: null,
    });
  });
});
