import { NiuNiuView } from '@tonalli/contracts/games/niu-niu';
import type { RoundAnswer, RoundVerifyAnswer } from '@tonalli/contracts/play/round-shapes';
import type { TableState } from '@tonalli/contracts/play/table-shapes';
import { listRooms } from '@tonalli/contracts/play/wire';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { niuNiu } from '../../games/niu-niu/module';
import { TRIAL_GRANT_MINOR } from '../../people/trial-money';
import { type CatalogueGame, findGame, playableOfFamily } from '../lobby';
import { endSessionsOf } from '../session';
import { WALLET_VENDORS } from '../wallet';
import { type Player, servePlay } from './play-fixture';
import { listRoomFlags } from './room-flags';
import { runner } from './runner';
import { stopPlaying } from './stop-playing';

const FUNDS_MINOR = 200_000;
const fixture = await servePlay();
const { world, platform } = fixture;
const Seats = z.object({ seats: z.array(z.object({ seat: z.int(), isAutomatic: z.boolean() })) });

const titlesOf = (family: 'niu-niu' | 'three-card-rooms') =>
  playableOfFamily(world, { family, notOf: world.settings.get(WALLET_VENDORS), limit: 200 }).flatMap(
    ({ nodeId }) => findGame(world, nodeId) ?? [],
  );
const titles = titlesOf('niu-niu');
/** Each test has a room of its own. */
function takeRoom(): CatalogueGame {
  const title = titles.pop();
  if (!title) throw new Error('no room is left');
  return title;
}
const coverOf = ({ nodeId }: CatalogueGame): number =>
  z.object({ minStakeMinor: z.int() }).parse(niuNiu.settingOf(nodeId)).minStakeMinor;

const visitor = () => fixture.player(0, 4);
const count = (sql: string, ...values: string[]) =>
  world.sqlite
    .prepare(sql)
    .pluck()
    .get(...values);

/** Whoever has a room open, with real money or with play money. */
async function enter(player: Player, game: CatalogueGame, freeTrial?: boolean) {
  const { token: launch, code } = await fixture.launch(player, { game, ...(freeTrial && { freeTrial }) });
  const { value } = await fixture.api<{ token: string; wallet: string }>('open', {
    body: { launch, world: world.name },
  });
  if (!value) throw new Error(`the room did not open: ${code}`);
  const { token, wallet } = value;
  const table = async () => {
    const { round } = (await fixture.api<TableState>('table', { token })).value ?? {};
    if (!round) throw new Error('the table has no round');
    return round;
  };
  const betAt = async (seat: number) => ({ round: (await table()).key, seat, seed: `seed-of-seat-${seat}` });
  return {
    ...{ wallet, table, betAt },
    held: () => world.ledger.balance(player.id, 'member.trial'),
    seats: async () => Seats.parse((await table()).shown).seats.toSorted((one, other) => one.seat - other.seat),
    sit: async (seat: number, roundKey = `sits-${player.id}-${seat}`) =>
      fixture.api<RoundAnswer>('place', { token, body: { roundKey, bet: await betAt(seat) } }),
    place: (bet: unknown, roundKey: string) => fixture.api<RoundAnswer>('place', { token, body: { roundKey, bet } }),
    step: (round: string, step: number, input: unknown) =>
      fixture.api<RoundAnswer>('step', { token, body: { round, step, input } }),
    withdraw: (round: string) => fixture.api<RoundAnswer>('withdraw', { token, body: { round } }),
    round: (round: string) => fixture.api<RoundAnswer>(`round?round=${round}`, { token }),
  };
}

async function roomFor(player: Player, game: CatalogueGame) {
  const { envelope } = await platform.call(listRooms, { language: 'ES' }, { token: player.login });
  if (!envelope.success) throw new Error(envelope.code);
  return listRooms.value.parse(envelope.value).rooms.find((room) => room.game.nodeId === game.nodeId);
}
const verified = async (round: string) => (await fixture.api<RoundVerifyAnswer>(`verify?round=${round}`)).value;
const idOf = ({ value }: { value: RoundAnswer | undefined }): string => value?.roundId ?? '';
const pendingJobs = () => world.clock.pending().filter(({ kind }) => kind.startsWith('shared.'));

