import type { GameType } from '@tonalli/contracts/lobby/wire';
import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import { forRows } from '../sqlite/for-rows';
import { createRowMemory } from '../sqlite/row-memory';
import { repository } from '../world/world';
import type { Span } from './time-parts';

/** What settled bets come to. Amounts in minor units. */
export interface PlaySums {
  stakeMinor: number;
  payoutMinor: number;
  bets: number;
}

export interface CategoryPlay extends PlaySums {
  category: GameType;
}

export interface ValidPlay {
  memberId: string;
  validMinor: number;
}

export interface PlayRow {
  memberId: string;
  category: GameType;
  /** The path of the placing: whoever stands above the member in it is who it counts for. */
  version: number;
  slot: number;
  day: number;
  stakeMinor: number;
  validMinor: number;
  payoutMinor: number;
  bonusStakeMinor: number;
  edge: number;
  bets: number;
}

const PLAY = 'stake_minor, valid_minor, payout_minor, bonus_stake_minor, edge, bets';
/** In the order of `PLAY`. */
type Amounts = readonly [number, number, number, number, number, number];
const amountsOf = ({ stakeMinor, validMinor, payoutMinor, bonusStakeMinor, edge, bets }: PlayRow): Amounts => [
  stakeMinor,
  validMinor,
  payoutMinor,
  bonusStakeMinor,
  edge,
  bets,
];
const ADDED = PLAY.split(', ')
  .map((column) => `${column} = ${column} + excluded.${column}`)
  .join(', ');
const WHOSE = 'member_id, category, path_version';
const SUMS = 'sum(stake_minor) stakeMinor, sum(payout_minor) payoutMinor, sum(bets) bets';

/** For statements of other tables: what each member validly bet on each day. */
export const VALID_DAYS = '(SELECT member_id, day, valid_minor FROM play_days)';

/** The same of what was staked and lost in real money; what a bonus paid is no loss. */
export const LOSS_DAYS =
  '(SELECT member_id, day, stake_minor, stake_minor - bonus_stake_minor - payout_minor loss_minor FROM play_days)';
export const LOSS_SLOTS =
  '(SELECT member_id, slot, stake_minor - bonus_stake_minor - payout_minor loss_minor FROM play_slots)';

/** For statements of other tables: settled play by the first moment of its five minutes, or of its day. */
export const PLAY_SLOTS =
  '(SELECT member_id, category, path_version, slot at, stake_minor, valid_minor, payout_minor FROM play_slots)';
export const PLAY_DAYS =
  '(SELECT member_id, category, path_version, day at, stake_minor, valid_minor, payout_minor FROM play_days)';

/** For statements of other tables: who had play settled in some slots, of which `@slots` is a JSON list. */
export const SLOT_PLAYERS = `(SELECT member_id
  FROM json_each(@slots) s CROSS JOIN play_slots INDEXED BY play_slots_slot ON slot = s.value)`;

/** The same for drizzle's queries, which say what stands for the list. */
export const slotPlayersOf = (slots: Placeholder): SQL =>
  sql`(SELECT member_id FROM json_each(${slots}) s CROSS JOIN play_slots INDEXED BY play_slots_slot ON slot = s.value)`;

/**
 * For statements of other tables: of those behind the member `@after`, the one up to whom each slot has at most `@most` rows; null:
 * nobody is.
 */
export const LAST_SLOT_PLAYER = `(SELECT coalesce(min(nth), max(last)) member_id FROM (SELECT
  (SELECT member_id FROM play_slots INDEXED BY play_slots_slot WHERE slot = s.value AND member_id > @after
    ORDER BY member_id LIMIT 1 OFFSET @most - 1) nth,
  (SELECT max(member_id) FROM play_slots INDEXED BY play_slots_slot WHERE slot = s.value AND member_id > @after) last
  FROM json_each(@slots) s))`;

/** All that a member's settled bets come to. Amounts in minor units. */
interface Totals {
  readonly stakeMinor: number;
  readonly validMinor: number;
  readonly payoutMinor: number;
}
const NO_PLAY: Totals = { stakeMinor: 0, validMinor: 0, payoutMinor: 0 };
/** As many as play at a time. */
const MOST_REMEMBERED = 50_000;

