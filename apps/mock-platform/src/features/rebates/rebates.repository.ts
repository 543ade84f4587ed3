import type { GameType } from '@tonalli/contracts/lobby/wire';
import { HAS_RATES, rateAt } from '../../people/rates.repository';
import { ABOVE } from '../../people/tree-relations';
import { forRows } from '../../sqlite/for-rows';
import { createRowMemory } from '../../sqlite/row-memory';
import { repository } from '../../world/world';

/** In what a weight is: ten-thousandths of a minor unit. */
const WEIGHT = 10_000;

/** What a settled bet, or its correction, adds. */
export interface Stake {
  memberId: string;
  category: GameType;
  slot: number;
  day: number;
  /** The path of the placing: whose tree it has. */
  version: number;
  /** The slot of the placing: whose rates it has. */
  placedSlot: number;
  /** 1: the member had the own rate already. */
  isTaken: number;
  validMinor: number;
}

export interface AgentDue {
  agentId: string;
  amountMinor: number;
}

export interface CategoryAmount {
  category: GameType;
  amountMinor: number;
}

/** Of a slot, the members up to and with `@last` in the order of their ids. */
interface Chunk {
  runId: number;
  slot: number;
  last: string;
}

/** A path with all who stand on it, the member included. */
const ON_PATH = `${ABOVE} t ON t.member_id = s.member_id AND t.from_at = s.path_version`;
const IN_CHUNK = 's.slot = @slot AND s.member_id <= @last';
const WHOSE = 'member_id, day, category, path_version';
const OF_STAKE = 's.member_id, s.day, s.category, s.path_version';
const weighed = (who: string): string => `sum(s.valid_minor * ${rateAt(who, 's.category', 's.rated_at')})`;
/** Whole minor units, towards zero: what is taken back is as much as was given for it. */
const whole = (weight: string): string => `(${weight}) / ${WEIGHT}`;
const NEWLY = `${whole('weight')} - ${whole('booked_weight')}`;

/** More slots than this are not open at once but where time was moved. */
const MOST_OPEN = 100;

export const stakesRepository = repository(({ sqlite, undoings }) => {
  const add = forRows<
    readonly [
      ...[memberId: string, version: number, slot: number, day: number, category: string],
      ...[placedSlot: number, isTaken: number, validMinor: number],
    ]
  >(
    sqlite,
    8,
    (rows) =>
      `INSERT INTO rebate_stakes (slot, ${WHOSE}, rated_at, is_taken, valid_minor)
       SELECT column3, column1, column4, column5, column2, max(column6, column2), column7, column8
       FROM (VALUES ${rows}) WHERE ${HAS_RATES}
       ON CONFLICT DO UPDATE SET valid_minor = valid_minor + excluded.valid_minor`,
  );
  const openRun = sqlite
    .prepare<[number], number>('INSERT INTO rebate_runs (slot) VALUES (?) ON CONFLICT DO NOTHING RETURNING id')
    .pluck();
  const finish = sqlite.prepare<[{ runId: number; at: number }]>(
    'UPDATE rebate_runs SET booked_at = @at WHERE id = @runId',
  );
  // Each stake asks for its slot, which the first one opened.
  const open = createRowMemory<true>(undoings, MOST_OPEN);
  const lastOf = sqlite
    .prepare<[{ slot: number; members: number }], string>(
      `SELECT max(member_id) FROM (SELECT DISTINCT member_id FROM rebate_stakes WHERE slot = @slot ORDER BY member_id LIMIT @members)`,
    )
    .pluck();
  const weigh = sqlite.prepare<[Chunk]>(
    `INSERT INTO rebate_accruals (${WHOSE}, depth, ancestor_id, weight, booked_weight)
     SELECT ${OF_STAKE}, t.depth, t.ancestor_id, ${weighed('t.ancestor_id')} added, 0
     FROM rebate_stakes s CROSS JOIN ${ON_PATH} WHERE ${IN_CHUNK}
     GROUP BY ${OF_STAKE}, t.depth, t.ancestor_id HAVING added <> 0
     ON CONFLICT DO UPDATE SET weight = weight + excluded.weight`,
  );
  const own = sqlite.prepare<[Chunk]>(
    `INSERT INTO rebate_own (${WHOSE}, valid_minor, weight, claimed_minor)
     SELECT ${OF_STAKE}, sum(s.valid_minor), ${weighed('s.member_id')} added, 0
     FROM rebate_stakes s WHERE ${IN_CHUNK} AND s.is_taken = 0 GROUP BY ${OF_STAKE} HAVING added <> 0
     ON CONFLICT DO UPDATE SET valid_minor = valid_minor + excluded.valid_minor, weight = weight + excluded.weight`,
  );
  // Each gets what the own rate adds, less what the rate right below adds.
  const book = sqlite.prepare<[Chunk]>(
    `INSERT INTO rebate_bookings (run_id, agent_id, category, amount_minor, is_posted)
     SELECT @runId, agent_id, category, sum(minor) given, 0 FROM (
       SELECT ancestor_id agent_id, category, ${NEWLY} minor FROM rebate_accruals INDEXED BY rebate_accruals_new
         WHERE weight <> booked_weight AND depth > 0
       UNION ALL SELECT t.ancestor_id, s.category, -(${NEWLY}) FROM rebate_accruals s INDEXED BY rebate_accruals_new
         CROSS JOIN ${ON_PATH} AND t.depth = s.depth + 1 WHERE weight <> booked_weight)
     GROUP BY agent_id, category HAVING given <> 0
     ON CONFLICT DO UPDATE SET amount_minor = amount_minor + excluded.amount_minor`,
  );
  const booked = sqlite.prepare(
    'UPDATE rebate_accruals INDEXED BY rebate_accruals_new SET booked_weight = weight WHERE weight <> booked_weight',
  );
  const drop = sqlite.prepare<[Chunk]>('DELETE FROM rebate_stakes AS s WHERE s.slot = @slot AND s.member_id <= @last');
  return {
    /** False: nobody has any rate, so that it counts for nothing. */
    add: (stakes: readonly Stake[]): boolean =>
      add(
        stakes.map(
          ({ memberId, version, slot, day, category, placedSlot, isTaken, validMinor }) =>
            [memberId, version, slot, day, category, placedSlot, isTaken, validMinor] as const,
        ),
      ) > 0,
    /** The new run of a slot; null where one is open. */
    openRun(slot: number): number | null {
      if (open.get(String(slot))) return null;
      open.keep(String(slot), true);
      return openRun.get(slot) ?? null;
    },
    finishRun({ runId, slot }: { runId: number; slot: number }, at: number): void {
      finish.run({ runId, at });
      open.forget(String(slot));
    },
    /** Turns so many members' stakes of a slot into bookings of a run. False: there are none left. */
    accrue({ runId, slot, members }: { runId: number; slot: number; members: number }): boolean {
      const last = lastOf.get({ slot, members }) ?? null;
      if (last === null) return false;
      const chunk = { runId, slot, last };
      weigh.run(chunk);
      own.run(chunk);
      book.run(chunk);
      booked.run();
      drop.run(chunk);
      return true;
    },
  };
});

