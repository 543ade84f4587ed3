import type { InputOf } from '@tonalli/contracts/endpoint';
import { GAME_FAMILIES } from '@tonalli/contracts/games/families';
import type { listGames as listGamesEndpoint } from '@tonalli/contracts/lobby/wire';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { BUILT_FAMILIES } from '../../games/built-families';
import type { CatalogueGame } from './catalogue/build-catalogue';
import { listGames } from './list-games';
import { listHotGames } from './list-hot-games';
import { createLobby, type LobbyFixture } from './lobby-fixture';

let lobby: LobbyFixture;
beforeAll(() => {
  lobby = createLobby();
});

type ListInput = InputOf<typeof listGamesEndpoint>;
const list = (input: Partial<ListInput> = {}) =>
  listGames({
    ctx: lobby.contextOf<'optional'>(null),
    input: {
      clientType: 3,
      platform: 'html5-desktop',
      merchant: 'TONALLI',
      pageNo: 1,
      pageSize: 18,
      language: 'ES',
      ...input,
    },
  }) as Awaited<ReturnType<typeof listGames>>;
const canBePlayed = ({ family, classify }: CatalogueGame) => BUILT_FAMILIES.has(family) && classify !== 'JACKPOT';
const GameFamily = z.enum(GAME_FAMILIES);
const sorted = (families: { family: string; gameCount: number }[] = []) =>
  families.map(({ family, gameCount }) => `${family} ${gameCount}`).sort();
const names = (input: Partial<ListInput>) => list(input).games.map(({ gameName }) => gameName);

