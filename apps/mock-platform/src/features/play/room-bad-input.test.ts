import { FISH_RELOAD_MS, FishShown } from '@tonalli/contracts/games/fish';
import { TrioShown } from '@tonalli/contracts/games/three-card-rooms';
import type { RoundAnswer } from '@tonalli/contracts/play/round-shapes';
import { describe, expect, it } from 'vitest';
import { shoalOf, swims } from '../../games/fish/shoal';
import { findGame, playableOfFamily } from '../lobby';
import { WALLET_VENDORS } from '../wallet';
import { servePlay } from './play-fixture';
import { runner } from './runner';

const FUNDS_MINOR = 200_000;
const { world, ...fixture } = await servePlay();
type Family = 'fish' | 'three-card-rooms';

const notOf = world.settings.get(WALLET_VENDORS);
const titlesOf = (family: Family) => playableOfFamily(world, { family, notOf, limit: 3 }).map(({ nodeId }) => nodeId);

async function enter(nodeId: string) {
  const game = findGame(world, nodeId);
  if (!game) throw new Error('no such room');
  const player = await fixture.player(FUNDS_MINOR);
  const { token: launch } = await fixture.launch(player, { game });
  const { value } = await fixture.api<{ token: string }>('open', { body: { launch, world: world.name } });
  const token = value?.token ?? '';
  let keys = 0;
  return {
    held: () => world.ledger.balance(player.id, 'member.main'),
    place(bet: unknown) {
      keys += 1;
      return fixture.api<RoundAnswer>('place', { token, body: { roundKey: `${player.id}-bet-no-${keys}`, bet } });
    },
    step: (round: string, step: number, input: unknown) =>
      fixture.api<RoundAnswer>('step', { token, body: { round, step, input } }),
  };
}

const standing = (family: Family, nodeId: string) => {
  const [one] = runner.shared.standing(world, runner.shared.nameOf(world, { family, nodeId }));
  if (!one) throw new Error('the room does not stand');
  return one;
};

describe('shots at a room of fish', () => {
  /** A room some way into its tide, with somebody in it who has fired once. */
  async function fishing() {
    world.clock.freeze();
    world.clock.advance(80_000 - (world.clock.now() % 60_000));
    const [nodeId = '', elsewhere = ''] = titlesOf('fish');
    const ana = await enter(nodeId);
    const { key } = standing('fish', nodeId);
    const room = () => FishShown.parse(standing('fish', nodeId).shown);
    const now = () => world.clock.now() - room().from;
    const there = () =>
      shoalOf(room()).filter(
        (fish) => swims(fish, now()) && swims(fish, now() - 500) && !room().gone.includes(fish.id),
      );
    const shot = (no: number, before = 0) => ({ fish: there()[no]?.id ?? -1, level: 1, at: now() - before });
    const { value } = await ana.place({ round: key, seat: 1, hits: [shot(0)] });
    const roundId = value?.roundId ?? '';
    world.clock.advance(1_000);
    let steps = 0;
    return {
      ...{ ana, key, roundId, elsewhere, shot, room, now },
      fire: (hits: unknown) => ana.step(roundId, steps, { do: 'fire', hits }),
      async expectGoesOn() {
        const before = ana.held();
        const { value: fired } = await ana.step(roundId, steps, { do: 'fire', hits: [shot(1)] });
        steps += 1;
        expect(fired?.isOver).toBe(false);
        expect(ana.held()).not.toBe(before);
      },
    };
  }

  it('GAME-05 GAME-13 at a fish that is gone answer TOO_LATE, cost nothing, and the room goes on', async () => {
    const { ana, shot, room, fire, now, expectGoesOn } = await fishing();
    const gone = shoalOf(room()).find((fish) => fish.fromMs + fish.lastsMs < now() - 1_000);
    const before = ana.held();
    expect((await fire([{ ...shot(1), fish: gone?.id }])).code).toBe('TOO_LATE');
    expect((await fire([{ ...shot(1), fish: 9_999 }])).code).toBe('TOO_LATE');
    expect(ana.held()).toBe(before);
    await expectGoesOn();
  });

  it('GAME-05 GAME-13 faster than the cannon answer STEP_INVALID, cost nothing, and the room goes on', async () => {
    const { ana, shot, fire, expectGoesOn } = await fishing();
    const before = ana.held();
    expect((await fire([shot(1, FISH_RELOAD_MS - 1), shot(2)])).code).toBe('STEP_INVALID');
    expect((await fire([shot(1, 1_000 - FISH_RELOAD_MS + 1)])).code).toBe('STEP_INVALID');
    expect(ana.held()).toBe(before);
    await expectGoesOn();
  });

  it('GAME-05 GAME-13 in a foreign room answer ROUND_CLOSED or ROUND_NOT_FOUND, cost nobody anything, and both rooms go on', async () => {
    const { ana, key, roundId, shot, fire, elsewhere, expectGoesOn } = await fishing();
    const eva = await enter(elsewhere);
    const hits = [shot(1)];
    const before = ana.held();
    expect((await eva.place({ round: `${key}0`, seat: 1, hits })).code).toBe('ROUND_CLOSED');
    expect((await eva.place({ round: 'no room at all', seat: 1, hits })).code).toBe('ROUND_CLOSED');
    expect((await eva.step(roundId, 0, { do: 'fire', hits })).code).toBe('ROUND_NOT_FOUND');
    expect([ana.held(), eva.held()]).toEqual([before, FUNDS_MINOR]);
    expect((await fire('everything')).code).toBe('STEP_INVALID');
    await expectGoesOn();
    const there = FishShown.parse(standing('fish', elsewhere).shown);
    const own = shoalOf(there).find((fish) => swims(fish, world.clock.now() - there.from));
    const bet = { round: standing('fish', elsewhere).key, seat: 1 };
    const placed = await eva.place({ ...bet, hits: [{ ...shot(0), fish: own?.id }] });
    expect(placed.value?.isOver).toBe(false);
  });
});

