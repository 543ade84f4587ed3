import { NiuNiuView } from '@tonalli/contracts/games/niu-niu';
import type { RoundAnswer } from '@tonalli/contracts/play/round-shapes';
import { listRooms } from '@tonalli/contracts/play/wire';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { niuNiu } from '../../games/niu-niu/module';
import { type CatalogueGame, findGame, playableOfFamily } from '../lobby';
import { WALLET_VENDORS } from '../wallet';
import { type Player, servePlay } from './play-fixture';
import { runner } from './runner';

const FUNDS_MINOR = 200_000;
const fixture = await servePlay();
const { world, platform } = fixture;

const notOf = world.settings.get(WALLET_VENDORS);
const titles = playableOfFamily(world, { family: 'niu-niu', notOf, limit: 200 }).flatMap(
  ({ nodeId }) => findGame(world, nodeId) ?? [],
);
/** Each test has a room of its own. */
function takeRoom(): CatalogueGame {
  const title = titles.pop();
  if (!title) throw new Error('no room is left');
  return title;
}
const coverOf = ({ nodeId }: CatalogueGame): number =>
  z.object({ minStakeMinor: z.int() }).parse(niuNiu.settingOf(nodeId)).minStakeMinor;

async function enter(player: Player, game: CatalogueGame) {
  const { token: launch } = await fixture.launch(player, { game });
  const { value } = await fixture.api<{ token: string }>('open', { body: { launch, world: world.name } });
  const token = value?.token ?? '';
  const held = () => world.ledger.balance(player.id, 'member.main');
  return {
    held,
    sit: (bet: unknown, roundKey = `sits-${player.id}`) =>
      fixture.api<RoundAnswer>('place', { token, body: { roundKey, bet } }),
    step: (round: string, step: number, input: unknown) =>
      fixture.api<RoundAnswer>('step', { token, body: { round, step, input } }),
    withdraw: (round: string) => fixture.api<RoundAnswer>('withdraw', { token, body: { round } }),
    round: async (round: string) => (await fixture.api<RoundAnswer>(`round?round=${round}`, { token })).value,
  };
}
const keyOf = (game: CatalogueGame): string =>
  runner.shared.latest(world, runner.shared.nameOf(world, { family: 'niu-niu', nodeId: game.nodeId }))?.key ?? '';
const betIn = (game: CatalogueGame, seat: number) => ({ round: keyOf(game), seat, seed: `seed-of-seat-${seat}` });

async function roomsFor(player: Player, vassalage?: string) {
  const input = { language: 'ES', ...(vassalage !== undefined && { vassalage }) } as const;
  const { envelope } = await platform.call(listRooms, input, { token: player.login });
  if (!envelope.success) throw new Error(envelope.code);
  return listRooms.value.parse(envelope.value).rooms;
}

describe('rooms', () => {
  it('GAME-09 WIRE-01 are listed with limits and free seats as they stand, by vendor, the lowest first', async () => {
    const game = takeRoom();
    const [ana, ben] = [await fixture.player(FUNDS_MINOR), await fixture.player(FUNDS_MINOR)];
    const room = async () => (await roomsFor(ana)).find((one) => one.game.nodeId === game.nodeId);
    const antes = (await roomsFor(ana)).map(({ ante }) => ante);
    expect(antes).toEqual(antes.toSorted((one, other) => one - other));
    expect(await room()).toMatchObject({
      ...{ ante: coverOf(game) / 50, buyIn: coverOf(game), seats: 6, freeSeats: 6, phase: 'WAITING' },
      game: { nodeId: game.nodeId, vassalage: game.vendor, gameType: 'PVP', status: 'OPEN' },
    });
    await (await enter(ana, game)).sit(betIn(game, 3));
    expect(await room()).toMatchObject({ freeSeats: 5, phase: 'WAITING' });
    await (await enter(ben, game)).sit(betIn(game, 1));
    expect(await room()).toMatchObject({ freeSeats: 4, phase: 'SEATING' });
    world.clock.advance(13_000);
    expect(await room()).toMatchObject({ freeSeats: 4, phase: 'PLAYING' });
    world.clock.advance(60_000);
    expect(await room()).toMatchObject({ freeSeats: 6, phase: 'WAITING' });
    const ofVendor = await roomsFor(ana, game.vendor);
    expect(new Set(ofVendor.map((one) => one.game.vassalage))).toEqual(new Set([game.vendor]));
    expect(await roomsFor(ana, 'NOBODY')).toEqual([]);
  });

  it('GAME-09 WIRE-01 are told to whoever is logged in alone, and for a vendor that can be one', async () => {
    const ana = await fixture.player(FUNDS_MINOR);
    const codes = await Promise.all([
      platform.call(listRooms, { language: 'ES' }, {}),
      platform.call(listRooms, { language: 'ES', vassalage: 'X'.repeat(33) }, { token: ana.login }),
    ]);
    expect(codes.map(({ envelope }) => envelope.success || envelope.code)).toEqual([
      'TOKEN_MISSING',
      'INVALID_REQUEST',
    ]);
  });
});

