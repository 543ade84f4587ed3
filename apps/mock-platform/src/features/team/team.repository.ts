import type { MemberType } from '@tonalli/contracts/session/wire';
import { joinAccount } from '../../ledger/relations';
import { repository } from '../../world/world';

export interface TeamRange {
  agentId: string;
  /** From (inclusive) and to (exclusive), milliseconds since epoch. */
  from: number;
  to: number;
}

export interface PeopleRow {
  depth: number;
  type: MemberType;
  people: number;
  /** Of these, who joined in the range. */
  joined: number;
}

export interface TeamPlay {
  activeMembers: number;
  stakeMinor: number;
  payoutMinor: number;
}

/** Everybody below the agent. `CROSS JOIN` makes each statement begin here, however large the other table is. */
const BELOW = 'WHERE t.ancestor_id = @agentId AND t.depth > 0';

export const teamRepository = repository(({ sqlite }) => {
  const people = sqlite.prepare<[TeamRange], PeopleRow>(
    `SELECT t.depth, m.type, count(*) people, sum(m.created_at >= @from AND m.created_at < @to) joined
     FROM member_tree t CROSS JOIN members m ON m.id = t.descendant_id ${BELOW}
     GROUP BY t.depth, m.type ORDER BY t.depth`,
  );
  const balance = sqlite.prepare<[{ agentId: string }], { balanceMinor: number }>(
    `SELECT coalesce(sum(a.balance_minor), 0) balanceMinor
     FROM member_tree t ${joinAccount('t.descendant_id', 'member.main')} ${BELOW}`,
  );
  const play = sqlite.prepare<[TeamRange], TeamPlay>(
    `SELECT count(DISTINCT b.member_id) activeMembers, coalesce(sum(b.stake_minor), 0) stakeMinor,
       coalesce(sum(b.payout_minor), 0) payoutMinor
     FROM member_tree t CROSS JOIN bets b INDEXED BY bets_member
       ON b.member_id = t.descendant_id AND b.at >= @from AND b.at < @to
     ${BELOW} AND b.is_trial = 0 AND b.status <> 'CANCELLED'`,
  );
  return {
    people: (range: TeamRange): PeopleRow[] => people.all(range),
    balanceMinor: (agentId: string): number => balance.get({ agentId })?.balanceMinor ?? 0,
    play: (range: TeamRange): TeamPlay => play.get(range) ?? { activeMembers: 0, stakeMinor: 0, payoutMinor: 0 },
  };
});
