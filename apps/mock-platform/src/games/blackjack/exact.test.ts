import { describe, expect, it } from 'vitest';
import { fairDraws } from '../../kernel/fairness';
import { activeOf, deal, hasNatural, take } from './engine';
import { edgeBp, exactReturn, greatestWinChance, INSURANCE_EDGE_BP, statedReturnPercent } from './exact';
import { viewOf } from './money';
import { paidChance } from './paid-chance';
import { against, bestStep, type Play } from './strategy';

/** The counts of cards and how many of the 13 ranks have each, said once more. */
const CARDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((points) => ({ points, ranks: points === 10 ? 4n : 1n }));
/** Whatever is counted here is a number of ways out of so many: no hand has more cards. */
const ALL = 13n ** 34n;

interface Hand {
  readonly points: number;
  readonly hasAce: boolean;
}
const handOf = (...cards: number[]): Hand => ({
  points: cards.reduce((sum, card) => sum + card, 0),
  hasAce: cards.includes(1),
});
const add = ({ points, hasAce }: Hand, card: number): Hand => ({ points: points + card, hasAce: hasAce || card === 1 });
const totalOf = ({ points, hasAce }: Hand) => (hasAce && points <= 11 ? points + 10 : points);

/** From so many ways to hold a hand, the ways to each total at the end, card by card onwards: 22 is any above 21. */
function forward(from: ReadonlyMap<string, bigint>, isTaken: (hand: Hand) => boolean): bigint[] {
  const ends = new Array<bigint>(23).fill(0n);
  let open = from;
  while (open.size > 0) {
    const next = new Map<string, bigint>();
    for (const [key, ways] of open) {
      const hand: Hand = { points: Math.abs(Number(key)), hasAce: key.startsWith('-') };
      const total = totalOf(hand);
      if (total > 21 || !isTaken(hand)) {
        const end = Math.min(total, 22);
        ends[end] = (ends[end] ?? 0n) + ways;
        continue;
      }
      for (const { points, ranks } of CARDS) {
        const after = add(hand, points);
        const name = `${after.hasAce ? '-' : ''}${after.points}`;
        next.set(name, (next.get(name) ?? 0n) + (ways / 13n) * ranks);
      }
    }
    open = next;
  }
  return ends;
}
const held = ({ points, hasAce }: Hand, ways: bigint) => new Map([[`${hasAce ? '-' : ''}${points}`, ways]]);

/** Ways of the dealer to each total, without a blackjack. */
function dealerEnds(up: number): bigint[] {
  const from = new Map<string, bigint>();
  for (const { points, ranks } of CARDS) {
    if (up + points === 11 && (up === 1 || points === 1)) continue;
    const [[name = '', ways = 0n] = []] = held(handOf(up, points), (ALL / 13n) * ranks);
    from.set(name, ways);
  }
  return forward(from, (hand) => totalOf(hand) < 17);
}

const dealers = new Map(CARDS.map(({ points }) => [points, dealerEnds(points)]));

/** What ends win in stakes against the dealer's, in ways out of `ALL` twice over. */
function won(ends: readonly bigint[], dealer: readonly bigint[]): bigint {
  let sum = 0n;
  for (const [own, ways] of ends.entries()) {
    if (ways === 0n) continue;
    for (const [house, chance] of dealer.entries()) {
      const isLost = own > 21 || (house <= 21 && house > own);
      const sign = isLost ? -1n : house === own ? 0n : 1n;
      sum += sign * ways * chance;
    }
  }
  return sum;
}

const valueOfTaking = (hand: Hand, up: number, isTaken: (hand: Hand) => boolean) =>
  won(forward(held(hand, ALL), isTaken), dealers.get(up) ?? []);

/** Every play of a hand, each valued by counting forward what it leads to, with the strategy under test from then on. */
function valuesOf(hand: Hand, up: number) {
  const goesOn = (one: Hand) => totalOf(one) < 21 && against(up).more(one).play === 'hit';
  const afterOne = new Map<string, bigint>();
  for (const { points, ranks } of CARDS) {
    const [[name = '', ways = 0n] = []] = held(add(hand, points), (ALL / 13n) * ranks);
    afterOne.set(name, (afterOne.get(name) ?? 0n) + ways);
  }
  const dealer = dealers.get(up) ?? [];
  return {
    stand: valueOfTaking(hand, up, () => false),
    hit: won(forward(afterOne, goesOn), dealer),
    double:
      2n *
      won(
        forward(afterOne, () => false),
        dealer,
      ),
  };
}

function splitValue(pair: number, up: number): bigint {
  let each = 0n;
  for (const { points, ranks } of CARDS) {
    const hand = handOf(pair, points);
    const values = valuesOf(hand, up);
    const play = against(up).two(hand).play;
    const value = pair === 1 || play === 'split' ? values.stand : values[play];
    each += (value / 13n) * ranks;
  }
  return 2n * each;
}