describe('a room for everybody', () => {
  it('GAME-05 GAME-09 MEM-03 sets the cover aside once however often it is asked, plays a hand to its end, and books it', async () => {
    const game = takeRoom();
    const cover = coverOf(game);
    const [ana, ben] = await Promise.all(
      [await fixture.player(FUNDS_MINOR), await fixture.player(FUNDS_MINOR)].map((player) => enter(player, game)),
    );
    if (!ana || !ben) throw new Error('nobody came in');
    const bet = betIn(game, 2);
    const [first, again] = await Promise.all([ana.sit(bet), ana.sit(bet)]);
    expect(again.value).toEqual(first.value);
    expect(ana.held()).toBe(FUNDS_MINOR - cover);
    const { value: second } = await ben.sit(betIn(game, 6));
    const [one, two] = [first.value?.roundId ?? '', second?.roundId ?? ''];
    world.clock.advance(13_000);
    const bid = await ana.step(one, 0, { bid: 3 });
    expect((await ana.step(one, 0, { bid: 3 })).value).toEqual(bid.value);
    expect(NiuNiuView.parse(bid.value?.view).cards).toHaveLength(4);
    await ben.step(two, 0, { bid: 0 });
    world.clock.advance(1);
    await ben.step(two, 1, { multiple: 5 });
    world.clock.advance(1);
    const [own, other] = [await ana.round(one), await ben.round(two)];
    const { hand } = NiuNiuView.parse(own?.view);
    const net = hand?.seats.find(({ seat }) => seat === 2)?.netMinor ?? 0;
    expect(Math.abs(net)).toBeGreaterThan(0);
    expect([own?.isOver, other?.isOver, hand?.bank, hand?.bid]).toEqual([true, true, 2, 3]);
    const part = (minor: number) => Math.floor(Math.max(minor, 0) / 20);
    expect([ana.held(), ben.held()]).toEqual([FUNDS_MINOR + net - part(net), FUNDS_MINOR - net - part(-net)]);
    expect(own).toMatchObject({ stakeMinor: Math.abs(net), payoutMinor: net > 0 ? 2 * net - part(net) : 0 });
  });

  it('GAME-05 GAME-13 refuses a taken seat, no bet, a foreign hand and what cannot be paid, and the hand goes on', async () => {
    const game = takeRoom();
    const cover = coverOf(game);
    const players = [await fixture.player(FUNDS_MINOR), await fixture.player(FUNDS_MINOR), await fixture.player(50)];
    const [ana, ben, eva] = await Promise.all(players.map((player) => enter(player, game)));
    if (!ana || !ben || !eva) throw new Error('nobody came in');
    const { value } = await ana.sit(betIn(game, 2));
    const roundId = value?.roundId ?? '';
    const codes = [
      await ben.sit(betIn(game, 2), 'the-seat-of-another'),
      await ben.sit({ ...betIn(game, 7) }, 'a-seat-of-none'),
      await ben.sit({ ...betIn(game, 3), seed: 'x' }, 'no-seed-that-counts'),
      await eva.sit(betIn(game, 3)),
      await ben.withdraw(roundId),
      await ana.step(roundId, 0, { bid: 1 }),
    ];
    expect(codes.map(({ code }) => code)).toEqual([
      ...['SEAT_TAKEN', 'BET_INVALID', 'BET_INVALID', 'INSUFFICIENT_FUNDS', 'ROUND_NOT_FOUND', 'STEP_INVALID'],
    ]);
    await ben.sit(betIn(game, 4), 'a-seat-of-my-own');
    world.clock.advance(13_000);
    const late = [
      await ben.step(roundId, 0, { bid: 3 }),
      await ana.step(roundId, 0, { multiple: 1 }),
      await ana.withdraw(roundId),
      await eva.sit(betIn(game, 5), 'behind-the-close'),
    ];
    expect(late.map(({ code }) => code)).toEqual(['ROUND_NOT_FOUND', 'STEP_INVALID', 'ROUND_CLOSED', 'ROUND_CLOSED']);
    expect([ana.held(), ben.held(), eva.held()]).toEqual([FUNDS_MINOR - cover, FUNDS_MINOR - cover, 50]);
    world.clock.advance(60_000);
    expect((await ana.round(roundId))?.isOver).toBe(true);
  });

  it('GAME-09 seats nobody who sends a plan as an automatic player, and holds nothing', async () => {
    const game = takeRoom();
    const ana = await enter(await fixture.player(FUNDS_MINOR), game);
    const bet = betIn(game, 2);
    expect((await ana.sit({ ...bet, plan: { bid: 0, multiple: 1 } }, 'with-a-plan')).code).toBe('BET_INVALID');
    expect(ana.held()).toBe(FUNDS_MINOR);
    expect((await ana.sit(bet, 'without-one')).value?.isOver).toBe(false);
  });

  it('GAME-09 gives the cover back to who stands up, and frees the seat', async () => {
    const game = takeRoom();
    const ana = await enter(await fixture.player(FUNDS_MINOR), game);
    const { value } = await ana.sit(betIn(game, 2));
    await ana.withdraw(value?.roundId ?? '');
    expect(ana.held()).toBe(FUNDS_MINOR);
    const ben = await enter(await fixture.player(FUNDS_MINOR), game);
    expect((await ben.sit(betIn(game, 2))).value?.isOver).toBe(false);
  });

  it('GAME-09 has its hand proven by anybody, and no secret shown before its end', async () => {
    const game = takeRoom();
    const [ana, ben] = [
      await enter(await fixture.player(FUNDS_MINOR), game),
      await enter(await fixture.player(FUNDS_MINOR), game),
    ];
    const { value } = await ana.sit(betIn(game, 1));
    await ben.sit(betIn(game, 2));
    const roundId = value?.roundId ?? '';
    const proof = async () => (await fixture.api<{ serverSeed: string | null }>(`verify?round=${roundId}`)).value;
    world.clock.advance(13_000);
    expect((await proof())?.serverSeed).toBeNull();
    world.clock.advance(60_000);
    expect((await proof())?.serverSeed).toMatch(/^[0-9a-f]{64}$/);
  });
});
