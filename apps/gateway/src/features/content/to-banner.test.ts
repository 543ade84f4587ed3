import type { Game } from '@tonalli/contracts/lobby/wire';
import { expect, it } from 'vitest';
import { toBanner } from './to-banner';

const GAME: Game = {
  nodeId: '1001',
  nodeName: 'Sol',
  gameName: 'Sol',
  displayName: 'Sol de Oro',
  showIcon: '/art/1001.svg',
  iconUrl: '/art/1001-s.svg',
  lagerIcon: '',
  vassalage: 'TNL',
  gameType: 'RNG',
  gameClassify: 'SLOT',
  gameCode: 'sol-de-oro',
  isHot: 0,
  supportPlay: 0,
  isGame: 'GAME',
  status: 'OPEN',
};
const bannerOf = (linkType: 'GAME' | 'PROMOTION', game?: Game | null) =>
  toBanner({ id: 'one', groupName: 'w_home', title: 'Uno', imageUrl: '/art/one.svg', url: '1001', linkType, game });

it('HOME-02 a banner leads to a game only where it can be played', () => {
  expect(bannerOf('GAME', GAME).game).toEqual({
    id: '1001',
    name: 'Sol de Oro',
    vendor: 'TNL',
    type: 'RNG',
    gameCode: 'sol-de-oro',
    icon: '/art/1001.svg',
  });
  // A platform whose games can all be played says nothing of it.
  expect(bannerOf('GAME', { ...GAME, status: undefined }).game).toMatchObject({ id: '1001' });
  for (const banner of [
    bannerOf('GAME', { ...GAME, status: 'SOON' }),
    bannerOf('GAME', { ...GAME, isGame: 'VASSALAGE' }),
    bannerOf('GAME', null),
    bannerOf('GAME'),
    bannerOf('PROMOTION', GAME),
  ])
    expect(banner.game).toBeNull();
});