describe('blackjack', () => {
  it('GAME-05 GAME-11 plays as well as can be: no other play of any hand wins more, counted forward card by card', () => {
    for (const { points: up } of CARDS) {
      const table = against(up);
      for (let points = 2; points <= 20; points += 1) {
        for (const hasAce of [false, true]) {
          const hand = { points, hasAce };
          if (totalOf(hand) >= 21) continue;
          const { double, ...values } = valuesOf(hand, up);
          const { hit, stand } = values;
          expect(table.more(hand).play).toBe(hit > stand ? 'hit' : 'stand');
          const best = double > hit && double > stand ? 'double' : hit > stand ? 'hit' : 'stand';
          expect(table.two(hand).play).toBe(best);
        }
      }
    }
  });

  it('GAME-05 GAME-14 returns 99.4296 %, counted forward card by card over every deal', () => {
    // In half stakes, out of 13 to the 3 deals times `ALL` squared.
    let total = 0n;
    const noBlackjack = ALL * ALL;
    for (const up of CARDS) {
      const blackjacks = up.points === 1 ? 4n : up.points === 10 ? 1n : 0n;
      for (const one of CARDS) {
        for (const other of CARDS) {
          const ways = up.ranks * one.ranks * other.ranks;
          const hand = handOf(one.points, other.points);
          if (totalOf(hand) === 21) {
            total += ways * 3n * (noBlackjack / 13n) * (13n - blackjacks);
            continue;
          }
          const table = against(up.points);
          const play = one.points === other.points ? table.pair(one.points).play : table.two(hand).play;
          const value = play === 'split' ? splitValue(one.points, up.points) : valuesOf(hand, up.points)[play];
          total += ways * 2n * (value - (noBlackjack / 13n) * blackjacks);
        }
      }
    }
    const of = 2n * 2197n * noBlackjack;
    const counted = { ways: of + total, of };
    const { ways, of: whole } = exactReturn(1_000);
    expect(ways * counted.of).toBe(counted.ways * whole);
    expect(Number((ways * 10n ** 9n) / whole)).toBe(994_296_119);
  });

  it('GAME-14 says how likely a round pays anything, counted forward card by card over every deal', () => {
    const share = (ways: bigint) => Number(ways) / Number(ALL);
    const goesOn = (up: number) => (one: Hand) => totalOf(one) < 21 && against(up).more(one).play === 'hit';
    /** Of a hand that is played so, how likely it ends below each total of the dealer's. */
    const endsOf = (hand: Hand, up: number, play: Play | 'stand') => {
      if (play === 'stand') return forward(held(hand, ALL), () => false);
      const afterOne = new Map<string, bigint>();
      for (const { points, ranks } of CARDS) {
        const [[name = '', ways = 0n] = []] = held(add(hand, points), (ALL / 13n) * ranks);
        afterOne.set(name, (afterOne.get(name) ?? 0n) + ways);
      }
      return forward(afterOne, play === 'hit' ? goesOn(up) : () => false);
    };
    const loses = (ends: readonly bigint[], house: number) =>
      ends.reduce((sum, ways, own) => sum + (own > 21 || (house <= 21 && house > own) ? share(ways) : 0), 0);
    let lost = 0;
    for (const up of CARDS) {
      const dealer = (dealers.get(up.points) ?? []).map(share);
      const blackjack = 1 - dealer.reduce((sum, chance) => sum + chance, 0);
      for (const one of CARDS) {
        for (const other of CARDS) {
          const hand = handOf(one.points, other.points);
          if (totalOf(hand) === 21) continue;
          const table = against(up.points);
          const play = one.points === other.points ? table.pair(one.points).play : table.two(hand).play;
          const below = (house: number): number => {
            if (play !== 'split') return loses(endsOf(hand, up.points, play), house);
            const each = CARDS.reduce((sum, { points, ranks }) => {
              const own = handOf(one.points, points);
              const then = one.points === 1 ? 'stand' : table.two(own).play;
              return sum + (loses(endsOf(own, up.points, then), house) * Number(ranks)) / 13;
            }, 0);
            return each * each;
          };
          const all = dealer.reduce(
            (sum, chance, house) => (chance > 0 ? sum + chance * below(house) : sum),
            blackjack,
          );
          lost += (Number(up.ranks * one.ranks * other.ranks) / 2197) * all;
        }
      }
    }
    const { ways, of } = paidChance();
    expect(Number((ways * 10n ** 12n) / of) / 1e12).toBeCloseTo(1 - lost, 10);
  });

  it('GAME-05 splits exactly where two hands win more than one, counted forward', () => {
    for (const { points: up } of CARDS) {
      for (const { points: pair } of CARDS) {
        const hand = handOf(pair, pair);
        const { hit, stand, double } = valuesOf(hand, up);
        const split = splitValue(pair, up);
        const isBest = split > hit && split > stand && split > double;
        expect(against(up).pair(pair).play === 'split').toBe(isBest);
      }
    }
  });

  it('GAME-05 is the basic strategy of the books for a dealer who stands on soft 17, double after split', () => {
    const against2ToAce = [2, 3, 4, 5, 6, 7, 8, 9, 10, 1];
    const letters: Record<Play, string> = { hit: 'H', stand: 'S', double: 'D', split: 'P' };
    const row = (playOf: (up: number) => Play) => against2ToAce.map((up) => letters[playOf(up)]).join('');
    const hard = (points: number) => row((up) => against(up).two({ points, hasAce: false }).play);
    const soft = (total: number) => row((up) => against(up).two({ points: total - 10, hasAce: true }).play);
    const pair = (points: number) => row((up) => against(up).pair(points).play);
    expect([8, 9, 10, 11, 12, 13, 16, 17].map(hard)).toEqual([
      'HHHHHHHHHH',
      'HDDDDHHHHH',
      'DDDDDDDDHH',
      'DDDDDDDDDH',
      'HHSSSHHHHH',
      'SSSSSHHHHH',
      'SSSSSHHHHH',
      'SSSSSSSSSS',
    ]);
    expect([15, 17, 18, 19].map(soft)).toEqual(['HHHDDHHHHH', 'HDDDDHHHHH', 'SDDDDSSHHH', 'SSSSSSSSSS']);
    expect([1, 2, 4, 5, 6, 7, 8, 9, 10].map(pair)).toEqual([
      'PPPPPPPPPP',
      'PPPPPPHHHH',
      'HHHPPHHHHH',
      'DDDDDDDDHH',
      'PPPPPHHHHH',
      'PPPPPPHHHH',
      'PPPPPPPPPP',
      'PPPPPSPPSS',
      'SSSSSSSSSS',
    ]);
  });

  it('GAME-14 states a return that is never above the true one: an odd stake loses half a centavo with each blackjack', () => {
    expect([100, 101, 999, 1_000_000].map(statedReturnPercent)).toEqual(['99.42', '99.40', '99.42', '99.42']);
    expect([100, 101].map(edgeBp)).toEqual([58, 60]);
    // Of 28,561 pairs of two cards each, 8 x 161 are a blackjack that is paid.
    const [even, odd] = [exactReturn(100), exactReturn(101)];
    const lost = { ways: even.ways * odd.of - odd.ways * even.of, of: even.of * odd.of };
    expect(lost.ways * 2n * 101n * 28_561n).toBe(8n * 161n * lost.of);
    // Insurance of 1 brings 3 with 4 cards in 13.
    expect(INSURANCE_EDGE_BP).toBe(Math.ceil(10_000 - (10_000 * 3 * 4) / 13));
  });

  it('GAME-14 knows how rare the greatest win is: both hands of a split doubled and won, over every card there is', () => {
    let chance = 0;
    for (const up of CARDS) {
      const table = against(up.points);
      const dealer = dealers.get(up.points) ?? [];
      for (const pair of CARDS.filter(({ points }) => points > 1 && table.pair(points).play === 'split')) {
        for (const [house, ways] of dealer.entries()) {
          let one = 0;
          for (const second of CARDS) {
            const hand = handOf(pair.points, second.points);
            if (table.two(hand).play !== 'double') continue;
            for (const third of CARDS) {
              const total = totalOf(add(hand, third.points));
              const isWon = total <= 21 && (house > 21 || total > house);
              if (isWon) one += Number(second.ranks * third.ranks) / 169;
            }
          }
          const dealt = Number(up.ranks * pair.ranks * pair.ranks) / 2_197;
          chance += (dealt * one * one * Number((ways * 10n ** 15n) / ALL)) / 1e15;
        }
      }
    }
    const { ways, of } = greatestWinChance();
    expect(Number((ways * 10n ** 15n) / of) / 1e15).toBeCloseTo(chance, 12);
    expect(chance).toBeCloseTo(0.0004, 5);
  });

  it('GAME-05 GAME-08 returns what it states in seeded rounds played by the strategy, within four standard errors', () => {
    const rounds = 3_000;
    let sum = 0;
    let squares = 0;
    for (let nonce = 0; nonce < rounds; nonce += 1) {
      const draws = fairDraws({ serverSeed: '2c'.repeat(32), clientSeed: 'blackjack', nonce });
      let round = deal(draws);
      for (let step = bestStep(viewOf(round, 100)); step; step = bestStep(viewOf(round, 100))) {
        round = take(round, step, draws);
      }
      expect(activeOf(round)).toBeNull();
      const net = viewOf(round, 100).hands.reduce((own, hand) => own + hand.payoutMinor - hand.stakeMinor, 0) / 100;
      if (hasNatural(round)) expect(net).toBeGreaterThanOrEqual(0);
      sum += net;
      squares += net ** 2;
    }
    const mean = sum / rounds;
    const deviation = Math.sqrt(squares / rounds - mean ** 2);
    expect(Math.abs(mean + 0.005704)).toBeLessThan((4 * deviation) / Math.sqrt(rounds));
  });
});
