import type { ShownGame } from '@tonalli/contracts/content/api';
import { beforeAll, describe, expect, it } from 'vitest';
import { askedOf, lastRecordedCall, minor, type RecordedCall } from '../recorded-call';
import { useStack } from '../shared-stack';
import type { StackWorld } from '../stack';
import { codeOf, type TestBrowser } from '../test-browser';

const stack = await useStack();
let world: StackWorld;
let visitor: TestBrowser;
beforeAll(async () => {
  world = await stack.world();
  visitor = world.visitor();
  // More wins than a list has places.
  const { id: memberId } = await world.member({ balanceMinor: 100_000 });
  for (let win = 1; win <= 20; win += 1)
    await world.control.run('settleBet', { memberId, stake: '10.00', payout: `${win * 1_000}.00` });
});

type WireGame = RecordedCall<'listGames'>['value']['games'][number];
const shown = (game: WireGame): ShownGame => ({
  id: game.nodeId,
  name: game.displayName,
  vendor: game.vassalage,
  type: game.gameType,
  gameCode: game.gameCode,
  icon: game.showIcon,
});

describe('announcements', () => {
  it('HOME-02 are handed on with their group, their link and the game that they lead to', async () => {
    const { banners, notices } = await visitor.client.content.announcements.query({ language: 'es' });
    const { request, value } = await lastRecordedCall(stack, world, 'listAnnouncements');
    expect(request).toEqual({ types: 'B,PL', platform: 'W', language: 'ES' });
    expect(banners).toEqual(
      value.banners.map(({ groupName, imageUrl, game, ...same }) => ({
        ...same,
        group: groupName,
        image: imageUrl,
        game: game ? shown(game) : null,
      })),
    );
    expect(notices).toEqual(value.player);
    expect(banners.some(({ linkType, game }) => linkType === 'GAME' && game !== null)).toBe(true);
    expect(new Set(banners.map(({ group }) => group)).size).toBeGreaterThan(1);
  });

  it.each([
    ['visitor', ['B']],
    ['member', ['A']],
    ['newcomer', ['F', 'A']],
  ] as const)('HOME-07 tell a %s what is meant for them', async (audience, executions) => {
    const [before] = await world.control.run('listJournal', { limit: 1 });
    const popups = await visitor.client.content.popups.query({ language: 'en', audience });
    const calls = await world.control.run('listJournal', { endpoint: 'listAnnouncements', since: before?.seq ?? 0 });
    expect(calls.map(({ request }) => request)).toHaveLength(executions.length);
    for (const execution of executions)
      expect(calls.map(({ request }) => request)).toContainEqual({
        types: 'PU',
        platform: 'W',
        execution,
        language: 'EN',
      });
    expect(popups.map(({ id }) => id)).toEqual(
      executions.flatMap(
        (execution) =>
          ({ A: ['P-member-zalo', 'P-member-week'], B: ['P-visitor', 'P-visitor-zalo'], F: ['P-first'] })[execution],
      ),
    );
  });

  it('HOME-07 S6 hand on the words of what an operator wrote, and nothing in them that acts', async () => {
    const own = await stack.world();
    await own.control.apply('hostile-announcements');
    const [popup] = await own.visitor().client.content.popups.query({ language: 'es', audience: 'visitor' });
    expect(popup?.text).toEqual([
      { tag: 'p', parts: ['Antes'] },
      { tag: 'p', parts: ['Después'] },
      {
        tag: 'p',
        parts: [
          'aquí y ',
          { tag: 'a', to: { kind: 'outer', href: 'https://zalo.tonalli.example/canal' }, parts: ['allá'] },
        ],
      },
    ]);
  });

  it('HOME-07 refuse an audience that does not exist', async () => {
    const before = askedOf(stack, world);
    const input = encodeURIComponent('{"language":"es","audience":"everybody"}');
    expect((await visitor.fetch(`/trpc/content.popups?input=${input}`)).status).toBe(400);
    expect(askedOf(stack, world)).toEqual(before);
  });
});

const expectedWinner = ({
  jackpot,
  verifyUrl,
  ...win
}: RecordedCall<'listWinners'>['value']['list'][number]['vo']) => ({
  playerName: win.customerName,
  amountMinor: minor(win.winAmount),
  gameId: win.nodeId,
  gameName: win.gameName,
  icon: win.iconUrl,
  at: win.at,
  game: {
    ...{ id: win.nodeId, name: win.gameName, vendor: win.vassalage, type: win.gameType },
    ...{ gameCode: win.gameCode, icon: win.iconUrl },
  },
  ...(verifyUrl && { verifyUrl }),
  ...(jackpot && { jackpotMinor: minor(jackpot) }),
});

describe('the board', () => {
  it('HOME-05 asks for twenty winners and puts the largest first, each with the game that it leads to', async () => {
    const winners = await visitor.client.content.winners.query({ language: 'es' });
    const { request, value } = await lastRecordedCall(stack, world, 'listWinners');
    expect(request).toEqual({ gameCategory: 'ALL', language: 'ES', limitNum: '20' });
    const largestFirst = value.list.map(({ vo }) => vo).toSorted((a, b) => minor(b.winAmount) - minor(a.winAmount));
    expect(winners).toEqual(largestFirst.map(expectedWinner));
    expect(winners).toHaveLength(20);
  });

  it('HOME-10 lists the wins of a week and of a category, each with the page that proves it', async () => {
    const ask = (input: object) => visitor.client.content.winnersOf.query({ language: 'es', period: 'week', ...input });
    const week = await ask({});
    const { request, value } = await lastRecordedCall(stack, world, 'listWinners');
    expect(request).toEqual({ gameCategory: 'ALL', period: 'WEEK', language: 'ES', limitNum: '50' });
    expect(week).toEqual(value.list.map(({ vo }) => expectedWinner(vo)));
    const proven = week.filter(({ verifyUrl }) => verifyUrl !== undefined);
    expect(proven.length).toBeGreaterThan(0);
    const round = new URL(proven[0]?.verifyUrl ?? '').searchParams;
    const shown = await fetch(`${stack.platform.url}/play/api/verify?${round.toString()}`);
    expect(await shown.json()).toMatchObject({ value: { payoutMinor: proven[0]?.amountMinor } });
    await ask({ period: 'day', type: 'LIVE' });
    expect((await lastRecordedCall(stack, world, 'listWinners')).request).toMatchObject({
      gameCategory: 'LIVE',
      period: 'DAY',
    });
    expect(await codeOf(ask({ period: 'year' }))).toBe('INVALID_REQUEST');
    expect(await codeOf(ask({ type: 'CHESS' }))).toBe('INVALID_REQUEST');
  });

  it('HOME-05 tells the jackpot with its terms', async () => {
    const jackpot = await visitor.client.content.jackpot.query();
    const { kind, amount, at, terms } = (await lastRecordedCall(stack, world, 'fetchJackpot')).value;
    expect(kind).toBe('PROGRESSIVE');
    expect(jackpot).toMatchObject({
      kind: 'progressive',
      amountMinor: minor(amount),
      at,
      terms: {
        contributionBasisPoints: terms?.contributionBasisPoints,
        oneIn: terms?.oneIn,
        startFromMinor: minor(terms?.startFrom ?? ''),
        startToMinor: minor(terms?.startTo ?? ''),
      },
    });
  });
});
