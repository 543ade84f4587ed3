import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startBreak } from '../breaks';
import { findGame, playableOfFamily } from '../lobby';
import { setMemberStatus } from '../session';
import { WALLET_VENDORS } from '../wallet';
import type { Listener } from './fan-out';
import { type Player, servePlay } from './play-fixture';
import { runner } from './runner';
import { listen, tableOf } from './tables';

const FUNDS_MINOR = 200_000;
const fixture = await servePlay();
const { world } = fixture;
type Family = 'niu-niu' | 'three-card-rooms' | 'blind-three-card-rooms';
const titles = new Map<Family, string[]>();

/** Each test has a room of its own. */
function takeRoom(family: Family): string {
  const notOf = world.settings.get(WALLET_VENDORS);
  const known =
    titles.get(family) ?? playableOfFamily(world, { family, notOf, limit: 200 }).map(({ nodeId }) => nodeId);
  titles.set(family, known);
  const nodeId = known.pop();
  if (nodeId === undefined) throw new Error('no room is left');
  return nodeId;
}

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

const Told = z.object({ round: z.object({ shown: z.object({ seats: z.array(z.object({ seat: z.int() })) }) }) });

/** The seats that others' screens have been told of last. */
function watch(nodeId: string, memberId: string): () => number[] {
  let seats: number[] = [];
  const listener: Listener = {
    ...{ memberId, wallet: 'main', check: () => {} },
    send(events) {
      const [, text = '{}'] = Buffer.from(events).toString().split('data: ');
      const message: unknown = JSON.parse(text);
      const { data } = Told.or(z.object({ state: Told }).transform(({ state }) => state)).safeParse(message);
      if (data) seats = data.round.shown.seats.map(({ seat }) => seat);
    },
  };
  stops.push(listen(world, tableOf(world, nodeId), listener));
  return () => seats;
}

const heldMinor = (player: Player) => FUNDS_MINOR - world.ledger.balance(player.id, 'member.main');
const betOf = (player: Player) =>
  world.sqlite
    .prepare('SELECT status, stake_minor stake, payout_minor payout FROM bets WHERE member_id = ?')
    .all(player.id);

async function enter(player: Player, nodeId: string) {
  const { family } = findGame(world, nodeId) ?? {};
  const game = findGame(world, nodeId);
  if (!game || !family) throw new Error(`there is no room ${nodeId}`);
  const { token: launch } = await fixture.launch(player, { game });
  const { value } = await fixture.api<{ token: string }>('open', { body: { launch, world: world.name } });
  const token = value?.token ?? '';
  const key = () => runner.shared.latest(world, tableOf(world, nodeId).rounds)?.key;
  return {
    sit: async (seat: number) => {
      const bet = { round: key(), seat, seed: `seed-of-seat-${seat}` };
      const { value: sat } = await fixture.api<{ roundId: string }>('place', {
        ...{ token, body: { roundKey: `sits-${player.id}`, bet } },
      });
      return sat?.roundId ?? '';
    },
    withdraw: (round: string) => fixture.api('withdraw', { token, body: { round } }),
  };
}

const LEAVING: readonly [string, (player: Player) => void][] = [
  ['excludes themself', ({ id }) => void startBreak(world, id, '6m')],
  ['takes a time-out', ({ id }) => void startBreak(world, id, '24h')],
  ['is suspended', ({ id }) => setMemberStatus(world, id, 'suspended')],
];

