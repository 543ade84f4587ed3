import { describe, expect, it } from 'vitest';
import { KICK_OFF } from '../football/story';
import { NO_MAP } from '../sports/best-of';
import { brokenOffResult, pointsMayEnd } from './broken-off';
import { baseballBook, fightBook, mapsBook } from './counted-books';
import { footballRest } from './football';
import { footballBook } from './football-book';
import { fightMarketNamed, footballMarketNamed, mapMarketNamed, pointMarketNamed } from './named';

const GIVEN = {
  goals: { home: 1.55, away: 1.15 },
  corners: { home: 5.6, away: 4.4 },
  cards: { home: 2, away: 2.4 },
};

describe('markets', () => {
  it('GAME-14 are all found again by type and key, with the selections that are offered', () => {
    const score = { home: 0, away: 0 };
    const books = [
      [footballBook({ story: KICK_OFF, expected: footballRest(GIVEN, 0), isHalfOver: false }), footballMarketNamed],
      [baseballBook({ score }, { runs: { home: 4.6, away: 4.1 } }, 0), pointMarketNamed],
      [mapsBook(NO_MAP, { homeChance: 0.6, toWin: 2 }), (type: string, key: string) => mapMarketNamed(type, key, 2)],
      [fightBook({ home: 0.46, draw: 0.08, away: 0.46 }), fightMarketNamed],
    ] as const;
    for (const [book, named] of books) {
      expect(book.length).toBeGreaterThan(1);
      for (const { type, key, selections } of book) {
        const found = named(type, key);
        expect({ type: found?.type, key: found?.key }).toEqual({ type, key });
        for (const { selection } of selections) expect(found?.selections).toContain(selection);
      }
    }
  });

  it.each([
    ['totalGoals', 'match'],
    ['totalGoals', '10'],
    ['totalGoals', 'match:10:1'],
    ['totalCorners', '1e3'],
    ['matchResult', 'half3'],
    ['corner', 'match'],
  ])('GAME-14 of football are not found by %s %s', (type, key) => {
    expect(footballMarketNamed(type, key)).toBeNull();
  });

  it('GAME-14 of a game that is broken off stand where no run could change them', () => {
    const ways = pointsMayEnd({ score: { home: 4, away: 3 } });
    const result = (type: string, key: string, selection: string) => {
      const market = pointMarketNamed(type, key);
      return market && brokenOffResult(market, selection, ways);
    };
    expect(result('total', '26', 'over')).toBe('WON');
    expect(result('total', '26', 'under')).toBe('LOST');
    // 7.25 with seven runs: half of it is lost for who went under, if no run more comes.
    expect(result('total', '29', 'over')).toBe('VOID');
    expect(result('winner', 'match', 'home')).toBe('VOID');
    expect(result('handicap', '-160', 'home')).toBe('VOID');
    expect(result('teamTotal', 'home:14', 'over')).toBe('WON');
  });
});
