import { playersNotCarried } from '../../rollups/team-figures';
import { type DaysPlayed, teamPlayersRepository } from '../../rollups/team-players.repository';
import type { Span } from '../../rollups/time-parts';
import type { World } from '../../world/world';
import { LOSS_RANKING } from './loss-settings';

/** Of how many accounts a page looks at the days: who played in the months of a range need not have played in it. */
const LOOKED_THROUGH = 4_000;
const MOST_AT_ONCE = 500;

interface Team {
  agentId: string;
  span: Span;
  /** Those that the days are of. */
  months: readonly number[];
}

/** Whether so many played that adding all of them up, to put them in the order of their loss, would hold up everybody else. */
export function isTooLargeToRank(world: World, { agentId, months }: Omit<Team, 'span'>): boolean {
  const { most } = world.settings.get(LOSS_RANKING);
  return teamPlayersRepository(world).inMonths({ agentId, months, after: '', limit: most + 1 }).length > most;
}

export interface AccountPage {
  rows: DaysPlayed[];
  /** The account that the next page begins behind; null: this is the last. */
  next: string | null;
}

/** Who played in some days, in the order of their accounts, behind one of them. Only those of a page are added up. */
export function pageByAccount(
  world: World,
  team: Team,
  { after, pageSize }: { after: string; pageSize: number },
): AccountPage {
  const { agentId, span } = team;
  const notCarried = playersNotCarried(world, agentId, span);
  const rows: DaysPlayed[] = [];
  let behind = after;
  let atOnce = pageSize + 1;
  for (let looked = 0; looked < LOOKED_THROUGH; looked += atOnce) {
    if (looked > 0) atOnce = Math.min(MOST_AT_ONCE, atOnce * 2);
    const accounts = nextAccounts(world, team, { after: behind, limit: atOnce, notCarried });
    rows.push(...teamPlayersRepository(world).daysOf(agentId, accounts, span));
    const last = rows[pageSize - 1];
    if (rows.length > pageSize && last) return { rows: rows.slice(0, pageSize), next: last.memberId };
    const end = accounts.at(-1);
    if (end === undefined || accounts.length < atOnce) return { rows, next: null };
    behind = end;
  }
  return { rows, next: behind };
}

/** Whoever may have played, behind an account: in a month that was carried, or since. */
function nextAccounts(
  world: World,
  { agentId, months }: Team,
  { after, limit, notCarried }: { after: string; limit: number; notCarried: readonly string[] },
): string[] {
  const carried = teamPlayersRepository(world).inMonths({ agentId, months, after, limit });
  const fresh = notCarried.filter((memberId) => memberId > after);
  return [...new Set([...carried, ...fresh])].sort().slice(0, limit);
}