export const bookingsRepository = repository(({ sqlite }) => {
  const due = sqlite.prepare<[{ runId: number; limit: number }], AgentDue>(
    `SELECT agent_id agentId, sum(amount_minor) amountMinor FROM rebate_bookings
     WHERE run_id = @runId AND is_posted = 0 GROUP BY agent_id ORDER BY agent_id LIMIT @limit`,
  );
  const posted = sqlite.prepare<[{ runId: number; agentId: string }]>(
    'UPDATE rebate_bookings SET is_posted = 1 WHERE run_id = @runId AND agent_id = @agentId',
  );
  const owed = sqlite.prepare<[string], number>('SELECT owed_minor FROM rebate_debts WHERE agent_id = ?').pluck();
  const owe = sqlite.prepare<[{ agentId: string; owedMinor: number }]>(
    `INSERT INTO rebate_debts (agent_id, owed_minor) VALUES (@agentId, @owedMinor)
     ON CONFLICT (agent_id) DO UPDATE SET owed_minor = excluded.owed_minor`,
  );
  const openStakes = `SELECT ${OF_STAKE}, t.depth, ${weighed('t.ancestor_id')} own, ${weighed('b.ancestor_id')} below
    FROM rebate_stakes s CROSS JOIN ${ON_PATH} AND t.ancestor_id = @agentId AND t.depth > 0
      CROSS JOIN ${ABOVE} b ON b.member_id = t.member_id AND b.from_at = t.from_at AND b.depth = t.depth - 1
    GROUP BY ${OF_STAKE}, t.depth`;
  const kept = (depth: string): string =>
    `coalesce((SELECT weight FROM rebate_accruals a WHERE a.member_id = o.member_id AND a.day = o.day
       AND a.category = o.category AND a.path_version = o.path_version AND a.depth = ${depth}), 0)`;
  const accrued = sqlite.prepare<[{ agentId: string }], CategoryAmount>(
    `SELECT category, sum(${whole('own + own_kept')} - ${whole('own_kept')} - ${whole('below + below_kept')} + ${whole('below_kept')}) amountMinor
     FROM (SELECT o.*, ${kept('o.depth')} own_kept, ${kept('o.depth - 1')} below_kept FROM (${openStakes}) o)
     GROUP BY category ORDER BY category`,
  );
  const income = sqlite.prepare<[{ agentId: string; from: number; to: number }], CategoryAmount>(
    `SELECT b.category, sum(b.amount_minor) amountMinor FROM rebate_bookings b JOIN rebate_runs r ON r.id = b.run_id
     WHERE b.agent_id = @agentId AND r.slot >= @from AND r.slot < @to GROUP BY b.category ORDER BY b.category`,
  );
  const bookedTo = sqlite.prepare<[], number | null>('SELECT max(booked_at) FROM rebate_runs').pluck();
  return {
    /** Whom a run still owes a posting. */
    due: (runId: number, limit: number): AgentDue[] => due.all({ runId, limit }),
    posted: (runId: number, agentId: string): void => void posted.run({ runId, agentId }),
    owedMinor: (agentId: string): number => owed.get(agentId) ?? 0,
    owe: (debt: { agentId: string; owedMinor: number }): void => void owe.run(debt),
    /** What the slots that are not booked yet would give to an agent now. */
    accrued: (agentId: string): CategoryAmount[] => accrued.all({ agentId }),
    /** What was booked for an agent of the slots in a span. */
    income: (of: { agentId: string; from: number; to: number }): CategoryAmount[] => income.all(of),
    bookedTo: (): number | null => bookedTo.get() ?? null,
  };
});
