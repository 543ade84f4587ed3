import type { RAFFLE_COMMANDS } from '@tonalli/qa/raffles';
import {
  announceRaffle,
  closeRaffle,
  lapsePrizes,
  raffleIdOf,
  raffleNumberOf,
  rafflesForOperator,
} from '../../features/raffles';
import { PlatformFailure } from '../../kernel/failure';
import { findMember } from '../../people/find-member';
import { payReward } from '../../rewarding/grant-reward';
import { rewardsRepository } from '../../rewarding/rewards.repository';
import type { World } from '../../world/world';
import type { CommandVerbs } from './command';

const LASTS_MS = 3_600_000;

/** The raffle that a command is about: the one that it names, or else the newest of a phase. Throws `NOT_FOUND`. */
function raffleMeant(world: World, raffleId: string | undefined, wanted: 'DRAWN' | 'OPEN' = 'OPEN') {
  const all = rafflesForOperator(world);
  const newest = all
    .filter(({ phase }) => phase === wanted)
    .toSorted((one, other) => raffleNumberOf(other.raffleId) - raffleNumberOf(one.raffleId))[0];
  const meant = raffleId === undefined ? newest : all.find((each) => each.raffleId === raffleId);
  if (!meant) throw new PlatformFailure('NOT_FOUND');
  return meant;
}

export const raffleVerbs: CommandVerbs<typeof RAFFLE_COMMANDS> = {
  listRaffles: ({ world }) => rafflesForOperator(world),
  announceRaffle({ world, input: { prize: amountMinor, winners: count = 1, lasts = LASTS_MS } }) {
    const opensAt = world.clock.now();
    // A series of its own, so that its tickets are of no other.
    const seriesId = `quick-${rafflesForOperator(world).length + 1}`;
    const titles = { titleEs: 'Rifa relámpago', titleEn: 'Lightning raffle' };
    const prizes = [{ count, reward: { kind: 'cash' as const, amountMinor } }];
    const period = { opensAt, closesAt: opensAt + lasts, repeats: false };
    const made = world.transaction(() => announceRaffle(world, { seriesId, ...titles, prizes, ...period }));
    return { raffleId: raffleIdOf(made.id) };
  },
  giveTickets: ({ world, input: { memberId, count = 1, raffleId } }) =>
    world.transaction(() => {
      if (!findMember(world, memberId)) throw new PlatformFailure('USER_NOT_FOUND');
      const { seriesId } = raffleMeant(world, raffleId);
      payReward(world, {
        ...{ memberId, source: 'promotion', at: world.clock.now() },
        sourceKey: `operator:${rewardsRepository(world).lastId() + 1}`,
        reward: { kind: 'tickets', raffleId: seriesId, count },
        titleEs: 'Boletos de regalo',
        titleEn: 'Gift of tickets',
      });
      const { raffleId: id, tickets } = raffleMeant(world, raffleId);
      return { raffleId: id, tickets };
    }),
  drawRaffle({ world, input: { raffleId: named } }) {
    const { raffleId } = raffleMeant(world, named);
    return { raffleId, drawsAt: world.transaction(() => closeRaffle(world, raffleNumberOf(raffleId))) };
  },
  lapseRaffle({ world, input: { raffleId: named } }) {
    const { raffleId } = raffleMeant(world, named, 'DRAWN');
    return { raffleId, lapsed: world.transaction(() => lapsePrizes(world, raffleNumberOf(raffleId))) };
  },
};