describe('lists of games', () => {
  it('LOBBY-02 pages through a category without a gap or a repeat, most popular first', () => {
    const ids: string[] = [];
    const { totalPages, totalRows } = list({ gameType: 'LIVE' });
    for (let pageNo = 1; pageNo <= totalPages; pageNo += 1) {
      ids.push(...list({ gameType: 'LIVE', pageNo }).games.map(({ nodeId }) => nodeId));
    }
    const live = lobby.catalogue.filter(({ gameType }) => gameType === 'LIVE');
    const expected = [...live.filter(canBePlayed), ...live.filter((game) => !canBePlayed(game))];
    expect(ids).toEqual(expected.map(({ nodeId }) => nodeId));
    expect([totalPages, totalRows]).toEqual([10, 180]);
  });

  it.each([
    { gameType: 'RNG' as const, gameClassify: 'ARCADE' as const },
    { gameType: 'RNG' as const, vassalage: 'SLR' },
    { vassalage: 'KUK' },
    { gameType: 'PVP' as const },
    { channel: 'HOT' as const },
    { gameType: 'RNG' as const, channel: 'HOT' as const },
    {},
  ])('GAME-11 pages through %j without a gap or a repeat, what cannot be played yet behind all else', (filter) => {
    const pageSize = 199;
    const { totalPages, totalRows } = list({ ...filter, pageSize });
    const shown = Array.from({ length: totalPages }, (_, at) => list({ ...filter, pageSize, pageNo: at + 1 }).games);
    const ids = shown.flat().map(({ nodeId }) => nodeId);
    const statuses = shown.flat().map(({ status }) => status);
    const wanted = lobby.catalogue.filter(
      (game) =>
        (!filter.gameType || game.gameType === filter.gameType) &&
        (!filter.vassalage || game.vendor === filter.vassalage) &&
        (!filter.gameClassify || game.classify === filter.gameClassify) &&
        (!filter.channel || game.isHot),
    );
    const playable = wanted.filter(canBePlayed);
    const others = wanted.filter((game) => !canBePlayed(game));
    expect(ids).toEqual([...playable, ...others].map(({ nodeId }) => nodeId));
    expect(statuses).toEqual([...playable.map(() => 'OPEN'), ...others.map(() => 'SOON')]);
    expect(ids).toHaveLength(totalRows);
  });

  it.each([
    [{ gameType: 'RNG' as const }, true],
    [{ gameType: 'LIVE' as const }, true],
    [{ gameType: 'LIVE' as const, pageNo: 3 }, true],
    [{ gameClassify: 'JACKPOT' as const }, false],
    [{ vassalage: 'KUK', pageNo: 70 }, true],
    [{ vassalage: 'AUR' }, true],
    [{ gameName: 'dorado' }, true],
    [{ gameName: 'ruleta', gameType: 'LIVE' as const }, true],
  ])('GAME-11 tells of %j whether any of it can be played: %s', (filter, has) => {
    const { games, hasPlayable } = list(filter);
    expect(games.length).toBeGreaterThan(0);
    expect(hasPlayable).toBe(has);
  });

  it('LOBBY-02 shows an empty page beyond the last one', () => {
    expect(list({ gameType: 'RNG', pageNo: 551 }).games).toEqual([]);
    expect(list({ gameType: 'RNG', pageNo: 550 }).games).toHaveLength(18);
  });

  it.each([
    [{ vassalage: 'OMT' }, 1_480],
    [{ vassalage: 'KUK', gameType: 'FISH' as const }, 20],
    [{ gameType: 'RNG' as const, gameClassify: 'SCRATCH' as const }, 159],
    [{ gameClassify: 'VIDEO_POKER' as const }, 140],
    [{ gameType: 'RNG' as const, channel: 'HOT' as const }, 297],
    [{ channel: 'HOT' as const }, 312],
    [{ vassalage: 'NOBODY' }, 0],
    [{ family: 'dice' as const }, 18],
    [{ gameType: 'LIVE' as const, family: 'live-roulette' as const }, 18],
    [{ gameType: 'LIVE' as const, family: 'roulette' as const }, 0],
    [{}, 10_289],
  ])('LOBBY-02 filters by %j', (filter, rows) => {
    expect(list(filter).totalRows).toBe(rows);
  });

  it.each([
    {},
    { gameType: 'RNG' as const },
    { gameType: 'RNG' as const, gameClassify: 'ARCADE' as const },
    { vassalage: 'KUK' },
    { gameType: 'RNG' as const, channel: 'HOT' as const },
    { channel: 'HOT' as const },
    { gameType: 'RNG' as const, gameName: 'dorado' },
    { minLineNum: 20 },
    { vassalage: 'NOBODY' },
  ])('LOBBY-02 counts the families of %j, and has as many games of each when it is narrowed to that', (filter) => {
    const { families = [], totalRows } = list(filter);
    expect(families.reduce((sum, { gameCount }) => sum + gameCount, 0)).toBe(totalRows);
    for (const { family, gameCount } of families) {
      const narrowed = list({ ...filter, family: GameFamily.parse(family) });
      const others = narrowed.games.filter((game) => game.family !== family);
      expect([narrowed.totalRows, others]).toEqual([gameCount, []]);
      expect(sorted(narrowed.families)).toEqual(sorted(families));
    }
  });

  it('LOBBY-02 has what can be played first in a family as well, most popular first', () => {
    const { games } = list({ family: 'slot', pageSize: 200, pageNo: 46 });
    const slots = lobby.catalogue.filter(({ family }) => family === 'slot');
    const wanted = [...slots.filter(canBePlayed), ...slots.filter((game) => !canBePlayed(game))];
    expect(games.map(({ nodeId }) => nodeId)).toEqual(wanted.slice(9_000, 9_200).map(({ nodeId }) => nodeId));
  });

  it('LOBBY-02 filters by the least stake and the number of lines', () => {
    const { games, totalRows } = list({ gameType: 'RNG', minLineNum: 20 });
    expect(totalRows).toBe(lobby.catalogue.filter(({ lines }) => lines >= 20).length);
    expect(games.every(({ gameClassify }) => gameClassify === 'SLOT')).toBe(true);
    const dear = list({ gameType: 'RNG', minBet: 5 });
    expect(dear.totalRows).toBe(
      lobby.catalogue.filter((game) => game.gameType === 'RNG' && game.minBetMinor >= 500).length,
    );
  });

  it.each([
    ['by its category', (_name: string) => ({})],
    ['by its name', (name: string) => ({ gameName: name })],
  ])('LOBBY-02 takes in the game at the bound of stake and lines itself, found %s', (_how, by) => {
    const game = lobby.catalogue.find(({ gameType, minBetMinor }) => gameType === 'RNG' && minBetMinor % 100 === 0);
    if (!game) throw new Error('no game stakes whole pesos');
    const finds = (bounds: Partial<ListInput>) =>
      list({ gameType: 'RNG', vassalage: game.vendor, pageSize: 2_000, ...by(game.nameEs), ...bounds }).games.some(
        ({ nodeId }) => nodeId === game.nodeId,
      );
    const [bet, lines] = [game.minBetMinor / 100, game.lines];
    expect([finds({ minLineNum: lines }), finds({ minLineNum: lines + 1 })]).toEqual([true, false]);
    expect([finds({ minBet: bet }), finds({ minBet: bet + 1 })]).toEqual([true, false]);
  });

  it('LOBBY-10 names games in the language asked for', () => {
    const [spanish, english] = [list({ language: 'ES' }).games[0], list({ language: 'EN' }).games[0]];
    expect(spanish?.nodeId).toBe(english?.nodeId);
    expect(spanish?.gameName).not.toBe(english?.gameName);
  });

  it('LOBBY-03 says what a tile needs: hot, trial, open, pictures', () => {
    const game = lobby.catalogue.find(({ hasTrial, isHot }) => hasTrial && isHot);
    const shown = list({ gameType: 'RNG', channel: 'HOT', pageSize: 200 }).games.find(
      ({ nodeId }) => nodeId === game?.nodeId,
    );
    expect(shown).toMatchObject({ isHot: 1, supportPlay: 0, isGame: 'GAME', nodeName: shown?.gameName });
    expect(shown?.showIcon).toMatch(/^\/art\/games\/.+-[\w]{8}\.svg$/);
  });

  it('HOME-06 lists hot games hottest first, of one type or vendor too', () => {
    const input = { merchantCode: 'TONALLI', isPlatform: 2, platform: 'flash,html5-desktop', language: 'ES' as const };
    const allHot = lobby.catalogue.filter(({ isHot }) => isHot);
    const hot = [...allHot.filter(canBePlayed), ...allHot.filter((game) => !canBePlayed(game))];
    const all = listHotGames({ ctx: lobby.contextOf<'none'>(null), input }) as { list: { nodeId: string }[] };
    expect(all.list.map(({ nodeId }) => nodeId)).toEqual(hot.slice(0, 42).map(({ nodeId }) => nodeId));
    const live = listHotGames({
      ctx: lobby.contextOf<'none'>(null),
      input: { ...input, gameType: 'LIVE' },
    }) as typeof all;
    expect(live.list).toHaveLength(5);
  });
});

