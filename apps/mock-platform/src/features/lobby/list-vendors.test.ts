import { GAME_TYPES } from '@tonalli/contracts/lobby/wire';
import { beforeAll, describe, expect, it } from 'vitest';
import { findGame, listMenuCategories, themeOf } from './index';
import { classesFor, listGameMenus } from './list-game-menus';
import { listVendorGameTypes, listVendors } from './list-vendors';
import { asMember, createLobby, type LobbyFixture } from './lobby-fixture';

let lobby: LobbyFixture;
beforeAll(() => {
  lobby = createLobby();
});

describe('vendors and menus', () => {
  const lanes = () =>
    (
      listVendors({ ctx: lobby.contextOf<'none'>(null), input: { platform: 'html5-desktop', language: 'ES' } }) as {
        data: { lanes: { title: string; cards: { vassalage: string; gameCount: number; isGame: string }[] }[] };
      }
    ).data.lanes;

  it('LOBBY-06 has a lane for every type, each game counted once', () => {
    expect(lanes().map(({ title }) => title)).toEqual([...GAME_TYPES]);
    const total = lanes()
      .flatMap(({ cards }) => cards)
      .reduce((sum, { gameCount }) => sum + gameCount, 0);
    expect(total).toBe(10_289);
  });

  it('LOBBY-09 opens a list for live, fish and card vendors only', () => {
    const opening = lanes().filter(({ cards }) => cards.some(({ isGame }) => isGame === 'VASSALAGE'));
    expect(opening.map(({ title }) => title).sort()).toEqual(['FISH', 'LIVE', 'PVP']);
  });

  it('LOBBY-06 tells the types of one vendor', () => {
    const typesOf = (vassalage: string) =>
      listVendorGameTypes({ ctx: lobby.contextOf<'required'>(asMember('M1')), input: { vassalage } });
    expect(typesOf('KUK')).toEqual({ types: ['FISH', 'RNG'] });
    expect(typesOf('AV')).toEqual({ types: ['ESPORTS'] });
    expect(typesOf('NOBODY')).toEqual({ types: [] });
  });

  it('LOBBY-05 shows bingo only with Thai among the languages', () => {
    expect(classesFor(['es', 'en'])).not.toContain('BINGO');
    expect(classesFor(['es', 'en', 'th'])).toContain('BINGO');
    const menu = listGameMenus({ ctx: lobby.contextOf<'none'>(null), input: { language: 'ES' } }) as {
      list: { gameType: string; classes: { gameClassify: string }[] }[];
    };
    expect(menu.list[0]?.classes.map(({ gameClassify }) => gameClassify)).toEqual([
      'SLOT',
      'SCRATCH',
      'VIDEO_POKER',
      'JACKPOT',
      'TABLE',
      'ARCADE',
    ]);
  });

  it('GAME-01 names the lottery vendors and what opens a list in the navigation', () => {
    const elott = listMenuCategories(lobby.world, 'ES').find(({ gameCategory }) => gameCategory === 'ELOTT');
    expect(elott?.vendors.map(({ vassalage }) => vassalage)).toEqual(['FRT', 'TCG_SEA', 'TCG_LOTTO_VN']);
  });
});

describe('what others use', () => {
  it('LOBBY-11 finds a game and its theme with eight motifs or more, its own first', () => {
    for (const expected of lobby.catalogue.filter((_, index) => index % 997 === 0)) {
      const game = findGame(lobby.world, expected.nodeId);
      expect(game).toMatchObject(expected);
      const theme = themeOf(expected);
      expect(theme.motifs[0]).toBe(expected.motif);
      expect(theme.motifs.length).toBeGreaterThanOrEqual(8);
    }
    expect(findGame(lobby.world, 'none')).toBeNull();
  });
});