describe('a room with play money', () => {
  it('GAME-06 GAME-09 GAME-12 MEM-03 seats automatic players beside its visitor, plays a hand to its end by the rules of real money, and proves it', async () => {
    const game = takeRoom();
    const cover = coverOf(game);
    const ana = await visitor();
    expect(await roomFor(ana, game)).toMatchObject({ freeSeats: 6, phase: 'WAITING', buyIn: cover });
    const room = await enter(ana, game);
    expect([room.wallet, room.held(), await room.seats()]).toEqual(['trial', TRIAL_GRANT_MINOR, []]);
    const houseMinor = () => world.ledger.houseBalance('house.trial');
    const id = idOf(await room.sit(2));
    const before = houseMinor();
    expect(room.held()).toBe(TRIAL_GRANT_MINOR - cover);
    expect(await room.seats()).toEqual([1, 2, 3, 4, 5, 6].map((seat) => ({ seat, isAutomatic: seat !== 2 })));
    expect(await roomFor(ana, game)).toMatchObject({ freeSeats: 0, phase: 'SEATING' });
    world.clock.advance(4_000);
    expect((await verified(id))?.serverSeed).toBeNull();
    const bid = await room.step(id, 0, { bid: 3 });
    expect(NiuNiuView.parse(bid.value?.view).cards).toHaveLength(4);
    world.clock.advance(1);
    if ((await room.table()).phase === 'staking') await room.step(id, 1, { multiple: 5 });
    world.clock.advance(20_000);
    const { value: over } = await room.round(id);
    const { hand } = NiuNiuView.parse(over?.view);
    const nets = hand?.seats.map(({ netMinor }) => netMinor) ?? [];
    const part = (minor: number) => Math.floor(Math.max(minor, 0) / 20);
    const own = hand?.seats.find(({ seat }) => seat === 2)?.netMinor ?? 0;
    expect([nets.length, nets.reduce((sum, minor) => sum + minor, 0)]).toEqual([6, 0]);
    expect(room.held()).toBe(TRIAL_GRANT_MINOR + own - part(own));
    const rakeMinor = nets.reduce((sum, minor) => sum + part(minor), 0);
    expect([over?.isOver, hand?.rakeMinor, rakeMinor > 0]).toEqual([true, rakeMinor, true]);
    expect(houseMinor() - before).toBe(rakeMinor);
    const proof = await verified(id);
    expect(proof).toMatchObject({ serverSeed: expect.stringMatching(/^[0-9a-f]{64}$/), shared: { isForced: false } });
    expect(JSON.stringify(proof)).not.toContain(ana.id);
  });

  it('GAME-09 GAME-06 plays three cards against them too, and folds for a visitor who is gone', async () => {
    const [game] = titlesOf('three-card-rooms');
    if (!game) throw new Error('there is no such room');
    const room = await enter(await visitor(), game);
    const id = idOf(await room.sit(4));
    expect((await room.seats()).filter(({ isAutomatic }) => isAutomatic)).toHaveLength(5);
    world.clock.advance(5 * 60_000);
    const { value } = await room.round(id);
    const { hand } = z
      .object({
        hand: z.object({ seats: z.array(z.object({ seat: z.int(), netMinor: z.int(), isOut: z.boolean() })) }),
      })
      .parse(value?.view);
    const own = hand.seats.find(({ seat }) => seat === 4);
    expect([value?.isOver, own?.isOut, hand.seats.length]).toEqual([true, true, 6]);
    expect(room.held()).toBe(TRIAL_GRANT_MINOR + (own?.netMinor ?? 0));
  });

  it('GAME-09 GAME-06 bids nothing and stakes once for a visitor whose login has ended, and nothing is left of the table', async () => {
    const game = takeRoom();
    const ana = await visitor();
    const room = await enter(ana, game);
    const id = idOf(await room.sit(1));
    world.clock.advance(4_000);
    endSessionsOf(world, ana.id);
    expect((await room.round(id)).code).toBe('TOKEN_INVALID');
    world.clock.advance(60_000);
    const { hand } = NiuNiuView.parse(runner.show(world, id)?.view);
    const own = hand?.seats.find(({ seat }) => seat === 1);
    expect(own).toMatchObject({ bid: 0, multiple: hand?.bank === 1 ? null : 1 });
    const part = Math.floor(Math.max(own?.netMinor ?? 0, 0) / 20);
    expect(room.held()).toBe(TRIAL_GRANT_MINOR + (own?.netMinor ?? 0) - part);
    expect([pendingJobs(), count('SELECT count(*) FROM shared_entries WHERE is_open = 1')]).toEqual([[], 0]);
  });

  it('GAME-09 gives all that was put up back once the visitor stands up, and the automatic players are gone', async () => {
    const game = takeRoom();
    const room = await enter(await visitor(), game);
    const escrowMinor = () => count("SELECT coalesce(sum(balance_minor), 0) FROM accounts WHERE kind = 'round.held'");
    const id = idOf(await room.sit(3));
    expect(escrowMinor()).toBe(6 * coverOf(game));
    expect((await room.withdraw(id)).code).toBeUndefined();
    expect([room.held(), escrowMinor(), await room.seats()]).toEqual([TRIAL_GRANT_MINOR, 0, []]);
    expect((await room.withdraw(id)).value?.roundId).toBe(id);
    world.clock.advance(60_000);
    expect(await room.table()).toMatchObject({ phase: 'open', takesBets: true });
    expect(idOf(await room.sit(3, 'once-more'))).not.toBe('');
    expect(await room.seats()).toHaveLength(6);
    world.clock.advance(60_000);
  });

  it('MEM-03 GAME-13 sits once however often and from how many tabs it is asked', async () => {
    const game = takeRoom();
    const ana = await visitor();
    const [room, tab] = [await enter(ana, game), await enter(ana, game)];
    const bet = await room.betAt(2);
    const [first, again, other] = await Promise.all([
      room.place(bet, 'the-same-key'),
      tab.place(bet, 'the-same-key'),
      tab.place({ ...bet, seat: 5 }, 'another-key'),
    ]);
    expect([again.value, other.code]).toEqual([first.value, 'BET_INVALID']);
    expect((await tab.place({ ...bet, seat: 6 }, 'the-same-key')).code).toBe('IDEMPOTENCY_KEY_REUSED');
    expect([room.held(), (await room.seats()).length]).toEqual([TRIAL_GRANT_MINOR - coverOf(game), 6]);
    world.clock.advance(60_000);
  });

  it('GAME-13 refuses what play money cannot pay, a seat of none and a plan as automatic players have, and seats nobody', async () => {
    const game = takeRoom();
    const ana = await visitor();
    const room = await enter(ana, game);
    const bet = await room.betAt(2);
    const codes = [
      await room.place({ ...bet, seat: 7 }, 'a-seat-of-none'),
      await room.place({ ...bet, plan: { bid: 0, multiple: 1 } }, 'with-a-plan'),
    ];
    const common = { memberId: ana.id, reference: 'spent', at: world.clock.now() };
    const amountMinor = TRIAL_GRANT_MINOR - coverOf(game) + 1;
    world.ledger.post({ ...common, kind: 'trial.stake', key: 'spent', amountMinor });
    codes.push(await room.place(bet, 'too-poor'));
    expect(codes.map(({ code }) => code)).toEqual(['BET_INVALID', 'BET_INVALID', 'INSUFFICIENT_FUNDS']);
    expect([room.held(), await room.seats()]).toEqual([coverOf(game) - 1, []]);
  });
});

