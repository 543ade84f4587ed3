import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { POKER_HANDS, POKER_TABLES } from '@tonalli/contracts/games/video-poker';
import { describe, expect, it } from 'vitest';
import { ALL_WAYS, edgeBp, exactReturn, greatestStakeMinor, statedReturnPercent, volatility, waysOf } from './exact';

const OPTIMAL_WAYS = new URL('./optimal-ways.json', import.meta.url);

function reduced(paid: bigint, staked: bigint): string {
  let [one, other] = [paid, staked];
  while (other > 0n) [one, other] = [other, one % other];
  return `${paid / one} / ${staked / one}`;
}

describe('the return of video poker', () => {
  it('GAME-05 GAME-11 of 9/6 Jacks or Better has the hands that have been published for its best play', () => {
    const published = {
      ...{ 'royal-flush': 493_512_264, 'straight-flush': 2_178_883_296, 'four-of-a-kind': 47_093_167_764 },
      ...{ 'full-house': 229_475_482_596, flush: 219_554_786_160, straight: 223_837_565_784 },
      ...{ 'three-of-a-kind': 1_484_003_070_324, 'two-pair': 2_576_946_164_148 },
      ...{ 'jacks-or-better': 4_277_372_890_968, nothing: 10_872_274_993_896 },
    };
    const found = POKER_HANDS.map((hand) => [hand, waysOf('jacks-9-6', hand)] as const).filter(([, ways]) => ways > 0);
    expect(Object.fromEntries(found)).toEqual(published);
  });

  // Published of these tables: 99.5439, 97.2984, 98.9131 and 97.5791 %.
  it.each([
    ['jacks-9-6', '1653526326983 / 1661102543100', '99.54'],
    ['jacks-8-5', '1616226757427 / 1661102543100', '97.29'],
    ['deuces-25-15-9', '547682606167 / 553700847700', '98.91'],
    ['deuces-20-12-10', '108059300163 / 110740169540', '97.57'],
  ] as const)('GAME-05 GAME-11 is exact: %s %s', (table, fraction, percent) => {
    const { paid, staked } = exactReturn(table);
    expect(Number.isSafeInteger(paid) && Number.isSafeInteger(staked)).toBe(true);
    expect(reduced(BigInt(paid), BigInt(staked))).toBe(fraction);
    expect(statedReturnPercent(table)).toBe(percent);
    // What is stated and what is kept are the whole stake.
    expect(10_000 - edgeBp(table)).toBe(Math.round(Number(percent) * 100));
  });

  it('GAME-05 counts every deal with every way to draw', () => {
    for (const table of POKER_TABLES) {
      expect(POKER_HANDS.reduce((sum, hand) => sum + waysOf(table, hand), 0)).toBe(ALL_WAYS);
    }
    expect(ALL_WAYS).toBe(12 * 1_661_102_543_100);
  });

  it('GAME-05 is what the command wrote, whole', () => {
    const digest = createHash('sha256').update(readFileSync(OPTIMAL_WAYS)).digest('hex').slice(0, 32);
    expect(digest).toBe('049626aac22d83b9b885b91bfe5fed53');
  });

  it('GAME-14 swings as much as tables with an 800 to 1 do', () => {
    expect(POKER_TABLES.map(volatility)).toEqual([4, 4, 5, 4]);
  });

  it('GAME-05 asks for no stake whose royal flush could not be paid', () => {
    const config = { table: 'jacks-9-6', minStakeMinor: 100, maxStakeMinor: 1_000_000 } as const;
    expect(greatestStakeMinor({ ...config, maxPayoutMinor: 100_000_000 })).toBe(125_000);
    expect(greatestStakeMinor({ ...config, maxPayoutMinor: 99_999_999 })).toBe(124_999);
    expect(greatestStakeMinor({ ...config, maxPayoutMinor: 100_000_000, maxStakeMinor: 500 })).toBe(500);
  });
});
