import type { Game } from '@tonalli/contracts/lobby/wire';
import { expect, it } from 'vitest';
import { toGameCard } from './game-card';

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
    trial: true,
    opensList: false,
    open: true,
  });
  const other = toGameCard({ ...GAME, isHot: 0, supportPlay: 1, isGame: 'VASSALAGE', status: 'SOON' });
  expect(other).toMatchObject({ hot: false, trial: false, opensList: true, open: false });
});

it('GAME-11 a game can be started on a platform that does not say which can', () => {
  expect(toGameCard({ ...GAME, status: undefined }).open).toBe(true);
});

it('LOBBY-03 takes the other name and the other picture where the platform leaves one empty', () => {
  const bare = toGameCard({ ...GAME, displayName: '', showIcon: '' });
  expect(bare).toMatchObject({ name: 'Pirámide', icon: '/art/1001-s.svg' });
});
