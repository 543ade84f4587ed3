import { TABLE_FAMILIES } from '@tonalli/contracts/games/families';
import type { GameCard } from '@tonalli/contracts/lobby/api';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { askedOf, lastRecordedCall, minor, type RecordedCall } from '../recorded-call';
import { useStack } from '../shared-stack';
import { type LoggedIn, type StackWorld, startGateway } from '../stack';
import { codeOf, createTestBrowser } from '../test-browser';

const PAGE = { language: 'es', page: 1, pageSize: 18 } as const;

const stack = await useStack();
let world: StackWorld;
let player: LoggedIn;
beforeAll(async () => {
  world = await stack.world();
  player = await world.member({ balanceMinor: 10_000 });
});

const games = (input: object) => world.visitor().client.lobby.games.query({ ...PAGE, ...input });
const asked = (path: string) => askedOf(stack, world).filter((call) => call.endsWith(path)).length;

const expectedCard = (game: RecordedCall<'listGames'>['value']['games'][number]): GameCard => ({
  id: game.nodeId,
  name: game.displayName,
  vendor: game.vassalage,
  type: game.gameType,
  classify: game.gameClassify,
  gameCode: game.gameCode,
  icon: game.showIcon,
  hot: game.isHot === 1,
  isNew: game.isNew === 1,
  trial: game.supportPlay === 0,
  opensList: false,
  open: game.status === 'OPEN',
  ...(game.status === 'OPEN' && TABLE_FAMILIES.some((one) => one === game.family) && { isTable: true }),
});