describe('a card room', () => {
  async function playing() {
    const [nodeId = '', elsewhere = ''] = titlesOf('three-card-rooms');
    const [ana, ben] = [await enter(nodeId), await enter(nodeId)];
    const { key } = standing('three-card-rooms', nodeId);
    const betOf = (seat: number) => ({ round: key, seat, seed: `seed-of-seat-${seat}` });
    const one = (await ana.place(betOf(2))).value?.roundId ?? '';
    const two = (await ben.place(betOf(5))).value?.roundId ?? '';
    const room = () => TrioShown.parse(standing('three-card-rooms', nodeId).shown);
    return { ...{ ana, ben, one, two, betOf, room, nodeId, elsewhere }, held: () => [ana.held(), ben.held()] };
  }

  it('GAME-05 GAME-13 refuses who acts out of turn with STEP_INVALID, charges nothing, and the hand goes on', async () => {
    const { ana, ben, one, two, room, held } = await playing();
    const before = held();
    expect((await ana.step(one, 0, { act: 'call' })).code).toBe('STEP_INVALID');
    world.clock.advance(13_000);
    const [speaks, waits] =
      room().turn === 2
        ? ([
            [ana, one],
            [ben, two],
          ] as const)
        : ([
            [ben, two],
            [ana, one],
          ] as const);
    for (const act of ['call', 'raise', 'compare', 'fold']) {
      expect((await waits[0].step(waits[1], 0, { act })).code).toBe('STEP_INVALID');
    }
    expect((await waits[0].step(speaks[1], 0, { act: 'call' })).code).toBe('ROUND_NOT_FOUND');
    expect([held(), room().seats.map(({ halves }) => halves)]).toEqual([before, [2, 2]]);
    expect((await speaks[0].step(speaks[1], 0, { act: 'call' })).code).toBeUndefined();
    world.clock.advance(1);
    expect(
      room()
        .seats.map(({ halves }) => halves)
        .toSorted(),
    ).toEqual([2, 4]);
    world.clock.advance(120_000);
  });

  it('GAME-05 GAME-13 refuses a seat that is taken with SEAT_TAKEN, a second seat with BET_INVALID, charges nothing, and goes on', async () => {
    const { ana, ben, betOf, held, room, nodeId } = await playing();
    const eva = await enter(nodeId);
    const before = held();
    expect((await eva.place(betOf(2))).code).toBe('SEAT_TAKEN');
    expect((await ana.place(betOf(5))).code).toBe('BET_INVALID');
    expect((await ben.place(betOf(3))).code).toBe('BET_INVALID');
    expect([...held(), eva.held()]).toEqual([...before, FUNDS_MINOR]);
    expect((await eva.place(betOf(3))).code).toBeUndefined();
    expect(room().seats.map(({ seat }) => seat)).toEqual([2, 3, 5]);
    world.clock.advance(300_000);
  });

  it('GAME-05 GAME-13 refuses a hand of a foreign room with ROUND_CLOSED, charges nothing, and both rooms go on', async () => {
    const { betOf, held, room, elsewhere } = await playing();
    const eva = await enter(elsewhere);
    const before = held();
    const { key } = standing('three-card-rooms', elsewhere);
    expect((await eva.place({ ...betOf(3), round: `${key}99` })).code).toBe('ROUND_CLOSED');
    expect((await eva.place({ ...betOf(3), round: 'no room at all' })).code).toBe('ROUND_CLOSED');
    expect([...held(), eva.held()]).toEqual([...before, FUNDS_MINOR]);
    expect((await eva.place({ ...betOf(3), round: key })).code).toBeUndefined();
    expect(room().seats.map(({ seat }) => seat)).toEqual([2, 5]);
    world.clock.advance(300_000);
  });
});
