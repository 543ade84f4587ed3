import type { LotteryCard } from '@tonalli/contracts/lottery/api';
import { beforeAll, describe, expect, it } from 'vitest';
import { afterNoon, draw, NOON, noonWorld } from '../lottery-noon';
import { orderOf, placeOrder } from '../lottery-player';
import { askedOf, lastRecordedCall, minor, type RecordedCall } from '../recorded-call';
import { useStack } from '../shared-stack';
import type { LoggedIn, StackWorld } from '../stack';
import { codeOf } from '../test-browser';

const ES = { language: 'es' } as const;

const stack = await useStack();
let world: StackWorld;
let player: LoggedIn;
beforeAll(async () => {
  world = await noonWorld(stack);
  player = await world.member({ balanceMinor: 100_000 });
});

type WireGame = RecordedCall<'listLotteries'>['value']['games'][number];
const expectedCard = ({ nodeId, vassalage, gameType, gameName, iconUrl, ...same }: WireGame): LotteryCard => ({
  ...same,
  ...{ id: nodeId, vendor: vassalage, type: gameType, name: gameName, icon: iconUrl },
});
const calls = (path: string) => askedOf(stack, world).filter((call) => call === `GET ${path}`).length;

describe('the lists of lotteries', () => {
  it('LOTT-01 LOTT-03 are those of a prize mode, asked for once for everybody and without a token', async () => {
    const visitor = world.visitor();
    const asked = { ...ES, prizeMode: 'SEA' } as const;
    const before = calls('/lgw/vn/games/game_menu');
    const [shown, ...others] = await Promise.all(
      [player, await world.member(), visitor].map(({ client }) => client.lottery.games.query(asked)),
    );
    const { request, headers, value } = await lastRecordedCall(stack, world, 'listLotteries');
    expect(request).toEqual({ prizeMode: 'SEA', device: 'WEB', language: 'ES' });
    expect([headers.authorization, calls('/lgw/vn/games/game_menu') - before]).toEqual([undefined, 1]);
    expect(shown).toEqual({ serverTime: NOON, games: value.games.map(expectedCard) });
    expect(others).toEqual([shown, shown]);
    expect(shown?.games.map(({ gameCode }) => gameCode)).toEqual([
      ...['sea-4d', 'sea-4d-hour', 'sea-4d-5', 'th-government', 'th-5'],
    ]);

    const all = (await visitor.client.lottery.games.query({ language: 'en' })).games;
    expect((await lastRecordedCall(stack, world, 'listLotteries')).request).toEqual({ device: 'WEB', language: 'EN' });
    expect(new Set(all.map(({ prizeMode }) => prizeMode))).toEqual(new Set(['LOTT', 'ZY', 'ELOTT', 'SEA']));
    expect(new Set(all.map(({ area }) => area))).toEqual(new Set(['VN', 'SEA', 'LOTT']));
  });

  it('LOTT-01 name the draw that takes orders, and the last one with its result', async () => {
    const { games } = await world.visitor().client.lottery.games.query({ ...ES, prizeMode: 'LOTT' });
    expect(games.find(({ gameCode }) => gameCode === 'five-1')).toMatchObject({
      ...{ family: 'five-digit', area: 'LOTT', isOpen: true, everySeconds: 60 },
      current: {
        ...{ issue: draw(721), state: 'OPEN', opensAt: NOON, result: null },
        ...{ closesAt: afterNoon(52_000), drawsAt: afterNoon(60_000) },
      },
      last: { issue: draw(720), state: 'DRAWN', result: expect.stringMatching(/^\d{5}$/) },
    });
  });

  it("LOTT-01 are the member's own of lately, the latest first, and nobody else's", async () => {
    const fresh = await world.member({ balanceMinor: 10_000 });
    expect((await fresh.client.lottery.recent.query(ES)).games).toEqual([]);
    await placeOrder(fresh, await orderOf(fresh, { gameCode: 'th-5', play: 'two-top', selection: [['4'], ['2']] }));
    await world.control.advance(1_000);
    const later = { gameCode: 'flash-five', play: 'positioning', selection: [[], [], [], [], ['7']] };
    await placeOrder(fresh, await orderOf(fresh, later));

    const shown = await fresh.client.lottery.recent.query(ES);
    const { request, headers, value } = await lastRecordedCall(stack, world, 'listRecentLotteries');
    expect(request).toEqual({ device: 'WEB', language: 'ES' });
    expect(headers.authorization).toMatch(/^Bearer /);
    expect(shown).toEqual({ serverTime: value.serverTime, games: value.games.map(expectedCard) });
    expect(shown.games.map(({ gameCode }) => gameCode)).toEqual(['flash-five', 'th-5']);
    const ofMode = await fresh.client.lottery.recent.query({ ...ES, prizeMode: 'SEA' });
    expect(ofMode.games.map(({ gameCode }) => gameCode)).toEqual(['th-5']);
    expect((await player.client.lottery.recent.query(ES)).games).toEqual([]);
  });
});

