import { ABOVE, holdsFor } from '../people/tree-relations';
import { repository } from '../world/world';
import type { CarriedSlots } from './team-carry.repository';
import type { Span } from './time-parts';

/** Whether the row of a rollup counts for the agent that an expression names. */
const countsFor = (row: string, agent: string): string => `EXISTS (SELECT 1 FROM ${ABOVE} o
  WHERE o.ancestor_id = ${agent} AND o.member_id = ${row}.member_id AND o.depth > 0 AND ${holdsFor('o', `${row}.path_version`)})`;

interface Counted {
  agentId: string;
  day: number;
  beforeDay: number;
  people: number;
}

interface Played {
  agentId: string;
  memberId: string;
}

export const teamActiveRepository = repository(({ sqlite }) => {
  const carry = sqlite.prepare<[CarriedSlots & { reach: number }]>(
    `INSERT INTO team_active_days (agent_id, day, before_day, people)
     SELECT agent_id, @day, before_day, count(*) FROM (
       SELECT x.agent_id, coalesce((SELECT d.day FROM play_days d WHERE d.member_id = x.member_id AND d.day < @day AND d.day >= @reach
           AND d.bets > 0 AND ${countsFor('d', 'x.agent_id')} ORDER BY d.day DESC LIMIT 1), 0) before_day
       FROM (SELECT DISTINCT t.ancestor_id agent_id, p.member_id FROM play_slots p INDEXED BY play_slots_slot
           CROSS JOIN ${ABOVE} t ON t.member_id = p.member_id AND t.depth > 0 AND ${holdsFor('t', 'p.path_version')}
         WHERE p.slot >= @from AND p.slot < @to AND p.bets > 0) x
       WHERE NOT EXISTS (SELECT 1 FROM play_slots q WHERE q.member_id = x.member_id AND q.slot >= @day AND q.slot < @from
         AND q.bets > 0 AND ${countsFor('q', 'x.agent_id')}))
     GROUP BY agent_id, before_day
     ON CONFLICT (agent_id, day, before_day) DO UPDATE SET people = people + excluded.people`,
  );
  const add = sqlite.prepare<[Counted]>(
    `INSERT INTO team_active_days (agent_id, day, before_day, people) VALUES (@agentId, @day, @beforeDay, @people)
     ON CONFLICT (agent_id, day, before_day) DO UPDATE SET people = people + excluded.people`,
  );
  const drop = sqlite.prepare<[Counted]>(
    'DELETE FROM team_active_days WHERE agent_id = @agentId AND day = @day AND before_day = @beforeDay AND people = 0',
  );
  const days = sqlite
    .prepare<[Played & Span], number>(
      `SELECT DISTINCT d.day FROM play_days d WHERE d.member_id = @memberId AND d.day >= @from AND d.day < @to AND d.bets > 0
         AND ${countsFor('d', '@agentId')} ORDER BY d.day`,
    )
    .pluck();
  const inSlots = sqlite
    .prepare<[Played & Span], number>(
      `SELECT 1 FROM play_slots q WHERE q.member_id = @memberId AND q.slot >= @from AND q.slot < @to AND q.bets > 0
         AND ${countsFor('q', '@agentId')} LIMIT 1`,
    )
    .pluck();
  const inRange = sqlite
    .prepare<[{ agentId: string } & Span], number>(
      `SELECT coalesce(sum(people), 0) FROM team_active_days
       WHERE agent_id = @agentId AND day >= @from AND day < @to AND before_day < @from`,
    )
    .pluck();
  const byDay = sqlite.prepare<[{ agentId: string } & Span], { day: number; people: number }>(
    `SELECT day, sum(people) people FROM team_active_days WHERE agent_id = @agentId AND day >= @from AND day < @to GROUP BY day`,
  );
  const open = sqlite.prepare<[{ agentId: string } & Span], { memberId: string; slot: number }>(
    `SELECT DISTINCT p.member_id memberId, p.slot FROM play_slots p INDEXED BY play_slots_slot
     WHERE p.slot >= @from AND p.slot < @to AND p.bets > 0 AND ${countsFor('p', '@agentId')}`,
  );
  return {
    /** The slots of a day in which nothing was carried yet, none of them, nor of a later day. */
    carry: (slots: CarriedSlots, reach: number): void => void carry.run({ ...slots, reach }),
    /** Members more, or fewer, of whom the day before is that one. */
    add(counted: Counted): void {
      add.run(counted);
      drop.run(counted);
    },
    /** The days on which a member had a bet settled that counts for an agent. */
    days: (of: Played, span: Span): number[] => days.all({ ...of, ...span }),
    playedInSlots: (of: Played, slots: Span): boolean => inSlots.get({ ...of, ...slots }) === 1,
    /** Each once, of whole days that were carried. */
    inRange: (agentId: string, span: Span): number => inRange.get({ agentId, ...span }) ?? 0,
    byDay: (agentId: string, span: Span): { day: number; people: number }[] => byDay.all({ agentId, ...span }),
    /** Who played for an agent in which of some slots. */
    players: (agentId: string, slots: Span) => open.all({ agentId, ...slots }),
  };
});
