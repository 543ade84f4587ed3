import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { GAME } from '../../testing/fake-values';
import { startGateway, type TestGateway } from '../../testing/start-gateway';

const NOTHING = { banners: [], player: [], popup: [], promotion: [] };
const AT = '2026-03-01T12:00:00.000Z';

const banner = (id: string, more: object = {}) => ({
  id,
  groupName: 'w_home' as const,
  title: id,
  imageUrl: `/art/${id}.svg`,
  url: '',
  linkType: 'NONE' as const,
  ...more,
});

describe('announcements at the gateway', () => {
  let gateway: TestGateway;
  beforeEach(async () => {
    gateway = await startGateway();
  });
  afterEach(() => gateway.stop());

  it('HOME-02 hands banners on with their group and link, and a game only where it can be played', async () => {
    const games = [GAME, { ...GAME, status: 'SOON' as const }, { ...GAME, isGame: 'VASSALAGE' as const }, null];
    gateway.platform.answer({
      listAnnouncements: () => ({
        ...NOTHING,
        banners: [
          banner('menu', { groupName: 'w_leftmenu', linkType: 'OUTER', url: 'https://a.example/' }),
          ...games.map((game, index) => banner(`game${index}`, { linkType: 'GAME', url: '1001', game })),
          banner('promo', { linkType: 'PROMOTION', url: 'zalo', game: GAME }),
        ],
      }),
    });
    const { data } = await gateway.query('content.announcements', { language: 'es' });
    const { banners } = data as { banners: { id: string; game: unknown }[] };
    expect(banners[0]).toEqual({
      id: 'menu',
      group: 'w_leftmenu',
      title: 'menu',
      image: '/art/menu.svg',
      url: 'https://a.example/',
      linkType: 'OUTER',
      game: null,
    });
    expect(banners.filter(({ game }) => game !== null).map(({ id }) => id)).toEqual(['game0']);
    expect(banners[1]?.game).toEqual({
      id: '1001',
      name: 'Pirámide Dorada',
      vendor: 'TNL',
      type: 'RNG',
      gameCode: 'piramide-dorada',
      icon: '/art/1001.svg',
    });
  });

  it.each([
    ['visitor', ['B'], ['b']],
    ['member', ['A'], ['a']],
    ['newcomer', ['F', 'A'], ['f', 'a']],
  ])('HOME-07 tells a %s what is meant for them, whatever else the platform sends', async (audience, codes, ids) => {
    const popup = (['A', 'B', 'F'] as const).map((execution) => ({
      id: execution.toLowerCase(),
      title: 'T',
      content: '<p>x</p>',
      execution,
    }));
    gateway.platform.answer({ listAnnouncements: () => ({ ...NOTHING, popup }) });
    const { data } = await gateway.query('content.popups', { language: 'en', audience });
    expect(data).toEqual(ids.map((id) => ({ id, title: 'T', text: [{ tag: 'p', parts: ['x'] }] })));
    const asked = gateway.platform.calls.map(({ input }) => input);
    expect(asked).toEqual(
      expect.arrayContaining(codes.map((execution) => ({ types: 'PU', platform: 'W', execution, language: 'EN' }))),
    );
    expect(asked).toHaveLength(codes.length);
  });

  it('HOME-07 S6 hands on the words of popups, and nothing in them that acts', async () => {
    const content = '<p onclick="alert(1)">Después<script>alert(1)</script><img src=x onerror="alert(1)"></p>';
    const popup = [{ id: 'b', title: 'T', content, execution: 'B' as const }];
    gateway.platform.answer({ listAnnouncements: () => ({ ...NOTHING, popup }) });
    const { data } = await gateway.query('content.popups', { language: 'es', audience: 'visitor' });
    expect(data).toEqual([{ id: 'b', title: 'T', text: [{ tag: 'p', parts: ['Después'] }] }]);
  });

  it('HOME-07 refuses an audience that does not exist', async () => {
    const { status } = await gateway.query('content.popups', { language: 'es', audience: 'everybody' });
    expect([status, gateway.platform.calls]).toEqual([400, []]);
  });

  it('HOME-05 asks for twenty winners and puts the largest first, each with the game that it leads to', async () => {
    const entry = (winAmount: number, more: object = {}) => ({
      vo: { customerName: 'Ana***', winAmount, gameName: 'Sol', iconUrl: '/s.svg', nodeId: '1', at: AT, ...more },
    });
    const game = { vassalage: 'TNL', gameType: 'RNG' as const };
    gateway.platform.answer({ listWinners: () => ({ list: [entry(5), entry(90, game), entry(7)] }) });
    const { data } = await gateway.query('content.winners', { language: 'es' });
    const winners = data as { amountMinor: number; game?: object }[];
    expect(winners.map(({ amountMinor }) => amountMinor)).toEqual([90, 7, 5]);
    expect(winners.map((winner) => winner.game !== undefined)).toEqual([true, false, false]);
    expect(winners[0]?.game).toEqual({
      id: '1',
      name: 'Sol',
      vendor: 'TNL',
      type: 'RNG',
      gameCode: '1',
      icon: '/s.svg',
    });
    expect(gateway.platform.calls[0]?.input).toEqual({ gameCategory: 'ALL', language: 'ES', limitNum: 20 });
  });
});
