import { describe, expect, it } from 'vitest';
import { noCommissionBaccarat } from '../no-commission-baccarat/module';
import { DEALS, type Model, OUTCOMES, returnBp, statedPercent, topOf } from './model';
import { liveBaccarat } from './module';

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
    const tell = (p: number, b: number, more: bigint) => {
      const won = winner(p % 10, b % 10);
      add(`${won}${won === 'banker' && b % 10 === 6 ? ' six' : ''}${pairs}`, count * more);
    };
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

const DEALT = countDeals();
const TOTAL = 416n * 415n * 414n * 413n * 412n * 411n;
const waysOf = (...words: readonly string[]) =>
  [...DEALT].reduce((sum, [key, ways]) => (words.every((word) => key.includes(word)) ? sum + ways : sum), 0n);
const bp = (hundredths: bigint) => Number((hundredths * 100n) / TOTAL);

describe('baccarat at a table', () => {
  it('GAME-05 GAME-11 comes out as often as all deals out of eight decks do, counted card after card', () => {
    const stated = OUTCOMES.map(({ winner: won, isSix, playerPair, bankerPair, ways }) => {
      const parts = [won, isSix ? ' six' : '', playerPair ? ' player-pair' : '', bankerPair ? ' banker-pair' : ''];
      return [parts.join(''), BigInt(ways)] as const;
    });
    expect(new Map(stated)).toEqual(DEALT);
    expect(BigInt(DEALS)).toBe(TOTAL);
    expect(Number(waysOf('six')) / DEALS).toBeCloseTo(0.053864, 6);
  });

  it('GAME-05 GAME-11 every bet returns its exact part, cut, with and without commission', () => {
    const [tie, six] = [waysOf('tie'), waysOf('six')];
    const won = { player: TOTAL - bankerWins() - tie, banker: bankerWins() };
    for (const model of ['commission', 'no-commission'] as const) {
      expect(returnBp(model, { player: 10_000 })).toBe(bp(200n * won.player + 100n * tie));
      expect(returnBp(model, { tie: 10_000 })).toBe(bp(900n * tie));
      const pair = Math.floor((12 * 31 * 10_000) / 415);
      expect([returnBp(model, { 'player-pair': 500 }), returnBp(model, { 'banker-pair': 500 })]).toEqual([pair, pair]);
    }
    expect(returnBp('commission', { banker: 10_000 })).toBe(bp(195n * won.banker + 100n * tie));
    expect(returnBp('no-commission', { banker: 10_000 })).toBe(bp(200n * won.banker - 50n * six + 100n * tie));
    const percents = (model: Model) =>
      [{ banker: 100 }, { player: 100 }, { tie: 100 }, { 'player-pair': 100 }].map((laid) =>
        statedPercent(model, laid),
      );
    expect(percents('commission')).toEqual(['98.94', '98.76', '85.64', '89.63']);
    expect(percents('no-commission')).toEqual(['98.54', '98.76', '85.64', '89.63']);
    expect(liveBaccarat.stated?.(liveBaccarat.config.initial)).toMatchObject({ rtpPercent: '98.94' });
    expect(noCommissionBaccarat.stated?.(noCommissionBaccarat.config.initial)).toMatchObject({ rtpPercent: '98.76' });
  });

  it('GAME-14 says the most that a layout is paid, and in how many deals', () => {
    expect(topOf('commission', { banker: 1_000 })).toEqual({ payoutMinor: 1_950, ways: Number(bankerWins()) });
    const notSix = Number(bankerWins() - waysOf('six'));
    expect(topOf('no-commission', { banker: 1_000 })).toEqual({ payoutMinor: 2_000, ways: notSix });
    // 101 wins 50.5 with a six and is paid 50.
    expect(returnBp('no-commission', { banker: 101 })).toBeLessThanOrEqual(returnBp('no-commission', { banker: 100 }));
  });
});

function bankerWins(): bigint {
  return [...DEALT].reduce((sum, [key, ways]) => (key.startsWith('banker') ? sum + ways : sum), 0n);
}
