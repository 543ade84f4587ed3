import { describe, expect, it } from 'vitest';
import { KICK_OFF } from './football/story';
import { answerName, lineText, marketName } from './market-names';
import { fightBook, mapsBook } from './matches/counted-books';
import { footballRest } from './matches/football';
import { footballBook } from './matches/football-book';
import { americanFootballBook, basketballBook, boxingBook, tennisBook } from './matches/more-books';
import { NO_MAP } from './sports/best-of';
import { tennisBegin } from './sports/tennis';

const team = (id: string, name: string) => ({ id, names: { es: name, en: name }, short: name.slice(0, 3) });
const sides = { home: team('a', 'Halcones'), away: team('b', 'Toros') };
const GIVEN = { goals: { home: 1.5, away: 1.1 }, corners: { home: 5, away: 4 }, cards: { home: 2, away: 2 } };
const BOOKS = [
  footballBook({ story: KICK_OFF, expected: footballRest(GIVEN, 0), isHalfOver: false }),
  mapsBook(NO_MAP, { homeChance: 0.6, toWin: 2 }),
  fightBook({ home: 0.46, draw: 0.08, away: 0.46 }),
  basketballBook({ score: { home: 0, away: 0 } }, { points: { home: 1.12, away: 1.09 } }, 0),
  americanFootballBook({ score: { home: 0, away: 0 } }, { points: { home: 2.1, away: 1.9 } }, 0),
  tennisBook(tennisBegin('home'), { serve: { home: 0.64, away: 0.61 }, setsToWin: 2 }),
  boxingBook({ rounds: 12, stops: { home: 0.04, away: 0.03 }, decides: { home: 0.5, draw: 0.06, away: 0.44 } }, 0),
];

describe('names of markets', () => {
  it.each(['es', 'en'] as const)('GAME-05 every market that is offered has a name of its own in %s', (lang) => {
    for (const book of BOOKS) {
      const names = book.map((market) => marketName(market, { sides, lang }));
      for (const [at, { type }] of book.entries()) expect(names[at]).not.toContain(type);
      for (const name of names) expect(name).not.toMatch(/[{}]/);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it.each(['es', 'en'] as const)(
    'GAME-05 no two answers of a market read alike in %s, and none is a bare key',
    (lang) => {
      for (const market of BOOKS.flat()) {
        const answers = market.selections.map(({ selection }) => answerName(selection, market, { sides, lang }));
        expect(new Set(answers).size).toBe(answers.length);
        for (const answer of answers) expect(answer).not.toMatch(/home|away|OrDraw|Stoppage|Decision|never/);
      }
    },
  );

  it('GAME-05 writes lines as players do', () => {
    expect([-3, 1, 10, 0, -8].map(lineText)).toEqual(['−0.75', '0.25', '2.5', '0.0', '−2.0']);
    const handicap = { type: 'asianHandicap', key: 'match:-3', line: -3 };
    const named = { sides, lang: 'es' } as const;
    expect(answerName('home', handicap, named)).toBe('Halcones −0.75');
    expect(answerName('away', handicap, named)).toBe('Toros +0.75');
    const european = ['-1', '2'].map((key) => marketName({ type: 'europeanHandicap', key, line: null }, named));
    expect(european).toEqual(['Hándicap europeo −1.0', 'Hándicap europeo +2.0']);
  });
});
