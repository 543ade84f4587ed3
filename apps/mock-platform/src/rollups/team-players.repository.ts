import { ABOVE, PEOPLE } from '../people/tree-relations';
import { repository } from '../world/world';

/** What somebody below played in a month. Minor units. */
export interface PlayerMonth {
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
  month: number;
  now: number;
  value: number;
  id: string;
  limit: number;
}

export const teamPlayersRepository = repository(({ sqlite }) => {
  const ranked = (side: '<' | '>', direction: 'ASC' | 'DESC') =>
    sqlite.prepare<[Ranked], PlayerMonth>(
      `SELECT p.member_id memberId, m.username, p.bets, p.stake_minor stake, p.valid_minor validStake, p.payout_minor payout, p.loss_minor loss,
         (SELECT t.depth FROM ${ABOVE} t WHERE t.ancestor_id = @agentId AND t.member_id = p.member_id AND t.from_at <= @now AND t.until_at > @now) depth
       FROM team_player_months p INDEXED BY team_player_months_loss CROSS JOIN ${PEOPLE} m ON m.member_id = p.member_id
       WHERE p.agent_id = @agentId AND p.month = @month AND (p.loss_minor, p.member_id) ${side} (@value, @id)
       ORDER BY p.loss_minor ${direction}, p.member_id ${direction} LIMIT @limit`,
    );
  const losers = ranked('<', 'DESC');
  const winners = ranked('>', 'ASC');
  return {
    /** Who lost most first, behind a place. */
    losers: (of: Ranked): PlayerMonth[] => losers.all(of),
    /** Who won most first, behind a place. */
    winners: (of: Ranked): PlayerMonth[] => winners.all(of),
  };
});