describe('search', () => {
  it('LOBBY-02 finds "piramide" for "Pirámide", without regard to case, accents and blanks', () => {
    const found = names({ gameName: '  PIRAMIDE ', pageSize: 200 });
    expect(found.length).toBeGreaterThan(5);
    expect(found.every((name) => /pirámide/i.test(name))).toBe(true);
    expect(names({ gameName: 'pirámide', pageSize: 200 })).toEqual(found);
  });

  it('LOBBY-02 finds a game by its name in the other language', () => {
    const found = list({ gameName: 'butterfly', language: 'ES', pageSize: 200 });
    expect(found.totalRows).toBeGreaterThan(5);
    expect(found.games.every(({ gameName }) => /mariposa/i.test(gameName))).toBe(true);
  });

  it('LOBBY-02 finds every game by its whole title, in both languages', () => {
    for (const game of lobby.catalogue.filter((_, index) => index % 501 === 0)) {
      for (const language of ['ES', 'EN'] as const) {
        const title = language === 'ES' ? game.nameEs : game.nameEn;
        const ids = list({ gameName: title, language, pageSize: 10 }).games.map(({ nodeId }) => nodeId);
        expect({ title, found: ids.includes(game.nodeId) }).toEqual({ title, found: true });
      }
    }
  });

  it.each([
    ['calabera', /calavera/i],
    ['moctesuma', /moctezuma/i],
    ['marposa', /mariposa/i],
    ['esmerlada', /esmeralda/i],
    ['rámide', /pirámide/i],
  ])('LOBBY-02 forgives the typing error in "%s"', (typed, meant) => {
    const found = names({ gameName: typed, language: 'ES' });
    expect(found.length).toBeGreaterThan(0);
    expect(found.every((name) => meant.test(name))).toBe(true);
  });

  it('LOBBY-02 pages through what was found without a gap or a repeat', () => {
    const all = list({ gameName: 'dorado', pageSize: 200 });
    const ids: string[] = [];
    for (let pageNo = 1; pageNo <= Math.ceil(all.totalRows / 7); pageNo += 1) {
      ids.push(...list({ gameName: 'dorado', pageNo, pageSize: 7 }).games.map(({ nodeId }) => nodeId));
    }
    expect(new Set(ids).size).toBe(all.totalRows);
    expect(ids.slice(0, 200)).toEqual(all.games.map(({ nodeId }) => nodeId));
  });

  it('LOBBY-02 searches within type and vendor', () => {
    const { games } = list({ gameName: 'oro', gameType: 'RNG', vassalage: 'KUK', pageSize: 200 });
    expect(games.length).toBeGreaterThan(0);
    expect(games.every(({ vassalage, gameType }) => vassalage === 'KUK' && gameType === 'RNG')).toBe(true);
  });

  it.each([
    '%',
    '"',
    "'",
    '🎰🎲',
    '*',
    '" OR "',
    'x'.repeat(100),
    "'; DROP TABLE games; --",
    'name_es:jaguar',
    'NEAR(',
    '-',
  ])('LOBBY-02 is not upset by %s', (gameName) => {
    expect(() => list({ gameName })).not.toThrow();
    expect(list().totalRows).toBe(10_289);
  });
});
