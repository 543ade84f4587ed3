import { describe, expect, it } from 'vitest';
import { fairDraws } from '../../kernel/fairness';
import { dealFrom, playCoup, totalOf, winnerOf } from './coup';
import { DEALS, edgeBp, OUTCOMES, returnBp, statedPercent, topOf } from './exact';
import { baccarat } from './module';
import { outcomeOf } from './odds';

/** The banker's third card as tables print it: a row for each total of two cards, a place for each third card of the player. */
const PRINTED = [
  'DDDDDDDDDD',
  'DDDDDDDDDD',
  'DDDDDDDDDD',
  'DDDDDDDDSD',
  'SSDDDDDDSS',
  'SSSSDDDDSS',
  'SSSSSSDDSS',
  'SSSSSSSSSS',
];
const worth = (rank: number): number => (rank < 9 ? rank + 1 : 0);
const winner = (player: number, banker: number) => (player > banker ? 'player' : player < banker ? 'banker' : 'tie');

/** All deals of six cards out of 416 by how they come out, card after card as the shoe then is; apart from the code. */
function countDeals(): Map<string, bigint> {
  const left = new Array<number>(13).fill(32);
  const deals = new Map<string, bigint>();
  const add = (key: string, count: bigint) => deals.set(key, (deals.get(key) ?? 0n) + count);
  const take = (rank: number): number => {
    const count = left[rank] ?? 0;
    left[rank] = count - 1;
    return count;
  };
  const back = (rank: number) => {
    left[rank] = (left[rank] ?? 0) + 1;
  };
  const byWorth = () => {
    const counts = new Array<number>(10).fill(0);
    for (const [rank, count] of left.entries()) counts[worth(rank)] = (counts[worth(rank)] ?? 0) + count;
    return counts;
  };
  function thirds(player: number, banker: number, { pairs, count }: { pairs: string; count: bigint }): void {
    const tell = (p: number, b: number, more: bigint) => add(`${winner(p % 10, b % 10)}${pairs}`, count * more);
    const counts = byWorth();
    if (player >= 8 || banker >= 8 || (player >= 6 && banker >= 6)) {
      tell(player, banker, 412n * 411n);
    } else if (player >= 6) {
      for (const [card, ways] of counts.entries()) tell(player, banker + card, BigInt(ways) * 411n);
    } else {
      for (const [card, ways] of counts.entries()) {
        const lasts = PRINTED[banker]?.[card] === 'D' ? counts : [];
        for (const [last, more] of lasts.entries()) {
          tell(player + card, banker + last, BigInt(ways * (more - (last === card ? 1 : 0))));
        }
        if (lasts.length === 0) tell(player + card, banker, BigInt(ways) * 411n);
      }
    }
  }
  for (let first = 0; first < 13; first += 1) {
    const one = take(first);
    for (let second = 0; second < 13; second += 1) {
      const two = take(second);
      for (let third = 0; third < 13; third += 1) {
        const three = take(third);
        for (let fourth = 0; fourth < 13; fourth += 1) {
          const four = take(fourth);
          const pairs = `${first === third ? ' player-pair' : ''}${second === fourth ? ' banker-pair' : ''}`;
          const [player, banker] = [(worth(first) + worth(third)) % 10, (worth(second) + worth(fourth)) % 10];
          thirds(player, banker, { pairs, count: BigInt(one * two * three * four) });
          back(fourth);
        }
        back(third);
      }
      back(second);
    }
    back(first);
  }
  return deals;
}

