import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMemoryRunner } from '../testing/memory-runner';
import type { DrawnFrom } from '../testing/memory-store';
import { beats, multipleOf, niuOf } from './niu-hand-fixture';
import { niuNiu } from './niu-niu-fixture';

/** Ranks as one writes them, of the first suit; a rank for the second time is of the next. */
const cards = (hand: string): number[] =>
  [...hand].map((rank, index) => 'A23456789TJQK'.indexOf(rank) + (hand.indexOf(rank) < index ? 13 : 0));
const COVER = 5_000;

function seated(bids: readonly number[], from?: DrawnFrom) {
  const runner = createMemoryRunner(niuNiu);
  const table = runner.openShared('niu-niu', from);
  const players = bids.map((_, index) => `player-${index}`);
  const ids = bids.map((bid, index) => {
    runner.fund(`player-${index}/escrow`, COVER);
    return runner.place({ player: `player-${index}`, family: 'niu-niu', bet: { table, bid } });
  });
  const balances = () => players.map((player) => runner.balance(`${player}/escrow`));
  const advance = () => runner.advance('niu-niu', table);
  const bidOut = () => {
    advance();
    return advance();
  };
  return { runner, table, ids, balances, advance, bidOut };
}

/** The draws that deal these cards, one after another, out of a fresh deck. */
function dealing(hands: readonly number[][]): number[] {
  const deck = Array.from({ length: 52 }, (_, card) => card);
  return hands.flat().map((card) => {
    const at = deck.indexOf(card);
    deck.splice(at, 1);
    return at;
  });
}

describe('niu niu', () => {
  it.each([
    ['TJQ55', 10],
    ['TJQA8', 9],
    ['A2755', 10],
    ['A234T', 0],
    ['2356K', 6],
    ['A27K9', 9],
  ])('GAME-05 counts %s as %i', (hand, niu) => expect(niuOf(cards(hand))).toBe(niu));

  it('GAME-05 lets the higher niu win, then the highest card', () => {
    expect(beats(cards('TJQ55'), cards('TJKA8'))).toBe(true);
    expect(beats(cards('TJKA8'), cards('TJQA8'))).toBe(true);
    expect(beats(cards('TJQA8'), cards('TJKA8'))).toBe(false);
    expect([10, 9, 7, 6, 0].map(multipleOf)).toEqual([3, 2, 2, 1, 1]);
  });

  it('GAME-05 moves money between the seats, and keeps 5 % of what is won', () => {
    const bank = cards('TJQA8');
    const winner = cards('TJQ55').map((card) => card + 13);
    const loser = cards('A234T').map((card) => card + 26);
    // One bids most, so that there is nothing to draw but one of one.
    const from = { script: [0, ...dealing([bank, winner, loser])] };
    const { runner, ids, balances, advance, bidOut } = seated([2, 0, 0], from);
    bidOut();
    runner.step(ids[1] ?? '', { multiple: 4 });
    advance();
    // Bank pays 1.00 x 2 x 4 x 3 to the one and takes 1.00 x 2 x 1 x 2 from the other.
    expect(balances()).toEqual([COVER - 2_400 + 400, COVER + 2_400 - 120, COVER - 400]);
    expect([runner.balance('rake'), runner.balance('house')]).toEqual([120, -3 * COVER]);
    expect(runner.round(ids[0] ?? '').results).toMatchObject([{ status: 'LOST', stakeMinor: 2_000 }]);
    expect(runner.round(ids[1] ?? '').results).toMatchObject([
      { status: 'WON', stakeMinor: 2_400, payoutMinor: 4_680 },
    ]);
  });

  it('GAME-05 costs nobody more than they put up, and the house neither wins nor loses but its part', () => {
    const bids = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 2, maxLength: 5 });
    const multiples = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 5, maxLength: 5 });
    fc.assert(
      fc.property(bids, multiples, fc.integer({ min: 0, max: 1_000_000 }), (wanted, chosen, nonce) => {
        const seeds = { serverSeed: 'cd'.repeat(32), clientSeed: 'table', nonce };
        const { runner, ids, balances, advance, bidOut, table } = seated(wanted, seeds);
        bidOut();
        const bank = runner.showShared('niu-niu', table);
        for (const [index, id] of ids.entries()) {
          if (JSON.stringify(bank).includes(id)) continue;
          runner.step(id, { multiple: chosen[index] });
        }
        advance();
        const held = balances();
        for (const balance of held) expect(balance).toBeGreaterThanOrEqual(0);
        expect(held.reduce((sum, balance) => sum + balance, 0) + runner.balance('rake')).toBe(COVER * wanted.length);
        expect(runner.balance('house')).toBe(-COVER * wanted.length);
        expect(ids.every((id) => runner.isOver(id))).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('GAME-05 deals nobody a hand alone', () => {
    const { runner, ids, balances, advance } = seated([3]);
    advance();
    expect(balances()).toEqual([COVER]);
    expect(runner.isOver(ids[0] ?? '')).toBe(true);
  });

  it('GAME-05 lets the bank choose no multiple, and nobody before the bank is known', () => {
    const { runner, ids, bidOut } = seated([3, 0]);
    expect(() => runner.step(ids[1] ?? '', { multiple: 2 })).toThrow('STEP_INVALID');
    bidOut();
    expect(() => runner.step(ids[0] ?? '', { multiple: 2 })).toThrow('STEP_INVALID');
    runner.step(ids[1] ?? '', { multiple: 2 });
  });

  it('GAME-05 gives everything back when a hand cannot be played out', () => {
    const { runner, table, balances, bidOut } = seated([3, 0]);
    bidOut();
    runner.cancelShared('niu-niu', table);
    expect(balances()).toEqual([COVER, COVER]);
  });
});
