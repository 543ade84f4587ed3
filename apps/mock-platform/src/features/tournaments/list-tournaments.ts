import type * as wire from '@tonalli/contracts/tournaments/wire';
import { toIso } from '../../clock/system-time';
import { findMember } from '../../people/find-member';
import { maskUsername } from '../../people/mask';
import { rewardsRepository } from '../../rewarding/rewards.repository';
import type { Verb } from '../../transport/verb';
import type { World } from '../../world/world';
import { joinRace, tournamentIdOf, tournamentNumberOf } from './run-tournament';
import { type Placed, placesOf } from './score';
import { type Entry, entriesRepository, type Tournament, tournamentsRepository } from './tournaments.repository';

const SHOWN_MS = 7 * 86_400_000;
const SHOWN_PLACES = 10;

function phaseOf({ startsAt, closedAt }: Tournament, now: number): 'CLOSED' | 'COMING_SOON' | 'OPEN' {
  if (closedAt !== null) return 'CLOSED';
  return now < startsAt ? 'COMING_SOON' : 'OPEN';
}

/** The places that are shown or bring something, whatever the number of players. */
function firstPlaces(world: World, { id, prizesMinor, closedAt }: Tournament): Placed<Entry>[] {
  const limit = Math.max(SHOWN_PLACES, prizesMinor.length);
  const places = placesOf(entriesRepository(world).first(id, limit), prizesMinor);
  // What was given counts then: a prize may have lapsed.
  return closedAt === null
    ? places
    : places.map((each) => ({
        ...each,
        place: each.racer.place ?? each.place,
        prizeMinor: each.racer.prizeMinor ?? 0,
      }));
}

/** What became of an own prize; null while the race goes on, and where there is none. */
function prizeStateOf(world: World, { rewardId }: Entry): wire.OwnPrizeState | null {
  const reward = rewardId === null ? null : rewardsRepository(world).byId(rewardId);
  if (!reward) return null;
  if (reward.paidAt !== null) return 'CLAIMED';
  const isGone = reward.revokedAt !== null || (reward.expiresAt !== null && reward.expiresAt <= world.clock.now());
  return isGone ? 'LAPSED' : 'WAITING';
}

function ownPlace(world: World, entry: Entry, places: readonly Placed<Entry>[]) {
  const { id, score, rounds } = entry;
  const found = places.find(({ racer }) => racer.id === id);
  const place = found?.place ?? (score > 0 ? entriesRepository(world).countAhead(entry) + 1 : null);
  return { place, score, rounds, prize: found?.prizeMinor ?? 0, prizeState: prizeStateOf(world, entry) };
}

function toWire(world: World, tournament: Tournament, of: { memberId: string; isSpanish: boolean }) {
  const { id, bestOf, roundsMax, gameTypes, prizesMinor } = tournament;
  const places = firstPlaces(world, tournament);
  const own = entriesRepository(world).own(id, of.memberId);
  return {
    ...{ tournamentId: tournamentIdOf(id), title: of.isSpanish ? tournament.titleEs : tournament.titleEn },
    ...{ phase: phaseOf(tournament, world.clock.now()), bestOf, roundsMax, gameTypes },
    ...{
      players: tournament.players,
      minStake: tournament.minStakeMinor,
      startsAt: toIso(tournament.startsAt),
      endsAt: toIso(Math.min(tournament.endsAt, tournament.closedAt ?? tournament.endsAt)),
    },
    ...{ pool: prizesMinor.reduce((sum, prize) => sum + prize, 0), prizes: prizesMinor },
    ranking: places.slice(0, SHOWN_PLACES).map(({ racer, place, prizeMinor }) => ({
      ...{ place, score: racer.score, rounds: racer.rounds, prize: prizeMinor, isOwn: racer.memberId === of.memberId },
      username: maskUsername(findMember(world, racer.memberId)?.username ?? '*'),
    })),
    own: own && own.leftAt === null ? ownPlace(world, own, places) : null,
  };
}

export const listTournaments: Verb<typeof wire.listTournaments> = ({
  ctx: { world, member, now },
  input: { language },
}) => ({
  tournaments: tournamentsRepository(world)
    .recent(now - SHOWN_MS)
    .map((each) => toWire(world, each, { memberId: member.id, isSpanish: language === 'ES' })),
  now: toIso(now),
});

export const joinTournament: Verb<typeof wire.joinTournament> = ({ ctx: { world, member }, input: { tournamentId } }) =>
  world.transaction(() => {
    joinRace(world, tournamentNumberOf(tournamentId), member.id);
    return { joined: true as const };
  });

/** The tournaments as their operator sees them. */
export const tournamentsForOperator = (world: World) =>
  tournamentsRepository(world)
    .recent(0)
    .map((each) => ({
      ...{ tournamentId: tournamentIdOf(each.id), title: each.titleEs, phase: phaseOf(each, world.clock.now()) },
      ...{ startsAt: each.startsAt, endsAt: each.endsAt, players: each.players },
    }));
