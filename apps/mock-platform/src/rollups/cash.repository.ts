import { forRows } from '../sqlite/for-rows';
import { repository } from '../world/world';
import type { FlowCategory } from './flow-kinds';
import type { Span } from './time-parts';

/** What came in and went out. Amounts in minor units. */
export interface Flow {
  inMinor: number;
  outMinor: number;
}

export interface DayFlow extends Flow {
  /** The day's first moment. */
  day: number;
  category: FlowCategory;
}

export interface FlowSums extends Flow {
  movements: number;
}

export interface FlowRow extends Flow {
  memberId: string;
  category: FlowCategory;
  /** The path of the movement: whoever stands above the member in it is who it counts for. */
  version: number;
  slot: number;
  day: number;
}

type Whose = { memberId: string; categories: string } & Span;

const WHOSE = 'member_id, category, path_version';
const ADDED = `in_minor = in_minor + excluded.in_minor, out_minor = out_minor + excluded.out_minor,
  movements = movements + excluded.movements`;

/** For statements of other tables: what was moved by the first moment of its day. */
export const CASH_DAYS = '(SELECT member_id, category, path_version, day at, in_minor, out_minor FROM cash_days)';

type BoundFlow = readonly [
  ...[memberId: string, category: string, version: number, at: number],
  ...[inMinor: number, outMinor: number, movements: 1],
];
const flowAt = ({ memberId, category, version, inMinor, outMinor }: FlowRow, at: number): BoundFlow => [
  memberId,
  category,
  version,
  at,
  inMinor,
  outMinor,
  1,
];

export const cashRollups = repository(({ sqlite }) => {
  const addTo = (table: 'cash_slots' | 'cash_days', time: 'slot' | 'day') =>
    forRows<BoundFlow>(
      sqlite,
      7,
      (rows) =>
        `INSERT INTO ${table} (${WHOSE}, ${time}, in_minor, out_minor, movements) VALUES ${rows}
         ON CONFLICT (member_id, ${time}, category, path_version) DO UPDATE SET ${ADDED}`,
    );
  const addToSlot = addTo('cash_slots', 'slot');
  const addToDay = addTo('cash_days', 'day');
  const sumsOf = (table: 'cash_slots' | 'cash_days', time: 'slot' | 'day') =>
    sqlite.prepare<[Whose], FlowSums>(
      `SELECT coalesce(sum(in_minor), 0) inMinor, coalesce(sum(out_minor), 0) outMinor, coalesce(sum(movements), 0) movements
       FROM ${table} WHERE member_id = @memberId AND ${time} >= @from AND ${time} < @to
         AND category IN (SELECT value FROM json_each(@categories))`,
    );
  const ofSlots = sumsOf('cash_slots', 'slot');
  const ofDays = sumsOf('cash_days', 'day');
  const byDay = sqlite.prepare<[{ memberId: string } & Span], DayFlow>(
    `SELECT day, category, sum(in_minor) inMinor, sum(out_minor) outMinor FROM cash_days
     WHERE member_id = @memberId AND day >= @from AND day < @to GROUP BY day, category`,
  );
  return {
    add(rows: readonly FlowRow[]): void {
      addToSlot(rows.map((row) => flowAt(row, row.slot)));
      addToDay(rows.map((row) => flowAt(row, row.day)));
    },
    ofSlots: (of: Whose): FlowSums[] => ofSlots.all(of),
    ofDays: (of: Whose): FlowSums[] => ofDays.all(of),
    byDay: (memberId: string, days: Span): DayFlow[] => byDay.all({ memberId, ...days }),
  };
});