describe('baccarat', () => {
  it('GAME-05 GAME-11 comes out as often as all deals out of eight decks do, counted card after card', () => {
    const stated = OUTCOMES.map(
      ({ winner: won, playerPair, bankerPair, ways }) =>
        [`${won}${playerPair ? ' player-pair' : ''}${bankerPair ? ' banker-pair' : ''}`, BigInt(ways)] as const,
    );
    expect(new Map(stated)).toEqual(countDeals());
    expect(BigInt(DEALS)).toBe(416n * 415n * 414n * 413n * 412n * 411n);
    const chanceOf = (won: string) =>
      OUTCOMES.filter((outcome) => outcome.winner === won).reduce((sum, { ways }) => sum + ways, 0) / DEALS;
    expect(chanceOf('banker')).toBeCloseTo(0.458597, 6);
    expect(chanceOf('player')).toBeCloseTo(0.446247, 6);
    expect(chanceOf('tie')).toBeCloseTo(0.095156, 6);
  });

  it('GAME-05 GAME-11 every bet returns its exact part, cut', () => {
    const [banker, player, tie] = [2_292_252_566_437_888n, 2_230_518_282_592_256n, 475_627_426_473_216n];
    const total = banker + player + tie;
    const bp = (hundredths: bigint) => Number((hundredths * 100n) / total);
    expect(returnBp({ banker: 10_000 })).toBe(bp(195n * banker + 100n * tie));
    expect(returnBp({ player: 10_000 })).toBe(bp(200n * player + 100n * tie));
    expect(returnBp({ tie: 10_000 })).toBe(bp(900n * tie));
    // 31 of the 415 cards left make a pair of the first.
    const pair = Math.floor((12 * 31 * 10_000) / 415);
    expect([returnBp({ 'player-pair': 500 }), returnBp({ 'banker-pair': 500 })]).toEqual([pair, pair]);
    const percents = [{ banker: 100 }, { player: 100 }, { tie: 100 }, { 'player-pair': 100 }].map(statedPercent);
    expect(percents).toEqual(['98.94', '98.76', '85.64', '89.63']);
    expect(baccarat.stated?.(baccarat.config.initial)).toMatchObject({ rtpPercent: '98.94', maxWinStakes: 12 });
  });

  it('GAME-14 states a return that is never above the true one, the centavos of a small stake included', () => {
    // 101 wins 95.95 and is paid 95.
    expect(returnBp({ banker: 101 })).toBeLessThan(returnBp({ banker: 100 }));
    expect([edgeBp('banker', 100), edgeBp('banker', 101), edgeBp('tie', 100)]).toEqual([106, 149, 1_436]);
    expect(returnBp({ banker: 100, tie: 100 })).toBeLessThan(returnBp({ banker: 100 }));
  });

  it('GAME-14 says the most that a layout is paid, and in how many deals', () => {
    expect(topOf({ banker: 1_000 })).toEqual({ payoutMinor: 1_950, ways: 2_292_252_566_437_888 });
    const both = topOf({ banker: 1_000, 'player-pair': 100, 'banker-pair': 100 });
    expect(both).toEqual({ payoutMinor: 1_950 + 2_400, ways: 12_427_830_218_752 });
    expect(topOf({ tie: 100, player: 100 })).toEqual({ payoutMinor: 1_000, ways: 475_627_426_473_216 });
  });

  it('GAME-05 deals third cards as the printed table has it, for all values of six cards', () => {
    let wrong = 0;
    for (let deal = 0; deal < 100_000; deal += 1) {
      const [p1 = 0, b1 = 0, p2 = 0, b2 = 0, p3 = 0] = String(deal).padStart(5, '0').split('').map(Number);
      const order = [p1, b1, p2, b2, p3, 9];
      let at = -1;
      const coup = playCoup(() => {
        at += 1;
        return ((order[at] ?? 0) + 9) % 10;
      });
      const [player, banker] = [(p1 + p2) % 10, (b1 + b2) % 10];
      const isNatural = player >= 8 || banker >= 8;
      const playerDraws = !isNatural && player < 6;
      const bankerDraws = !isNatural && (playerDraws ? PRINTED[banker]?.[p3] === 'D' : banker < 6);
      const drew = [coup.player.length === 3, coup.banker.length === 3];
      const last = bankerDraws ? (playerDraws ? 9 : p3) : 0;
      const totals = [(player + (playerDraws ? p3 : 0)) % 10, (banker + last) % 10];
      const isRight =
        drew[0] === playerDraws &&
        drew[1] === bankerDraws &&
        totalOf(coup.player) === totals[0] &&
        totalOf(coup.banker) === totals[1];
      if (!isRight) wrong += 1;
    }
    expect(wrong).toBe(0);
  });

  it('GAME-08 deals out of 416 cards, each of them equally likely and none twice', () => {
    const draws = { below: () => 0 };
    const next = dealFrom(draws);
    // Always the first card that is left.
    expect(Array.from({ length: 53 }, () => next())).toEqual([...Array.from({ length: 52 }, (_, card) => card), 0]);
    const last = dealFrom({ below: (bound) => bound - 1 });
    expect(Array.from({ length: 53 }, () => last())).toEqual([
      ...Array.from({ length: 52 }, (_, card) => 51 - card),
      51,
    ]);
  });

  it('GAME-08 comes out as stated with the bytes of seeds (four standard deviations)', () => {
    const draws = fairDraws({ serverSeed: '5a'.repeat(32), clientSeed: 'bacara', nonce: 3 });
    const rounds = 20_000;
    const came = { player: 0, banker: 0, tie: 0, pairs: 0 };
    for (let round = 0; round < rounds; round += 1) {
      const coup = playCoup(dealFrom(draws));
      came[winnerOf(coup)] += 1;
      if (outcomeOf(coup).playerPair) came.pairs += 1;
    }
    const chances = { player: 0.446247, banker: 0.458597, tie: 0.095156, pairs: 31 / 415 };
    for (const [what, chance] of Object.entries(chances)) {
      const deviation = Math.sqrt(rounds * chance * (1 - chance));
      const seen = came[what === 'player' || what === 'banker' || what === 'tie' ? what : 'pairs'];
      expect(Math.abs(seen - rounds * chance)).toBeLessThan(4 * deviation);
    }
  });
});
