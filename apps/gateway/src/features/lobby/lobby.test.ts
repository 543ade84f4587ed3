import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PlatformError } from '../../platform/platform-error';
import { GAME, MEMBER } from '../../testing/fake-values';
import { startGateway, type TestGateway } from '../../testing/start-gateway';

describe('the lobby', () => {
  let gateway: TestGateway;
  beforeEach(async () => {
    gateway = await startGateway();
  });
  afterEach(() => gateway.stop());

  it('LOBBY-02 asks the platform for exactly what was filtered for', async () => {
    const input = {
      language: 'en',
      type: 'RNG',
      vendor: 'TNL',
      classify: 'SLOT',
      hotOnly: true,
      search: '  pirámide ',
      page: 3,
      pageSize: 18,
    };
    await gateway.query('lobby.games', input);
    expect(gateway.platform.calls[0]?.input).toEqual({
      clientType: 3,
      platform: 'html5-desktop',
      merchant: 'TONALLI',
      gameType: 'RNG',
      vassalage: 'TNL',
      gameClassify: 'SLOT',
      gameName: 'pirámide',
      pageNo: 3,
      pageSize: 18,
      language: 'EN',
      channel: 'HOT',
    });
  });

  it('LOBBY-02 takes a search of blanks for none', async () => {
    await gateway.query('lobby.games', { language: 'es', search: '   ', page: 1, pageSize: 18 });
    expect(gateway.platform.calls[0]?.input).not.toHaveProperty('gameName');
  });

  it('LOBBY-03 says what a tile needs: hot, free trial, open, vendor list', async () => {
    const games = [
      GAME,
      { ...GAME, isHot: 0 as const, supportPlay: 1 as const, isGame: 'VASSALAGE' as const, status: 'SOON' as const },
    ];
    gateway.platform.answer({ listGames: () => ({ games, totalPages: 1, totalRows: 2 }) });
    const { data } = await gateway.query('lobby.games', { language: 'es', page: 1, pageSize: 18 });
    expect(data).toMatchObject({
      games: [
        {
          id: '1001',
          name: 'Pirámide Dorada',
          hot: true,
          trial: true,
          opensList: false,
          open: true,
          icon: '/art/1001.svg',
        },
        { hot: false, trial: false, opensList: true, open: false },
      ],
    });
  });

  it('LOBBY-02 says how many games there are, what they were found by and what was probably meant', async () => {
    const found = { games: [GAME], totalPages: 1, totalRows: 1 };
    const search = { language: 'es', search: 'piramde', page: 1, pageSize: 18 };
    gateway.platform.answer({ listGames: () => ({ ...found, marks: ['piramide'], suggestion: 'pirámide' }) });
    const near = await gateway.query('lobby.games', search);
    expect(near.data).toMatchObject({ totalGames: 1, marks: ['piramide'], suggestion: 'pirámide' });
    gateway.platform.answer({ listGames: () => ({ ...found, marks: ['sol'], suggestion: null }) });
    const exact = await gateway.query('lobby.games', { ...search, search: 'sol' });
    expect(exact.data).toMatchObject({ marks: ['sol'] });
    expect(exact.data).not.toHaveProperty('suggestion');
  });

  it('LOBBY-03 tells everything about one game, once for everybody who asks', async () => {
    const input = { language: 'en', gameId: '1001' };
    const { data } = await gateway.query('lobby.game', input);
    expect(data).toMatchObject({
      game: { id: '1001' },
      vendorName: 'Tonalli',
      picture: '/art/1001-l.svg',
      rtpPercent: '96.12',
      minStakeMinor: 100,
      maxStakeMinor: 50_000,
      freeSpins: { count: 20, multiplier: 3 },
      similar: [{ id: '1001' }],
    });
    await gateway.query('lobby.game', input);
    expect(gateway.platform.calls.map((call) => [call.name, call.input])).toEqual([
      ['fetchGame', { nodeId: '1001', language: 'EN' }],
    ]);
  });

  it('LOBBY-03 hands on that there is no such game, and refuses an id that cannot be one', async () => {
    gateway.platform.answer({
      fetchGame: () => {
        throw new PlatformError('GAME_NOT_FOUND');
      },
    });
    const missing = await gateway.query('lobby.game', { language: 'es', gameId: 'nope' });
    expect([missing.status, missing.error?.data.platform.code]).toEqual([404, 'GAME_NOT_FOUND']);
    for (const gameId of ['', 'x'.repeat(33), 7]) {
      expect((await gateway.query('lobby.game', { language: 'es', gameId })).status).toBe(400);
    }
  });

  it('LOBBY-05 lists the classes of each type with their counts', async () => {
    const list = [{ gameType: 'RNG' as const, classes: [{ gameClassify: 'SCRATCH' as const, gameCount: 159 }] }];
    gateway.platform.answer({ listGameMenus: () => ({ list }) });
    const { data } = await gateway.query('lobby.menu', { language: 'es' });
    expect(data).toEqual([{ type: 'RNG', classes: [{ classify: 'SCRATCH', count: 159 }] }]);
  });

  it('LOBBY-10 LOBBY-11 reads hot games and vendors again in another language, and once in each', async () => {
    for (const language of ['es', 'en', 'es', 'en']) await gateway.query('lobby.home', { language });
    const asked = gateway.platform.calls.map(({ name, input }) => [name, (input as { language: string }).language]);
    expect(asked.toSorted()).toEqual([
      ['listHotGames', 'EN'],
      ['listHotGames', 'ES'],
      ['listVendors', 'EN'],
      ['listVendors', 'ES'],
    ]);
  });

  it('LOBBY-07 LOBBY-08 keeps the lists of members from visitors, and favourites from trial accounts', async () => {
    const page = { language: 'es', page: 1, pageSize: 18 };
    for (const path of ['lobby.favorites', 'lobby.recent']) {
      expect((await gateway.query(path, page)).status).toBe(401);
    }
    gateway.platform.answer({ login: () => ({ ...MEMBER, type: 4 as const }) });
    const tab = await gateway.login();
    const favorite = { gameId: '1001', vendor: 'TNL', type: 'RNG' };
    for (const path of ['lobby.addFavorite', 'lobby.removeFavorite']) {
      const { status, error } = await gateway.mutate(path, favorite, { tab });
      expect([status, error?.data.platform.code]).toEqual([403, 'TRIAL_ACCOUNT']);
    }
  });

  it('HOME-06 shows at most twelve hot games and five vendors of each category that has any', async () => {
    const card = (code: string) => ({
      vassalage: code,
      name: code,
      icon: '',
      gameClassify: [],
      isGame: 'GAME' as const,
      gameCount: 1,
      isHot: 0 as const,
    });
    gateway.platform.answer({
      listHotGames: () => ({ list: Array(30).fill(GAME) }),
      listVendors: () => ({
        data: {
          lanes: [
            { title: 'RNG', cards: 'ABCDEFG'.split('').map(card) },
            { title: 'FISH', cards: [] },
          ],
        },
      }),
    });
    const { data } = await gateway.query('lobby.home', { language: 'es' });
    // The procedure's declared answer.
    const home = data as { hot: unknown[]; categories: { type: string; vendorCount: number; vendors: unknown[] }[] };
    expect(home.hot).toHaveLength(12);
    expect(home.categories.map(({ type, vendorCount, vendors }) => [type, vendorCount, vendors.length])).toEqual([
      ['RNG', 7, 5],
    ]);
  });

  it('LOBBY-07 hands on an added and a removed favourite', async () => {
    const tab = await gateway.login();
    const favorite = { gameId: '1001', vendor: 'TNL', type: 'RNG' };
    await gateway.mutate('lobby.addFavorite', favorite, { tab });
    await gateway.mutate('lobby.removeFavorite', favorite, { tab });
    expect(gateway.platform.calls.slice(1).map(({ name, input }) => [name, input])).toEqual([
      ['addFavorite', { nodeId: '1001', vendor: 'TNL', gameType: 'RNG' }],
      ['removeFavorite', { nodeId: '1001' }],
    ]);
  });

  it('GAME-04 launches with an address of our own to come back to, and refuses any other', async () => {
    const tab = await gateway.login();
    const launch = { gameId: '1001', vendor: 'TNL', type: 'RNG', device: 'WEB', backPath: '/rng?page=2' };
    const { data } = await gateway.mutate('play.launch', launch, { tab, headers: { 'x-idempotency-key': 'key-7' } });
    expect(data).toEqual({ url: 'http://play.example/launch?token=1' });
    const call = gateway.platform.calls.at(-1);
    expect(call?.input).toMatchObject({ nodeId: '1001', backUrl: `${gateway.url}/rng?page=2` });
    expect(call?.headers['idempotency-key']).toBe('key-7');
    for (const backPath of ['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)']) {
      expect((await gateway.mutate('play.launch', { ...launch, backPath }, { tab })).status).toBe(400);
    }
  });
});
