import { ABOVE, holdsFor, PEOPLE } from '../people/tree-relations';
import { repository } from '../world/world';
import type { Span } from './time-parts';

export type RankedSide = 'losers' | 'winners';

/** What somebody below played in a span of days. Minor units. */
export interface DaysPlayed {
  memberId: string;
  bets: number;
  stake: number;
  validStake: number;
  payout: number;
  /** Stake less payout. */
  loss: number;
}

/** The same of a month, with who it is. */
export interface PlayerSums extends DaysPlayed {
  username: string;
  /** How far below the agent now; null: elsewhere. */
  depth: number | null;
}

interface Seen {
  agentId: string;
  memberId: string;
  now: number;
}

/** Whoever played in any of some months, in the order of their accounts. */
interface OfMonths {
  agentId: string;
  /** The first moments of months. */
  months: readonly number[];
  /** Behind whom; empty: from the first. */
  after: string;
  limit: number;
}

interface Ranked {
  agentId: string;
  now: number;
  value: number;
  id: string;
  limit: number;
}
type OfMonth = Ranked & { month: number };

const DEPTH = `(SELECT t.depth FROM ${ABOVE} t
  WHERE t.ancestor_id = @agentId AND t.member_id = p.member_id AND t.from_at <= @now AND t.until_at > @now) depth`;
/** Everybody's days, for whom they count by the tree in which the bets were placed; by the index of the tree, in the order of the members. */
const DAYS = `SELECT o.member_id memberId, sum(d.bets) bets, sum(d.stake_minor) stake, sum(d.valid_minor) validStake,
    sum(d.payout_minor) payout, sum(d.stake_minor - d.payout_minor) loss
  FROM ${ABOVE} o CROSS JOIN play_days d ON d.member_id = o.member_id AND d.day >= @from AND d.day < @to
  WHERE o.ancestor_id = @agentId AND o.depth > 0 AND ${holdsFor('o', 'd.path_version')} GROUP BY o.member_id`;

export const teamPlayersRepository = repository(({ sqlite }) => {
  const ranked = (side: '<' | '>', direction: 'ASC' | 'DESC') =>
    sqlite.prepare<[OfMonth], PlayerSums>(
      `SELECT p.member_id memberId, m.username, p.bets, p.stake_minor stake, p.valid_minor validStake, p.payout_minor payout, p.loss_minor loss,
         ${DEPTH}
       FROM team_player_months p INDEXED BY team_player_months_loss CROSS JOIN ${PEOPLE} m ON m.member_id = p.member_id
       WHERE p.agent_id = @agentId AND p.month = @month AND (p.loss_minor, p.member_id) ${side} (@value, @id)
       ORDER BY p.loss_minor ${direction}, p.member_id ${direction} LIMIT @limit`,
    );
  const month = { losers: ranked('<', 'DESC'), winners: ranked('>', 'ASC') };
  const days = sqlite.prepare<[{ agentId: string } & Span], DaysPlayed>(DAYS);
  const daysOf = sqlite.prepare<[{ agentId: string; members: string } & Span], DaysPlayed>(
    DAYS.replace(`FROM ${ABOVE} o`, `FROM json_each(@members) CROSS JOIN ${ABOVE} o ON o.member_id = json_each.value`) +
      ' ORDER BY o.member_id',
  );
  const inMonth = sqlite
    .prepare<[{ agentId: string; month: number; after: string; limit: number }], string>(
      `SELECT member_id FROM team_player_months WHERE agent_id = @agentId AND month = @month AND member_id > @after
       ORDER BY member_id LIMIT @limit`,
    )
    .pluck();
  const person = sqlite.prepare<[Seen], Pick<PlayerSums, 'username' | 'depth'>>(
    `SELECT p.username, ${DEPTH} FROM ${PEOPLE} p WHERE p.member_id = @memberId`,
  );
  return {
    /** Of a month, as it was carried: who lost or won most first, behind a place. Kept in this order. */
    ofMonth: (side: RankedSide, of: OfMonth): PlayerSums[] => month[side].all(of),
    /** Of whole days, added up anew, with what was not carried yet; by member. */
    ofDays: (agentId: string, days_: Span): DaysPlayed[] => days.all({ agentId, ...days_ }),
    /** The same of some members, by account. */
    daysOf: (agentId: string, members: readonly string[], days_: Span): DaysPlayed[] =>
      daysOf.all({ agentId, members: JSON.stringify(members), ...days_ }),
    /** Who played in any of some months, as they were carried, by account. */
    inMonths({ agentId, months, after, limit }: OfMonths): string[] {
      const found = months.flatMap((of) => inMonth.all({ agentId, month: of, after, limit }));
      return [...new Set(found)].sort().slice(0, limit);
    },
    person: (seen: Seen) => person.get(seen) ?? { username: seen.memberId, depth: null },
  };
});