describe('the games', () => {
  it('LOBBY-02 are asked for by exactly what was filtered for', async () => {
    const filter = {
      type: 'RNG',
      vendor: 'TNL',
      classify: 'SLOT',
      family: 'slot',
      hotOnly: true,
      search: '  pirámide ',
    } as const;
    await games({ ...filter, language: 'en', page: 3 });
    expect((await lastRecordedCall(stack, world, 'listGames')).request).toEqual({
      clientType: '3',
      platform: 'html5-desktop',
      merchant: 'TONALLI',
      gameType: 'RNG',
      vassalage: 'TNL',
      gameClassify: 'SLOT',
      family: 'slot',
      gameName: 'pirámide',
      pageNo: '3',
      pageSize: '18',
      language: 'EN',
      channel: 'HOT',
    });
  });

  it('LOBBY-02 are not searched by blanks', async () => {
    await games({ search: '   ', page: 2 });
    expect((await lastRecordedCall(stack, world, 'listGames')).request).not.toHaveProperty('gameName');
  });

  it('LOBBY-03 LOBBY-02 say what a tile needs, and how many they are', async () => {
    const tiles: GameCard[] = [];
    const asked = [
      { type: 'RNG', family: 'dice' },
      { type: 'RNG', page: 90, family: 'dice' },
      { type: 'LIVE', family: 'sic-bo' },
      { type: 'PVP', family: 'three-card-rooms' },
    ];
    for (const { family, ...input } of asked) {
      const shown = await games({ ...input, pageSize: 100 });
      const { value } = await lastRecordedCall(stack, world, 'listGames');
      expect(shown).toEqual({
        games: value.games.map(expectedCard),
        page: input.page ?? 1,
        totalPages: value.totalPages,
        totalGames: value.totalRows,
        hasPlayable: true,
        families: expect.arrayContaining([{ family, count: expect.any(Number) }]),
      });
      tiles.push(...shown.games);
    }
    // Jackpots are not open yet.
    const soon = await games({ type: 'RNG', classify: 'JACKPOT' });
    expect(soon.hasPlayable).toBe(false);
    tiles.push(...soon.games);
    for (const mark of ['hot', 'trial', 'open'] as const)
      expect([mark, new Set(tiles.map((tile) => tile[mark])).size]).toEqual([mark, 2]);
  });

  it('LOBBY-02 are narrowed to a family, which is counted as it is listed', async () => {
    const { families } = await games({ type: 'RNG' });
    const dice = families?.find(({ family }) => family === 'dice');
    const { totalGames, games: listed } = await games({ type: 'RNG', family: 'dice' });
    expect(totalGames).toBe(dice?.count);
    const { value } = await lastRecordedCall(stack, world, 'listGames');
    expect(new Set(value.games.map(({ family }) => family))).toEqual(new Set(['dice']));
    expect(listed).toHaveLength(value.games.length);

    expect(await codeOf(games({ family: 'rolette' }))).toBe('INVALID_REQUEST');
  });

  it('LOBBY-12 that are new are asked for as such, and hot ones where both are asked for', async () => {
    const shown = await games({ newOnly: true });
    expect((await lastRecordedCall(stack, world, 'listGames')).request).toMatchObject({ channel: 'NEW' });
    expect(shown.games).toHaveLength(18);
    expect(shown.games.every(({ isNew, open }) => isNew && open)).toBe(true);
    await games({ newOnly: true, hotOnly: true });
    expect((await lastRecordedCall(stack, world, 'listGames')).request).toMatchObject({ channel: 'HOT' });
  });

  it('GAME-11 that are none say nothing of what can be played', async () => {
    const none = await games({ type: 'LIVE', search: 'qqqqqqqq' });
    expect(none).toMatchObject({ games: [], totalGames: 0 });
    expect(none).not.toHaveProperty('hasPlayable');
  });

  it('LOBBY-02 say what they were found by and what was probably meant', async () => {
    const near = await games({ search: 'piramde' });
    const { marks, suggestion } = (await lastRecordedCall(stack, world, 'listGames')).value;
    expect(near).toMatchObject({ marks, suggestion });
    expect([marks?.length, typeof suggestion]).toEqual([1, 'string']);
    const exact = await games({ search: suggestion });
    expect(exact.marks).toHaveLength(1);
    expect(exact).not.toHaveProperty('suggestion');
  });

  it('LOBBY-03 tell everything about one, once for everybody who asks', async () => {
    const [game] = (await games({ type: 'RNG' })).games;
    const input = { language: 'en', gameId: game?.id ?? '' } as const;
    const detail = await world.visitor().client.lobby.game.query(input);
    const { request, value } = await lastRecordedCall(stack, world, 'fetchGame');
    expect(request).toEqual({ nodeId: input.gameId, language: 'EN' });
    const { minStake, maxStake, ...facts } = value.facts;
    expect(detail).toEqual({
      ...facts,
      game: expectedCard(value.game),
      family: 'slot',
      vendorName: value.vendorName,
      picture: value.game.lagerIcon,
      minStakeMinor: minor(minStake),
      maxStakeMinor: minor(maxStake),
      similar: value.similar.map(expectedCard),
    });
    const before = asked('GCSGAME_gameDetail');
    await player.client.lobby.game.query(input);
    expect(asked('GCSGAME_gameDetail')).toBe(before);
  });

  it('LOBBY-03 hand on that there is no such one, and refuse an id that cannot be one', async () => {
    const { lobby } = world.visitor().client;
    expect(await codeOf(lobby.game.query({ language: 'es', gameId: 'nope' }))).toBe('GAME_NOT_FOUND');
    for (const gameId of ['', 'x'.repeat(33)])
      expect(await codeOf(lobby.game.query({ language: 'es', gameId }))).toBe('INVALID_REQUEST');
  });

  it('LOBBY-05 list the classes of each type with their counts', async () => {
    const menu = await world.visitor().client.lobby.menu.query({ language: 'es' });
    const { list } = (await lastRecordedCall(stack, world, 'listGameMenus')).value;
    expect(menu).toEqual(
      list.map(({ gameType, classes }) => ({
        type: gameType,
        classes: classes.map(({ gameClassify, gameCount }) => ({ classify: gameClassify, count: gameCount })),
      })),
    );
    expect(menu.find(({ type }) => type === 'RNG')?.classes.length).toBeGreaterThan(3);
  });
});

