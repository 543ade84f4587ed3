import type { MemberType } from '@tonalli/contracts/session/wire';
import { ABOVE, DATED, holdsFor, isUndated, PEOPLE } from '../people/tree-relations';
import { repository } from '../world/world';
import { slotRows } from './team-relations';

/** One whom somebody stands below, and always did. */
export interface UndatedUpline {
  agentId: string;
  depth: number;
  type: MemberType;
  joinedAt: number;
}

interface Placed {
  agentId: string;
  depth: number;
  isAgent: 0 | 1;
  people: number;
}

/** Somebody below an agent now whose place has dates. */
export interface DatedMember {
  depth: number;
  type: MemberType;
  joinedAt: number;
  memberId: string;
}

export interface LevelPeople {
  depth: number;
  isAgent: 0 | 1;
  people: number;
}

const SLOTS = slotRows('slot >= @carriedTo');
const COUNTED = "s.category NOT IN ('walletPlay', 'walletReversal')";

export const teamPeopleRepository = repository(({ sqlite }) => {
  const uplines = sqlite.prepare<[string], UndatedUpline>(
    `SELECT t.ancestor_id agentId, t.depth, m.type, m.created_at joinedAt FROM ${ABOVE} t
       CROSS JOIN ${PEOPLE} m ON m.member_id = t.member_id
     WHERE t.member_id = ? AND t.depth > 0 AND ${isUndated('t')}`,
  );
  const addPeople = sqlite.prepare<[Placed]>(
    `INSERT INTO team_people (agent_id, depth, is_agent, people) VALUES (@agentId, @depth, @isAgent, @people)
     ON CONFLICT (agent_id, depth, is_agent) DO UPDATE SET people = people + excluded.people`,
  );
  const addJoins = sqlite.prepare<[{ agentId: string; day: number; people: number }]>(
    `INSERT INTO team_joins (agent_id, day, people) VALUES (@agentId, @day, @people)
     ON CONFLICT (agent_id, day) DO UPDATE SET people = people + excluded.people`,
  );
  const addBalance = sqlite.prepare<[{ agentId: string; balanceMinor: number }]>(
    `INSERT INTO team_balances (agent_id, balance_minor) VALUES (@agentId, @balanceMinor)
     ON CONFLICT (agent_id) DO UPDATE SET balance_minor = balance_minor + excluded.balance_minor`,
  );
  const uncarried = sqlite
    .prepare<[{ memberId: string; carriedTo: number }], number>(
      `SELECT coalesce(sum(s.in_minor - s.out_minor), 0) FROM cash_slots s
       WHERE s.member_id = @memberId AND s.slot >= @carriedTo AND ${COUNTED}`,
    )
    .pluck();
  const levels = sqlite.prepare<[string], LevelPeople>(
    'SELECT depth, is_agent isAgent, people FROM team_people WHERE agent_id = ? AND people > 0 ORDER BY depth, is_agent',
  );
  const joins = sqlite.prepare<[{ agentId: string; from: number; to: number }], { day: number; people: number }>(
    'SELECT day, people FROM team_joins WHERE agent_id = @agentId AND day >= @from AND day < @to AND people > 0',
  );
  const dated = sqlite.prepare<[{ agentId: string; now: number }], DatedMember>(
    `SELECT t.depth, m.type, m.created_at joinedAt, m.member_id memberId FROM ${DATED} t
       CROSS JOIN ${PEOPLE} m ON m.member_id = t.member_id
     WHERE t.ancestor_id = @agentId AND t.depth > 0 AND ${holdsFor('t', '@now')}`,
  );
  const balance = sqlite
    .prepare<[{ agentId: string; carriedTo: number }], number>(
      `SELECT coalesce((SELECT balance_minor FROM team_balances WHERE agent_id = @agentId), 0)
         + coalesce((SELECT sum(s.in_minor - s.out_minor) FROM ${SLOTS.cash} s WHERE ${COUNTED} AND EXISTS (SELECT 1 FROM ${ABOVE} t
             WHERE t.ancestor_id = @agentId AND t.member_id = s.member_id AND t.depth > 0 AND ${isUndated('t')})), 0)`,
    )
    .pluck();
  return {
    /** Above whom a member always stood, and no move is planned. */
    uplines: (memberId: string): UndatedUpline[] => uplines.all(memberId),
    addPeople: (placed: Placed): void => void addPeople.run(placed),
    addJoins: (agentId: string, day: number, people: number): void => void addJoins.run({ agentId, day, people }),
    addBalance: (agentId: string, balanceMinor: number): void => void addBalance.run({ agentId, balanceMinor }),
    /** What a member's main account moved since the mark. */
    uncarriedMinor: (memberId: string, carriedTo: number): number => uncarried.get({ memberId, carriedTo }) ?? 0,
    levels: (agentId: string): LevelPeople[] => levels.all(agentId),
    joins: (agentId: string, from: number, to: number) => joins.all({ agentId, from, to }),
    dated: (agentId: string, now: number): DatedMember[] => dated.all({ agentId, now }),
    /** Of whoever always stood below. */
    balanceMinor: (agentId: string, carriedTo: number): number => balance.get({ agentId, carriedTo }) ?? 0,
  };
});
