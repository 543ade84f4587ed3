import { ABOVE, holdsFor, PEOPLE } from '../people/tree-relations';
import { repository } from '../world/world';
import type { Span } from './time-parts';

export type RankedSide = 'losers' | 'winners';

/** What somebody below played in a month, or in a span of days. Minor units. */
export interface PlayerSums {
  memberId: string;
  username: string;
  /** How far below the agent now; null: elsewhere. */
  depth: number | null;
  bets: number;
  stake: number;
  validStake: number;
  payout: number;
  /** Stake less payout. */
  loss: number;
}

interface Ranked {
  agentId: string;
  now: number;
  value: number;
  id: string;
  limit: number;
}
type OfMonth = Ranked & { month: number };
type OfDays = Ranked & Span;

const depthOf = (row: string) => `(SELECT t.depth FROM ${ABOVE} t
  WHERE t.ancestor_id = @agentId AND t.member_id = ${row}.member_id AND t.from_at <= @now AND t.until_at > @now) depth`;
/** Everybody's days, for whom they count by the tree in which the bets were placed. */
const DAYS = `SELECT d.member_id, sum(d.bets) bets, sum(d.stake_minor) stake, sum(d.valid_minor) valid_stake, sum(d.payout_minor) payout,
    sum(d.stake_minor - d.payout_minor) loss
  FROM ${ABOVE} o CROSS JOIN play_days d ON d.member_id = o.member_id AND d.day >= @from AND d.day < @to
  WHERE o.ancestor_id = @agentId AND o.depth > 0 AND ${holdsFor('o', 'd.path_version')} GROUP BY d.member_id`;

export const teamPlayersRepository = repository(({ sqlite }) => {
  const ranked = (side: '<' | '>', direction: 'ASC' | 'DESC') =>
    sqlite.prepare<[OfMonth], PlayerSums>(
      `SELECT p.member_id memberId, m.username, p.bets, p.stake_minor stake, p.valid_minor validStake, p.payout_minor payout, p.loss_minor loss,
         ${depthOf('p')}
       FROM team_player_months p INDEXED BY team_player_months_loss CROSS JOIN ${PEOPLE} m ON m.member_id = p.member_id
       WHERE p.agent_id = @agentId AND p.month = @month AND (p.loss_minor, p.member_id) ${side} (@value, @id)
       ORDER BY p.loss_minor ${direction}, p.member_id ${direction} LIMIT @limit`,
    );
  const added = (side: '<' | '>', direction: 'ASC' | 'DESC') =>
    sqlite.prepare<[OfDays], PlayerSums>(
      `SELECT x.member_id memberId, m.username, x.bets, x.stake, x.valid_stake validStake, x.payout, x.loss, ${depthOf('x')}
       FROM (SELECT * FROM (${DAYS}) WHERE (loss, member_id) ${side} (@value, @id)
           ORDER BY loss ${direction}, member_id ${direction} LIMIT @limit) x
         CROSS JOIN ${PEOPLE} m ON m.member_id = x.member_id
       ORDER BY x.loss ${direction}, x.member_id ${direction}`,
    );
  const month = { losers: ranked('<', 'DESC'), winners: ranked('>', 'ASC') };
  const days = { losers: added('<', 'DESC'), winners: added('>', 'ASC') };
  return {
    /** Of a month, as it was carried: who lost or won most first, behind a place. Kept in this order. */
    ofMonth: (side: RankedSide, of: OfMonth): PlayerSums[] => month[side].all(of),
    /** The same of whole days, added up anew, with what was not carried yet. */
    ofDays: (side: RankedSide, of: OfDays): PlayerSums[] => days[side].all(of),
  };
});