describe('one lottery', () => {
  it('LOTT-03 LOTT-06 tells its odds, its limits in minor units, and the groups of the own rate', async () => {
    const rated = await world.member();
    await world.control.run('setRate', { member: rated.id, category: 'LOTT', basisPoints: 200 });
    const shown = await rated.client.lottery.game.query({ gameCode: 'five-1', language: 'en' });
    const { request, headers, value } = await lastRecordedCall(stack, world, 'fetchLottery');
    expect(request).toEqual({ gameCode: 'five-1', language: 'EN' });
    expect(headers.authorization).toMatch(/^Bearer /);
    const { game, limits, ...same } = value;
    expect(shown).toEqual({
      ...same,
      game: expectedCard(game),
      limits: {
        ...{ minLineMinor: minor(limits.minLine), maxOrderMinor: minor(limits.maxOrder) },
        ...{ maxIssueMinor: minor(limits.maxIssue), maxPayoutMinor: minor(limits.maxPayout) },
      },
    });
    // A digit at its place is fair at 10, and 95 % of that is paid; five ten-thousandths a group.
    expect(shown.odds.table['positioning/place/won']).toBe(9_500);
    expect(shown).toMatchObject({ prizeGroup: { least: 1_900, most: 1_940, rebateBp: 200 }, mayChase: true });

    await world.control.run('setRate', { member: rated.id, category: 'LOTT', basisPoints: 1_300 });
    expect((await rated.client.lottery.game.query({ gameCode: 'five-1', ...ES })).prizeGroup).toEqual({
      ...{ least: 1_900, most: 1_970, rebateBp: 1_300 },
    });
    expect((await player.client.lottery.game.query({ gameCode: 'five-1', ...ES })).prizeGroup?.rebateBp).toBeLessThan(
      200,
    );
    expect((await rated.client.lottery.game.query({ gameCode: 'vn-north', ...ES })).prizeGroup).toBeNull();
  });

  it('GAME-02 of no such name is not there', async () => {
    const gone = { gameCode: 'of-nobody', ...ES };
    expect(await codeOf(player.client.lottery.game.query(gone))).toBe('GAME_NOT_FOUND');
    expect(await codeOf(player.client.lottery.issues.query({ gameCode: 'of-nobody', most: 3 }))).toBe('GAME_NOT_FOUND');
  });
});

describe('the launch of a lottery', () => {
  const place = { gameCode: 'vn-south', area: 'VN', prizeMode: 'ELOTT' } as const;
  const wanted = { ...place, view: 'betting', language: 'en', backUrl: 'http://localhost:4000/vnLottery' } as const;

  it.each([
    { gameCode: 'vn-south', area: 'VN', prizeMode: 'ELOTT', page: '/vnLottery' },
    { gameCode: 'sea-4d', area: 'SEA', prizeMode: 'SEA', page: '/seaLottery' },
    { gameCode: 'race-5', area: 'LOTT', prizeMode: 'ZY', page: '/lottery' },
  ] as const)('LOTT-04 of $gameCode leads to its page with code, view and language', async ({ page, ...of }) => {
    const { url } = await player.client.lottery.launch.mutate({ ...wanted, ...of, view: 'lobby' });
    const { request, value } = await lastRecordedCall(stack, world, 'launchLottery');
    const { area, ...same } = of;
    expect(request).toEqual({
      ...{ ...same, lottoArea: area, launchMode: 'LOTT', view: 'lobby', device: 'WEB', language: 'EN' },
      backUrl: wanted.backUrl,
    });
    expect([url, value.url]).toEqual([`http://localhost:4000${page}?gameCode=${of.gameCode}&view=lobby&lang=en`, url]);
  });

  it.each([
    ['another area', { area: 'SEA' }, 'GAME_NOT_FOUND'],
    ['another prize mode', { prizeMode: 'LOTT' }, 'GAME_NOT_FOUND'],
    ['a lottery that there is not', { gameCode: 'of-nobody' }, 'GAME_NOT_FOUND'],
    ['a way back to another site', { backUrl: 'https://elsewhere.example/vnLottery' }, 'INVALID_REQUEST'],
    ['a way back that is a script', { backUrl: 'javascript:alert(1)' }, 'INVALID_REQUEST'],
  ] as const)('LOTT-04 S6 is refused for %s', async (_what, wrong, code) => {
    expect(await codeOf(player.client.lottery.launch.mutate({ ...wanted, ...wrong }))).toBe(code);
  });
});
