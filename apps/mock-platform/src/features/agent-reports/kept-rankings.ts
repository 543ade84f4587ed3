import { teamDaysOf } from '../../rollups/team-figures';
import type { TeamDaySums } from '../../rollups/team-figures.repository';
import { type DaysPlayed, type RankedSide, teamPlayersRepository } from '../../rollups/team-players.repository';
import type { Span } from '../../rollups/time-parts';
import { repository, type World } from '../../world/world';
import type { Place } from './cursors';

/** Everybody below who played in some days, who lost most first, as it was when somebody asked for the first page. */
export interface Ranking {
  rows: readonly DaysPlayed[];
  days: readonly TeamDaySums[];
  asOf: number;
}

/** Of a world: some, since each has a row for everybody of a team. */
const MOST = 4;

const keptRankings = repository(() => new Map<string, Ranking>());

/** The ids of members are of figures and capital letters alone. */
const compare = (a: Place, b: Place): number => b.value - a.value || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0);
const placeOf = ({ loss, memberId }: DaysPlayed): Place => ({ value: loss, id: memberId });

interface Asked {
  agentId: string;
  span: Span;
  /** Null: the first page. */
  after: Place | null;
}

/**
 * The ranking of any days: added up for a first page, and kept for the pages behind it, which go on in the same one whatever
 * is played meanwhile. One that is not kept any more is added up again.
 */
export function rankingOf(world: World, { agentId, span, after }: Asked): Ranking {
  const kept = keptRankings(world);
  const key = `${agentId} ${span.from} ${span.to}`;
  const known = after === null ? undefined : kept.get(key);
  if (known) return known;
  const rows = teamPlayersRepository(world)
    .ofDays(agentId, span)
    .sort((a, b) => compare(placeOf(a), placeOf(b)));
  const ranking = { rows, days: teamDaysOf(world, agentId, span), asOf: world.clock.now() };
  kept.delete(key);
  kept.set(key, ranking);
  for (const oldest of kept.keys()) if (kept.size > MOST) kept.delete(oldest);
  return ranking;
}

/** So many rows behind a place, from either end. */
export function pageOf({ rows }: Ranking, side: RankedSide, { after, limit }: { after: Place | null; limit: number }) {
  // The first whose place is behind the one asked for, or at it.
  let [low, high] = [0, rows.length];
  while (after && low < high) {
    const middle = (low + high) >> 1;
    const row = rows[middle];
    if (row && compare(placeOf(row), after) < 0) low = middle + 1;
    else high = middle;
  }
  if (side === 'losers') {
    const at = rows[low];
    const first = after && at && compare(placeOf(at), after) === 0 ? low + 1 : low;
    return rows.slice(first, first + limit);
  }
  const end = after ? low : rows.length;
  return rows.slice(Math.max(0, end - limit), end).toReversed();
}