describe('home', () => {
  it('LOBBY-10 LOBBY-11 reads hot games and vendors again in another language, and once in each', async () => {
    const own = await stack.world();
    // Its time stands still, so that nothing that it keeps is too old.
    const startedAt = Date.now();
    const { gateway, gatewayUrl } = await startGateway({ platformUrl: stack.platform.url, nowMs: () => startedAt });
    onTestFinished(() => gateway.stop());
    for (const language of ['es', 'en', 'es', 'en'] as const)
      await createTestBrowser(gatewayUrl, own.name).client.lobby.home.query({ language });
    const calls = await own.control.run('listJournal', { kind: 'call' });
    expect(calls.map(({ name, request }) => `${name} ${Object(request).language}`).sort()).toEqual([
      'listHotGames EN',
      'listHotGames ES',
      'listVendors EN',
      'listVendors ES',
    ]);
  });

  it('HOME-06 shows at most twelve hot games and five vendors of each category that has any', async () => {
    const home = await world.visitor().client.lobby.home.query({ language: 'es' });
    const { list } = (await lastRecordedCall(stack, world, 'listHotGames')).value;
    const { lanes } = (await lastRecordedCall(stack, world, 'listVendors')).value.data;
    expect(list.length).toBeGreaterThan(12);
    expect(home.hot).toEqual(list.slice(0, 12).map(expectedCard));
    expect(Math.max(...lanes.map(({ cards }) => cards.length))).toBeGreaterThan(5);
    expect(home.categories).toEqual(
      lanes
        .filter(({ cards }) => cards.length > 0)
        .map(({ title, cards }) => ({
          type: title,
          vendorCount: cards.length,
          vendors: cards.slice(0, 5).map((card) => ({
            code: card.vassalage,
            name: card.name,
            icon: card.icon,
            gameCount: card.gameCount,
            opensList: card.isGame === 'VASSALAGE',
            hot: card.isHot === 1,
          })),
        })),
    );
  });
});

describe('what is of a member', () => {
  it('LOBBY-07 LOBBY-08 adds and removes favourites, and keeps the lists from visitors and trial accounts', async () => {
    const [game] = (await games({ type: 'RNG' })).games;
    if (!game) throw new Error('there is no slot');
    const favorite = { gameId: game.id, vendor: game.vendor, type: game.type };
    await player.client.lobby.addFavorite.mutate(favorite);
    const wished = { nodeId: game.id, vendor: game.vendor, gameType: game.type };
    expect((await lastRecordedCall(stack, world, 'addFavorite')).request).toEqual(wished);
    const listed = await player.client.lobby.favorites.query({ ...PAGE, type: 'RNG', vendor: game.vendor });
    expect(listed).toEqual({ games: [game], page: 1, totalPages: 1 });
    const { request } = await lastRecordedCall(stack, world, 'listFavoriteGames');
    expect(request).toMatchObject({ gameType: 'RNG', vassalage: game.vendor, pageNo: '1', pageSize: '18' });
    await player.client.lobby.removeFavorite.mutate(favorite);
    expect((await lastRecordedCall(stack, world, 'removeFavorite')).request).toEqual({ nodeId: game.id });

    const { lobby } = world.visitor().client;
    for (const call of [lobby.favorites.query(PAGE), lobby.recent.query(PAGE)])
      expect(await codeOf(call)).toBe('TOKEN_MISSING');
    const guest = world.visitor();
    guest.tabToken = (await guest.client.session.freePlay.mutate()).token;
    const { addFavorite, removeFavorite } = guest.client.lobby;
    for (const change of [addFavorite, removeFavorite])
      expect(await codeOf(change.mutate(favorite))).toBe('TRIAL_ACCOUNT');
  });

  it('GAME-04 launches with an address of our own to come back to, and refuses any other', async () => {
    const game = (await games({ type: 'RNG', classify: 'SLOT', pageSize: 100 })).games.find(({ open }) => open);
    if (!game) throw new Error('no slot can be started');
    const launch = {
      gameId: game.id,
      vendor: game.vendor,
      type: game.type,
      device: 'WEB',
      backPath: '/rng?page=2',
    } as const;
    const context = { idempotencyKey: 'key-7' };
    const { url } = await player.client.play.launch.mutate(launch, { context });
    const { request, headers, value } = await lastRecordedCall(stack, world, 'launchGame');
    expect(url.replace(/launch=[^&]+/, 'launch=[masked]')).toBe(value.url);
    expect(request).toEqual({
      nodeId: game.id,
      vendor: game.vendor,
      gameType: 'RNG',
      device: 'WEB',
      backUrl: `${stack.gatewayUrl}/rng?page=2`,
    });
    expect(headers['idempotency-key']).toBe('key-7');
    for (const backPath of ['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)'])
      expect(await codeOf(player.client.play.launch.mutate({ ...launch, backPath }))).toBe('INVALID_REQUEST');
  });
});
