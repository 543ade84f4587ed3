import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { GAME } from '../../testing/fake-values';
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