describe('a seat of whoever must not play on', () => {
  describe.each(LEAVING)('and %s before the deal', (_what, leave) => {
    it.each(['niu-niu', 'three-card-rooms', 'blind-three-card-rooms'] as const)(
      'RG-03 GAME-09 is free at once in %s: the cover is back, the others see it, and a third sits there',
      async (family) => {
        const nodeId = takeRoom(family);
        const players = [await fixture.player(FUNDS_MINOR), await fixture.player(FUNDS_MINOR)] as const;
        const [ana, ben] = players;
        const [hers, his] = [await enter(ana, nodeId), await enter(ben, nodeId)];
        await hers.sit(2);
        await his.sit(5);
        const cover = heldMinor(ben);
        expect([heldMinor(ana), cover > 0]).toEqual([cover, true]);
        const seen = watch(nodeId, ben.id);
        await expect.poll(seen).toEqual([2, 5]);
        leave(ana);
        expect([heldMinor(ana), heldMinor(ben)]).toEqual([0, cover]);
        expect(betOf(ana)).toMatchObject([{ status: 'CANCELLED', payout: 0 }]);
        await expect.poll(seen).toEqual([5]);
        // Nobody is dealt to where one is left.
        world.clock.advance(60_000);
        expect([seen(), heldMinor(ben)]).toEqual([[5], cover]);
        const eva = await fixture.player(FUNDS_MINOR);
        await (await enter(eva, nodeId)).sit(2);
        await expect.poll(seen).toEqual([2, 5]);
        world.clock.advance(10 * 60_000);
        expect(world.ledger.audit().findings).toEqual([]);
      },
    );
  });

  it('RG-03 GAME-09 is free again once the suspended member may come back, and takes nothing a second time', async () => {
    const nodeId = takeRoom('niu-niu');
    const ana = await fixture.player(FUNDS_MINOR);
    await (await enter(ana, nodeId)).sit(3);
    for (const status of ['suspended', 'active', 'suspended'] as const) setMemberStatus(world, ana.id, status);
    expect([heldMinor(ana), betOf(ana).length]).toEqual([0, 1]);
  });

  it('RG-03 GAME-09 is empty once they step back in the middle of a hand, and the others are seen to be alone at once', async () => {
    const nodeId = takeRoom('three-card-rooms');
    const [ana, ben] = [await fixture.player(FUNDS_MINOR), await fixture.player(FUNDS_MINOR)];
    await (await enter(ana, nodeId)).sit(2);
    await (await enter(ben, nodeId)).sit(5);
    const seen = watch(nodeId, ben.id);
    world.clock.advance(13_000);
    await expect.poll(seen).toEqual([2, 5]);
    startBreak(world, ana.id, '6m');
    await expect.poll(seen).toEqual([5]);
    world.clock.advance(1_000);
    expect([heldMinor(ana), heldMinor(ben)]).toEqual([0, 0]);
  });

  it('GAME-09 goes on without a suspended member once cards are dealt: what they do not answer is answered for them', async () => {
    const nodeId = takeRoom('niu-niu');
    const [ana, ben] = [await fixture.player(FUNDS_MINOR), await fixture.player(FUNDS_MINOR)];
    await (await enter(ana, nodeId)).sit(2);
    await (await enter(ben, nodeId)).sit(5);
    world.clock.advance(13_000);
    setMemberStatus(world, ana.id, 'suspended');
    expect(heldMinor(ana)).toBe(heldMinor(ben));
    world.clock.advance(60_000);
    expect([betOf(ana), betOf(ben)]).toMatchObject([[{ status: 'SETTLED' }], [{ status: 'SETTLED' }]]);
    expect(heldMinor(ana) + heldMinor(ben)).toBeGreaterThanOrEqual(0);
  });
});

describe('a seat that is left', () => {
  it('GAME-09 GAME-12 is seen to be free by the others as soon as its player stands up', async () => {
    const nodeId = takeRoom('niu-niu');
    const [ana, ben] = [await fixture.player(FUNDS_MINOR), await fixture.player(FUNDS_MINOR)];
    const hers = await enter(ana, nodeId);
    const round = await hers.sit(2);
    await (await enter(ben, nodeId)).sit(5);
    const seen = watch(nodeId, ben.id);
    await expect.poll(seen).toEqual([2, 5]);
    await hers.withdraw(round);
    await expect.poll(seen).toEqual([5]);
  });
});
