import type { Game } from '@tonalli/contracts/lobby/wire';
import { expect, it } from 'vitest';
import { knownFamilies, toGameCard } from './game-card';

const GAME: Game = {
  nodeId: '1001',
  nodeName: 'Pirámide Dorada',
  gameName: 'Pirámide',
  displayName: 'Pirámide Dorada',
  showIcon: '/art/1001.svg',
  iconUrl: '/art/1001-s.svg',
  lagerIcon: '/art/1001-l.svg',
  vassalage: 'TNL',
  gameType: 'RNG',
  gameClassify: 'SLOT',
  gameCode: 'piramide-dorada',
  isHot: 1,
  isNew: 1,
  supportPlay: 0,
  isGame: 'GAME',
  status: 'OPEN',
};

it('LOBBY-03 says what a tile needs: hot, free trial, open, vendor list', () => {
  expect(toGameCard(GAME)).toEqual({
    id: '1001',
    name: 'Pirámide Dorada',
    vendor: 'TNL',
    type: 'RNG',
    classify: 'SLOT',
    gameCode: 'piramide-dorada',
    icon: '/art/1001.svg',
    hot: true,
    isNew: true,
    trial: true,
    opensList: false,
    open: true,
  });
  const other = toGameCard({
    ...GAME,
    isHot: 0,
    isNew: undefined,
    supportPlay: 1,
    isGame: 'VASSALAGE',
    status: 'SOON',
  });
  expect(other).toMatchObject({ hot: false, isNew: false, trial: false, opensList: true, open: false });
});

it('LOBBY-03 GAME-12 says which tiles are tables, of those that can be started', () => {
  expect(toGameCard({ ...GAME, family: 'live-roulette' })).toMatchObject({ isTable: true });
  expect(toGameCard({ ...GAME, family: 'live-roulette', status: 'SOON' })).not.toHaveProperty('isTable');
  expect(toGameCard({ ...GAME, family: 'roulette' })).not.toHaveProperty('isTable');
});

it('GAME-11 a game can be started on a platform that does not say which can', () => {
  expect(toGameCard({ ...GAME, status: undefined }).open).toBe(true);
});

it('LOBBY-03 takes the other name and the other picture where the platform leaves one empty', () => {
  const bare = toGameCard({ ...GAME, displayName: '', showIcon: '' });
  expect(bare).toMatchObject({ name: 'Pirámide', icon: '/art/1001-s.svg' });
});

it('LOBBY-02 tells of families that it has words for, in the order of the product', () => {
  const told = ['lottery', 'tomorrow', 'dice', 'slot'].map((family, index) => ({ family, gameCount: index + 1 }));
  expect(knownFamilies(told)).toEqual([
    { family: 'slot', count: 4 },
    { family: 'dice', count: 3 },
    { family: 'lottery', count: 1 },
  ]);
});
