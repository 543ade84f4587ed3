import type { BreakTaken, CorrectedBet, SettledStake } from '../../events/facts';
import type { World } from '../../world/world';
import { announceRanking } from './announce-ranking';
import { leaveRace } from './leave-race';
import { scoreOf } from './score';
import { type Entry, entriesRepository, roundsRepository, type Tournament } from './tournaments.repository';

function score(world: World, entry: Entry, { bestOf }: Tournament): void {
  const rounds = roundsRepository(world).ofEntry(entry.id);
  const now = scoreOf(rounds, bestOf);
  entriesRepository(world).change({ ...entry, ...now, rounds: rounds.length });
  if (now.score !== entry.score) announceRanking(world);
}

function countRound(world: World, bet: SettledStake): void {
  const { memberId, roundId, gameType, stakeMinor, payoutMinor, placedAt, at } = bet;
  for (const { entry, tournament } of entriesRepository(world).running(memberId)) {
    const { startsAt, endsAt, minStakeMinor, roundsMax, gameTypes } = tournament;
    if (placedAt < Math.max(startsAt, entry.joinedAt) || at >= endsAt) continue;
    if (stakeMinor < minStakeMinor || !gameTypes.includes(gameType) || entry.rounds >= roundsMax) continue;
    if (roundsRepository(world).find(entry.id, roundId)) continue;
    roundsRepository(world).insert({ entryId: entry.id, roundId, stakeMinor, payoutMinor, at });
    score(world, entry, tournament);
  }
}

/** Counts rounds in whatever their members race in, while rounds of theirs count. */
export function countRounds(world: World, bets: readonly SettledStake[]): void {
  entriesRepository(world).look(bets.map(({ memberId }) => memberId));
  for (const bet of bets) countRound(world, bet);
}

/** A round that counts was settled anew. */
export function recountRound(world: World, { memberId, roundId, payoutDeltaMinor }: CorrectedBet): void {
  for (const { entry, tournament } of entriesRepository(world).running(memberId)) {
    const round = roundsRepository(world).find(entry.id, roundId);
    if (!round) continue;
    roundsRepository(world).setPayout({ ...round, payoutMinor: round.payoutMinor + payoutDeltaMinor });
    score(world, entry, tournament);
  }
}

/** Who excludes themself leaves what runs; a time-out costs nobody their place. */
export function leaveOnBreak(world: World, { memberId, kind }: BreakTaken): void {
  if (kind === 'SELF_EXCLUSION') leaveRaces(world, { memberId });
}

/** Takes part in nothing any more, and stands in no ranking. */
export function leaveRaces(world: World, { memberId }: { memberId: string }): void {
  for (const { entry } of entriesRepository(world).running(memberId)) {
    leaveRace(world, entry);
    announceRanking(world);
  }
}