export const playRollups = repository(({ sqlite, undoings }) => {
  const addTo = (table: 'play_slots' | 'play_days', time: 'slot' | 'day') =>
    forRows<readonly [memberId: string, category: string, version: number, at: number, ...Amounts]>(
      sqlite,
      10,
      (rows) =>
        `INSERT INTO ${table} (${WHOSE}, ${time}, ${PLAY}) VALUES ${rows}
         ON CONFLICT (member_id, ${time}, category, path_version) DO UPDATE SET ${ADDED}`,
    );
  const addToSlot = addTo('play_slots', 'slot');
  const addToDay = addTo('play_days', 'day');
  const addToTotal = forRows<readonly [memberId: string, ...Amounts]>(
    sqlite,
    7,
    (rows) =>
      `INSERT INTO play_totals (member_id, ${PLAY}) VALUES ${rows} ON CONFLICT (member_id) DO UPDATE SET ${ADDED}`,
  );
  const total = sqlite.prepare<[string], Totals>(
    `SELECT stake_minor stakeMinor, valid_minor validMinor, payout_minor payoutMinor FROM play_totals WHERE member_id = ?`,
  );
  // A round adds to them, and asks for them twice.
  const remembered = createRowMemory<Totals>(undoings, MOST_REMEMBERED);
  function rememberMore({ memberId, stakeMinor, validMinor, payoutMinor }: PlayRow): void {
    const before = remembered.get(memberId);
    if (!before) return;
    remembered.keep(memberId, {
      stakeMinor: before.stakeMinor + stakeMinor,
      validMinor: before.validMinor + validMinor,
      payoutMinor: before.payoutMinor + payoutMinor,
    });
  }
  const validOf = sqlite.prepare<[string], ValidPlay>(
    `SELECT member_id memberId, valid_minor validMinor FROM play_totals
     WHERE member_id IN (SELECT value FROM json_each(?)) ORDER BY member_id`,
  );
  const validBefore = sqlite.prepare<[number], ValidPlay>(
    `SELECT member_id memberId, sum(valid_minor) validMinor FROM play_days WHERE day < ? GROUP BY member_id ORDER BY member_id`,
  );
  const validDays = sqlite.prepare<[{ memberId: string } & Span], { day: number; validMinor: number }>(
    `SELECT day, sum(valid_minor) validMinor FROM play_days
     WHERE member_id = @memberId AND day >= @from AND day < @to GROUP BY day ORDER BY day`,
  );
  const dayBets = sqlite.prepare<[Span], { minor: number; days: number }>(
    `SELECT coalesce(sum(valid_minor), 0) minor, count(DISTINCT member_id || ':' || (slot / 86400000)) days
     FROM play_slots INDEXED BY play_slots_slot WHERE slot >= @from AND slot < @to AND valid_minor > 0`,
  );
  const netDays = sqlite.prepare<[{ memberId: string } & Span], { day: number; netMinor: number }>(
    `SELECT day, sum(payout_minor - stake_minor) netMinor FROM play_days
     WHERE member_id = @memberId AND day >= @from AND day < @to GROUP BY day`,
  );
  const ofDays = sqlite.prepare<[{ memberId: string } & Span], CategoryPlay>(
    `SELECT category, ${SUMS} FROM play_days WHERE member_id = @memberId AND day >= @from AND day < @to GROUP BY category`,
  );
  const ofSlots = sqlite.prepare<[{ memberId: string } & Span], CategoryPlay>(
    `SELECT category, ${SUMS} FROM play_slots WHERE member_id = @memberId AND slot >= @from AND slot < @to GROUP BY category`,
  );
  return {
    add(rows: readonly PlayRow[]): void {
      addToSlot(rows.map((row) => [row.memberId, row.category, row.version, row.slot, ...amountsOf(row)] as const));
      addToDay(rows.map((row) => [row.memberId, row.category, row.version, row.day, ...amountsOf(row)] as const));
      addToTotal(rows.map((row) => [row.memberId, ...amountsOf(row)] as const));
      for (const row of rows) rememberMore(row);
    },
    totals(memberId: string): Totals {
      const known = remembered.get(memberId);
      if (known) return known;
      const totals = total.get(memberId) ?? NO_PLAY;
      remembered.keep(memberId, totals);
      return totals;
    },
    validOf: (memberIds: readonly string[]): ValidPlay[] => validOf.all(JSON.stringify(memberIds)),
    validBefore: (day: number): ValidPlay[] => validBefore.all(day),
    validDays: (memberId: string, days: Span) => validDays.all({ memberId, ...days }),
    dayBets: (span: Span) => dayBets.get({ ...span }) ?? { minor: 0, days: 0 },
    netDays: (memberId: string, days: Span) => netDays.all({ memberId, ...days }),
    ofDays: (memberId: string, days: Span): CategoryPlay[] => ofDays.all({ memberId, ...days }),
    ofSlots: (memberId: string, slots: Span): CategoryPlay[] => ofSlots.all({ memberId, ...slots }),
  };
});