describe('tables of play money and of real money', () => {
  it('GAME-09 GAME-06 SEC-02 are apart: neither is seen, counted or played at by others', async () => {
    const game = takeRoom();
    const [ana, eva, ben] = [await visitor(), await visitor(), await fixture.player(FUNDS_MINOR)];
    const [own, other, real] = [await enter(ana, game), await enter(eva, game), await enter(ben, game)];
    const id = idOf(await own.sit(2));
    const seats = async () => [(await own.seats()).length, (await other.seats()).length, (await real.seats()).length];
    expect(await seats()).toEqual([6, 0, 0]);
    expect([await roomFor(ana, game), await roomFor(eva, game), await roomFor(ben, game)]).toMatchObject([
      ...[{ freeSeats: 0 }, { freeSeats: 6 }, { freeSeats: 6 }],
    ]);
    const foreign = [other, real].flatMap((room) => [room.withdraw(id), room.step(id, 0, { bid: 1 }), room.round(id)]);
    expect(new Set((await Promise.all(foreign)).map(({ code }) => code))).toEqual(new Set(['ROUND_NOT_FOUND']));
    // The same seat of the same hand by its name is one of the own table.
    const bet = await own.betAt(2);
    const { value: sat } = await real.place(bet, 'by-the-key-of-another');
    expect([await seats(), world.ledger.balance(ben.id, 'member.main')]).toEqual([
      ...[[6, 0, 1], FUNDS_MINOR - coverOf(game)],
    ]);
    const { value: beside } = await other.place(bet, 'by-the-key-of-another');
    expect([await seats(), other.held()]).toEqual([[6, 6, 1], TRIAL_GRANT_MINOR - coverOf(game)]);
    world.clock.advance(60_000);
    const isOver = async () =>
      [await own.round(id), await other.round(beside?.roundId ?? ''), await real.round(sat?.roundId ?? '')].map(
        ({ value }) => value?.isOver,
      );
    expect(await isOver()).toEqual([true, true, false]);
    expect(await roomFor(ben, game)).toMatchObject({ freeSeats: 5, phase: 'WAITING' });
    await real.withdraw(sat?.roundId ?? '');
    expect(world.ledger.balance(ben.id, 'member.main')).toBe(FUNDS_MINOR);
  });

  it('GAME-06 GAME-09 are two for a member who tries a room and plays in it, and leave no trace of play but in play money', async () => {
    const game = takeRoom();
    const ben = await fixture.player(FUNDS_MINOR);
    const [trial, real] = [await enter(ben, game, true), await enter(ben, game)];
    const counted = () => [
      count('SELECT count(*) FROM play_slots WHERE member_id = ?', ben.id),
      count("SELECT count(*) FROM postings WHERE kind LIKE 'bet.%' OR kind LIKE 'round.%'"),
      world.ledger.houseBalance('house.games'),
      count('SELECT count(*) FROM messages'),
      listRoomFlags(world).length,
    ];
    const before = counted();
    const id = idOf(await trial.sit(1));
    expect([await trial.seats(), await real.seats()].map(({ length }) => length)).toEqual([6, 0]);
    world.clock.advance(60_000);
    expect((await trial.round(id)).value?.isOver).toBe(true);
    expect([counted(), world.ledger.balance(ben.id, 'member.main')]).toEqual([before, FUNDS_MINOR]);
    expect((await real.round(id)).code).toBe('ROUND_NOT_FOUND');
  });

  it('RG-03 GAME-09 are left by the automatic players of a member who steps back from playing before the deal', async () => {
    const game = takeRoom();
    const ben = await fixture.player(FUNDS_MINOR);
    const room = await enter(ben, game, true);
    await room.sit(1);
    world.transaction(() => stopPlaying(world, { memberId: ben.id, why: 'SELF_EXCLUSION' }));
    expect([room.held(), await room.seats()]).toEqual([TRIAL_GRANT_MINOR, []]);
    world.clock.advance(60_000);
    expect(count('SELECT count(*) FROM shared_entries WHERE is_open = 1')).toBe(0);
  });
});
