import type { GameType } from '@tonalli/contracts/lobby/wire';
import { EVER_BELOW } from '../people/tree-relations';
import { repository, type World } from '../world/world';
import type { Span } from './time-parts';

/** Settled bets that count for an agent. Amounts in minor units. */
export interface CreditedPlay {
  category: GameType;
  stakeMinor: number;
  validMinor: number;
  payoutMinor: number;
  bets: number;
}

export const creditedRepository = repository(({ sqlite }) => ({
  bySlots: sqlite.prepare<[{ agentId: string } & Span], CreditedPlay>(
    `SELECT p.category, sum(p.stake_minor) stakeMinor, sum(p.valid_minor) validMinor, sum(p.payout_minor) payoutMinor,
       sum(p.bets) bets
     FROM ${EVER_BELOW} t CROSS JOIN play_slots p ON p.member_id = t.member_id AND p.slot >= @from AND p.slot < @to
       AND p.path_version >= t.first_version AND p.path_version < t.until_at
     GROUP BY p.category ORDER BY p.category`,
  ),
}));

/**
 * Bets that were settled in whole slots and count for an agent, by category: those of whoever stood below when they were
 * placed, whoever stands there now.
 */
export const creditedPlay = (world: World, agentId: string, slots: Span): CreditedPlay[] =>
  creditedRepository(world).bySlots.all({ agentId, ...slots });
