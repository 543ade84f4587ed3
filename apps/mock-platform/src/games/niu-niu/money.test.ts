import { DECK } from '@tonalli/contracts/games/cards';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fairDraws } from '../../kernel/fairness';
import { playNiuHands } from '../../testing/many-hands';
import { rakeOf } from '../rooms/rake';
import { cards } from '../rooms/room-fixture';
import { bankOf, drawDeal } from './deal';
import { netOf, type Player } from './money';

const BANK = cards('Ts Jh Qd As 8h');
const WINS = cards('Th Jd Qc 5c 5s');
const LOSES = cards('Ad 2h 3d 4c Kd');
const COVER_MINOR = 5_000;
const seat = (number: number, hand: readonly number[], multiple = 1): Player => ({
  ...{ seat: number, cards: hand, multiple, heldMinor: COVER_MINOR },
});

describe('the money of a hand', () => {
  it('GAME-05 multiplies the ante by bid, multiple and the hand that wins', () => {
    const net = netOf([seat(1, BANK), seat(2, WINS, 4), seat(3, LOSES, 1)], { bank: 1, bid: 2 }, { anteMinor: 100 });
    // 1.00 x 2 x 4 x 3 for niu niu; 1.00 x 2 x 1 x 2 for the bank's nine.
    expect([...net].sort()).toEqual([
      [1, 400 - 2_400],
      [2, 2_400],
      [3, -400],
    ]);
  });

  it('GAME-05 lets a bank that cannot pay all pay every winner the same share, to the centavo', () => {
    const second = cards('9h 9d 2c 5h 5d');
    const players = [{ ...seat(1, BANK), heldMinor: 1_000 }, seat(2, WINS, 5), seat(3, second, 1)];
    const net = netOf(players, { bank: 1, bid: 1 }, { anteMinor: 100 });
    // 1,500 and 300 are owed, 1,000 is there: 833.33 and 166.67.
    expect(Object.fromEntries(net)).toEqual({ 1: -1_000, 2: 833, 3: 167 });
  });

  it('GAME-05 lets the bank win no more than it put up: all who lose pay the same share, to the centavo', () => {
    const players = [seat(1, WINS, 1), seat(2, BANK, 5), seat(3, LOSES, 2)].map((player) => ({
      ...player,
      heldMinor: 1_000,
    }));
    const net = netOf(players, { bank: 1, bid: 1 }, { anteMinor: 100 });
    // Nobody can lose beyond 1,000: 1,000 and 600 are due, of which the bank takes 1,000.
    expect(Object.fromEntries(net)).toEqual({ 1: 1_000, 2: -625, 3: -375 });
  });

  it('GAME-05 takes a twentieth of what a seat wins, and nothing of what it loses', () => {
    expect([2_400, 19, 20, 0, -5_000].map((minor) => rakeOf(minor, { rakeBp: 500 }))).toEqual([120, 0, 1, 0, 0]);
  });

  it('GAME-05 GAME-11 moves money between the seats alone, and costs or brings nobody more than they put up', () => {
    const sums = playNiuHands(5_000, { anteMinor: 100, rakeBp: 500, coverMinor: COVER_MINOR });
    expect(sums).toMatchObject({ hands: 5_000, unbalanced: 0, least: -COVER_MINOR, most: COVER_MINOR });
    // A twentieth of what is won, cut to the centavo of each seat that wins.
    expect(sums.wonMinor / 20 - sums.rakeMinor).toBeGreaterThanOrEqual(0);
    expect(sums.wonMinor / 20 - sums.rakeMinor).toBeLessThan(5 * 5_000);
  });

  it('GAME-05 is fair whoever has which seat: the house takes no side', () => {
    const hands = fc.uniqueArray(fc.integer({ min: 0, max: DECK - 1 }), { minLength: 10, maxLength: 10 });
    fc.assert(
      fc.property(hands, fc.integer({ min: 1, max: 5 }), (deck, multiple) => {
        const net = netOf(
          [seat(1, deck.slice(0, 5)), seat(2, deck.slice(5), multiple)],
          { bank: 1, bid: 3 },
          { anteMinor: 100 },
        );
        const turned = netOf(
          [seat(1, deck.slice(5)), seat(2, deck.slice(0, 5), multiple)],
          { bank: 1, bid: 3 },
          { anteMinor: 100 },
        );
        expect((net.get(2) ?? 0) + (turned.get(2) ?? 0)).toBe(0);
      }),
    );
  });
});

describe('the bank', () => {
  const order = [3, 1, 2, 6, 5, 4];
  it.each([
    ['the highest bid', [1, 3, 2], { bank: 2, bid: 3 }],
    ['the drawn order where bids are equal', [2, 0, 2], { bank: 3, bid: 2 }],
    ['the drawn order where nobody bids', [0, null, 0], { bank: 3, bid: 1 }],
  ])('GAME-05 goes to %s', (_of, bids, bank) => {
    expect(
      bankOf(
        bids.map((bid, at) => ({ seat: at + 1, bid })),
        { order },
      ),
    ).toEqual(bank);
  });

  it('GAME-05 deals every seat five cards of one deck, whoever sits there', () => {
    const deal = drawDeal(fairDraws({ serverSeed: '01'.repeat(32), clientSeed: 'x', nonce: 0 }));
    expect(new Set(deal.hands.flat()).size).toBe(30);
    expect([...deal.order].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });
});
