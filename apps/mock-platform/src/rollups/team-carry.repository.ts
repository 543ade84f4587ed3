import { MAIN_CATEGORIES } from '@tonalli/contracts/ledger';
import { ABOVE, holdsFor, isUndated } from '../people/tree-relations';
import { createRowMemory } from '../sqlite/row-memory';
import { repository } from '../world/world';
import { slotRows, TEAM_FLOWS } from './team-relations';
import type { TeamCategory } from './team-rollups.table';
import type { Span } from './time-parts';

/** Whole slots of one of the operator's days. */
export interface CarriedSlots extends Span {
  day: number;
  month: number;
}

/** One bet, correction or movement that is booked into a slot which was carried before. */
export interface LateRow {
  memberId: string;
  /** The path of the placing or the posting: whoever stands above the member in it is who it counts for. */
  version: number;
  category: TeamCategory;
  outMinor: number;
  inMinor: number;
  validMinor: number;
  moves: number;
  day: number;
  month: number;
}

/** What is carried already; the one row of its table. */
interface Mark {
  carriedTo: number;
  dueAt: number | null;
}
const MARK = 'mark';

const SLOTS = slotRows('slot >= @from AND slot < @to');
const LATE = `(SELECT @memberId member_id, @version path_version, @category category, @outMinor out_minor, @inMinor in_minor,
  @validMinor valid_minor, @moves moves)`;
/** What moves the main account: all but a vendor wallet's play. */
const MAIN = [...MAIN_CATEGORIES, 'reversal'].map((category) => `'${category}'`).join(', ');
const FLOWS = TEAM_FLOWS.map((category) => `'${category}'`).join(', ');

const above = (depth: string) =>
  `CROSS JOIN ${ABOVE} t ON t.member_id = s.member_id AND ${holdsFor('t', 's.path_version')} AND t.depth ${depth}`;
const SUMS = 'sum(s.out_minor), sum(s.in_minor), sum(s.valid_minor), sum(s.moves)';
const ADDED = `out_minor = out_minor + excluded.out_minor, in_minor = in_minor + excluded.in_minor,
  valid_minor = valid_minor + excluded.valid_minor, moves = moves + excluded.moves`;

/** How rows by member are added to everybody above, as statements of where they come from. */
const additions = (play: string, cash: string) => {
  const rows = `(SELECT * FROM ${play} UNION ALL SELECT * FROM ${cash} WHERE category IN (${FLOWS}))`;
  return [
    `INSERT INTO team_days (agent_id, day, category, out_minor, in_minor, valid_minor, moves)
     SELECT t.ancestor_id, @day, s.category, ${SUMS} FROM ${rows} s ${above('> 0')}
     GROUP BY t.ancestor_id, s.category ON CONFLICT (agent_id, day, category) DO UPDATE SET ${ADDED}`,
    `INSERT INTO team_branch_days (agent_id, day, branch_id, category, out_minor, in_minor, valid_minor, moves)
     SELECT t.ancestor_id, @day, b.ancestor_id, s.category, ${SUMS} FROM ${rows} s ${above('>= 0')}
       CROSS JOIN ${ABOVE} b ON b.member_id = s.member_id AND b.depth = max(t.depth - 1, 0) AND b.from_at = t.from_at
     GROUP BY t.ancestor_id, b.ancestor_id, s.category
     ON CONFLICT (agent_id, day, branch_id, category) DO UPDATE SET ${ADDED}`,
    `INSERT INTO team_player_months (agent_id, month, member_id, stake_minor, payout_minor, loss_minor, valid_minor, bets)
     SELECT t.ancestor_id, @month, s.member_id, sum(s.out_minor), sum(s.in_minor), sum(s.out_minor - s.in_minor),
       sum(s.valid_minor), sum(s.moves) FROM ${play} s ${above('> 0')}
     GROUP BY t.ancestor_id, s.member_id ON CONFLICT (agent_id, month, member_id) DO UPDATE SET
       stake_minor = stake_minor + excluded.stake_minor, payout_minor = payout_minor + excluded.payout_minor,
       loss_minor = loss_minor + excluded.loss_minor, valid_minor = valid_minor + excluded.valid_minor, bets = bets + excluded.bets`,
    `INSERT INTO team_balances (agent_id, balance_minor)
     SELECT t.ancestor_id, sum(s.in_minor - s.out_minor) FROM ${cash} s
       CROSS JOIN ${ABOVE} t ON t.member_id = s.member_id AND t.depth > 0 AND ${isUndated('t')}
     WHERE s.category IN (${MAIN}) GROUP BY t.ancestor_id
     ON CONFLICT (agent_id) DO UPDATE SET balance_minor = balance_minor + excluded.balance_minor`,
  ];
};

export const teamCarryRepository = repository(({ sqlite, undoings }) => {
  const carry = additions(SLOTS.play, SLOTS.cash).map((text) => sqlite.prepare<[CarriedSlots]>(text));
  const latePlay = additions(LATE, `(SELECT * FROM ${LATE} WHERE false)`).map((text) =>
    sqlite.prepare<[LateRow]>(text),
  );
  const lateCash = additions(`(SELECT * FROM ${LATE} WHERE false)`, LATE).map((text) =>
    sqlite.prepare<[LateRow]>(text),
  );
  const mark = sqlite.prepare<[], Mark>('SELECT carried_to carriedTo, due_at dueAt FROM team_mark WHERE id = 1');
  const setMark = sqlite.prepare<[Mark]>(
    `INSERT INTO team_mark (id, carried_to, due_at) VALUES (1, @carriedTo, @dueAt)
     ON CONFLICT (id) DO UPDATE SET carried_to = excluded.carried_to, due_at = excluded.due_at`,
  );
  // Every bet and movement asks whether it comes late.
  const remembered = createRowMemory<Mark>(undoings, 1);
  const next = sqlite
    .prepare<[{ from: number }], number | null>(
      `SELECT min(slot) FROM (SELECT min(slot) slot FROM play_slots WHERE slot >= @from
         UNION ALL SELECT min(slot) FROM cash_slots WHERE slot >= @from)`,
    )
    .pluck();
  return {
    carry: (slots: CarriedSlots): void => {
      for (const statement of carry) statement.run(slots);
    },
    addPlay: (row: LateRow): void => {
      for (const statement of latePlay) statement.run(row);
    },
    addCash: (row: LateRow): void => {
      for (const statement of lateCash) statement.run(row);
    },
    mark(): Mark {
      const row = remembered.get(MARK) ?? mark.get() ?? { carriedTo: 0, dueAt: null };
      remembered.keep(MARK, row);
      return row;
    },
    setMark(carriedTo: number, dueAt: number | null): void {
      setMark.run({ carriedTo, dueAt });
      remembered.forget(MARK);
    },
    /** The first slot from a moment on in which anything happened. */
    nextSlot: (from: number): number | null => next.get({ from }) ?? null,
  };
});
