import { expect, it } from 'vitest';
import { tennisScore } from './tennis-score';

const told = (kind: string, side: 'home' | 'away', times = 1) => Array.from({ length: times }, () => ({ kind, side }));
const game = (side: 'home' | 'away') => [...told('rally', side, 4), ...told('game', side)];
const games = (side: 'home' | 'away', times: number) => Array.from({ length: times }, () => game(side)).flat();

it.each([
  [[], ['0', '0'], 'home'],
  [told('rally', 'home', 3), ['40', '0'], 'home'],
  [[...told('rally', 'home', 3), ...told('rally', 'away', 3)], ['40', '40'], 'home'],
  [[...told('rally', 'home', 3), ...told('rally', 'away', 4)], ['40', 'AD'], 'home'],
  [[...game('home'), ...told('rally', 'away', 2)], ['0', '30'], 'away'],
] as const)('GAME-05 calls points of tennis as players do', (incidents, [home, away], server) => {
  expect(tennisScore(incidents)).toMatchObject({ points: { home, away }, server });
});

it('GAME-05 counts a tie-break in whole points, and turns the serve as it goes', () => {
  const six = [...games('home', 6).slice(0, 25), ...games('away', 6), ...game('home')];
  expect(tennisScore(six).sets).toEqual([{ home: 6, away: 6 }]);
  expect(tennisScore(six)).toMatchObject({ points: { home: '0', away: '0' }, server: 'home' });
  const after = (points: number) => tennisScore([...six, ...told('rally', 'away', points)]);
  expect([1, 2, 3, 4, 5].map((points) => after(points).server)).toEqual(['away', 'away', 'home', 'home', 'away']);
  expect(after(4).points).toEqual({ home: '0', away: '4' });
});

it('GAME-05 shows the sets of a match that is over, and no empty one behind', () => {
  const set = [...games('home', 6), ...told('set', 'home')];
  const over = [...set, ...set, { kind: 'end', side: null }];
  expect(tennisScore(set).sets).toHaveLength(2);
  expect(tennisScore(over).sets).toEqual([
    { home: 6, away: 0 },
    { home: 6, away: 0 },
  ]);
});
