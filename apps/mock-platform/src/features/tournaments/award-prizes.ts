import { z } from 'zod';
import { jobKind } from '../../clock/job-kinds';
import { timeOutUntil } from '../../people/player-protection';
import { mayBeOffered, offerReward } from '../../rewarding/grant-reward';
import { defineJob } from '../../world/jobs';
import type { World } from '../../world/world';
import { announceRanking } from './announce-ranking';
import { leaveRace } from './leave-race';
import { type Placed, placesOf } from './score';
import { type Entry, entriesRepository, type Tournament, tournamentsRepository } from './tournaments.repository';

const CLAIM_MS = 30 * 86_400_000;

const AWARD = jobKind('tournaments.award', z.object({ entryId: z.int() }));

/** Nothing may be given to this one, and no date is known from when on it may. */
const isBarred = (world: World, { racer: { memberId }, prizeMinor: amountMinor }: Placed<Entry>): boolean =>
  timeOutUntil(world, memberId) === null && !mayBeOffered(world, { memberId, reward: { kind: 'cash', amountMinor } });

/**
 * Who has a score, by place. Where a prize would go to somebody to whom nothing may be given, they leave and those behind
 * move up, so that the whole pool is given. Call in a transaction.
 */
export function placeRacers(world: World, { id, prizesMinor }: Tournament): Placed<Entry>[] {
  const ranked = entriesRepository(world).ranked(id);
  for (;;) {
    const places = placesOf(ranked, prizesMinor);
    const barred = places.filter((each) => each.prizeMinor > 0 && isBarred(world, each));
    if (barred.length === 0) return places;
    for (const { racer } of barred) {
      leaveRace(world, racer);
      ranked.splice(ranked.indexOf(racer), 1);
    }
  }
}

/**
 * Lays a prize into the reward centre, once; on a time-out it is held back until that is over. Call in a transaction.
 */
export function awardPrize(world: World, entry: Entry, { id, titleEs, titleEn }: Tournament): void {
  const { memberId, prizeMinor } = entry;
  const amountMinor = prizeMinor ?? 0;
  const at = world.clock.now();
  const until = timeOutUntil(world, memberId);
  if (until !== null) {
    entriesRepository(world).change(entry);
    world.clock.schedule({ kind: AWARD, key: String(entry.id), dueAt: until, payload: { entryId: entry.id } });
    return;
  }
  const occasion = { memberId, source: 'tournament', sourceKey: `tournament:${id}:${memberId}` } as const;
  const prize = { reward: { kind: 'cash', amountMinor }, titleEs, titleEn, at, expiresAt: at + CLAIM_MS } as const;
  const offered = offerReward(world, { ...occasion, ...prize });
  entriesRepository(world).change({ ...entry, prizeMinor: offered ? amountMinor : 0, rewardId: offered?.id ?? null });
}

/** A time-out is over or was made longer. */
export const awardPrizeJob = defineJob(AWARD, (world, { payload: { entryId } }) => {
  const entry = entriesRepository(world).find(entryId);
  const tournament = entry && tournamentsRepository(world).find(entry.tournamentId);
  if (!tournament || !entry.prizeMinor || entry.rewardId !== null) return 'done';
  awardPrize(world, entry, tournament);
  announceRanking(world);
  return 'done';
});
