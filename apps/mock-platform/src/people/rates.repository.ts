import type { GameType } from '@tonalli/contracts/lobby/wire';
import { asc, eq, ne, sql } from 'drizzle-orm';
import { given, givenAll } from '../sqlite/placeholders';
import { repository } from '../world/world';
import { memberRates } from './people.table';
import { FOREVER } from './tree.repository';

export interface Rate {
  category: GameType;
  rateBp: number;
  /** Milliseconds since epoch. */
  from: number;
  setBy: string;
}

/** Whose rates hold for everybody without one of their own. */
export const EVERYBODY = '';

const { category, fromAt, rateBp, setBy } = memberRates;

interface Asked {
  memberId: string;
  category: GameType;
  at: number;
}

const latest = (member: string, category: string, at: string): string =>
  `(SELECT rate_bp FROM member_rates WHERE member_id = ${member} AND category = ${category} AND from_at <= ${at}
    ORDER BY from_at DESC LIMIT 1)`;
const defaultAt = (category: string, at: string): string => `coalesce(${latest(`'${EVERYBODY}'`, category, at)}, 0)`;
/** For statements of other tables: the rate in force at a moment, each named by an expression. */
export const rateAt = (member: string, category: string, at: string): string =>
  `coalesce(${latest(member, category, at)}, ${defaultAt(category, at)})`;

/** For statements of other tables: whether anybody was ever given a rate. */
export const HAS_RATES = 'EXISTS (SELECT 1 FROM member_rates)';

/** Until when a row of `r` holds. */
const UNTIL = `coalesce((SELECT min(from_at) FROM member_rates
  WHERE member_id = r.member_id AND category = r.category AND from_at > r.from_at), ${FOREVER})`;
const IS_OWN = `r.member_id <> '${EVERYBODY}'`;

/** Where a member's own rate is at any moment above that of whoever is then the upline. */
export const aboveUpline = (which: string): string =>
  `SELECT h.member_id memberId, h.upline_id uplineId, h.category FROM (
     SELECT r.member_id, r.category, r.rate_bp, t.ancestor_id upline_id, max(r.from_at, t.from_at) from_at,
       min(${UNTIL}, t.until_at) until_at
     FROM member_rates r JOIN member_tree t ON t.descendant_id = r.member_id AND t.depth = 1
     WHERE ${IS_OWN} AND ${which}) h
   WHERE h.from_at < h.until_at AND (${rateAt('h.upline_id', 'h.category', 'h.from_at')} < h.rate_bp OR EXISTS (
     SELECT 1 FROM member_rates x WHERE x.member_id IN (h.upline_id, '${EVERYBODY}') AND x.category = h.category
       AND x.from_at > h.from_at AND x.from_at < h.until_at
       AND ${rateAt('h.upline_id', 'x.category', 'x.from_at')} < h.rate_bp))`;

/** Where a member's own rate is at any moment below the default of then. */
export const belowDefault = (which: string): string =>
  `SELECT r.member_id memberId, r.category FROM member_rates r
   WHERE ${IS_OWN} AND ${which} AND (${defaultAt('r.category', 'r.from_at')} > r.rate_bp OR EXISTS (
     SELECT 1 FROM member_rates x WHERE x.member_id = '${EVERYBODY}' AND x.category = r.category
       AND x.from_at > r.from_at AND x.from_at < ${UNTIL} AND x.rate_bp > r.rate_bp))`;

export const ratesRepository = repository(({ db, sqlite }) => {
  const at = sqlite.prepare<[Asked], number>(`SELECT ${rateAt('+@memberId', '+@category', '+@at')}`).pluck();
  const highestBelow = sqlite
    .prepare<[Asked], number | null>(
      `SELECT max(${latest('c.member_id', '@category', '@at')}) FROM (
         SELECT DISTINCT r.member_id FROM member_tree t CROSS JOIN member_rates r ON r.member_id = t.descendant_id
         WHERE t.ancestor_id = @memberId AND t.depth = 1 AND t.from_at <= @at AND t.until_at > @at AND r.category = @category) c`,
    )
    .pluck();
  const of = db
    .select({ category, rateBp, from: fromAt, setBy })
    .from(memberRates)
    .where(eq(memberRates.memberId, sql.placeholder('memberId')))
    .orderBy(asc(category), asc(fromAt))
    .prepare();
  const put = db
    .insert(memberRates)
    .values(givenAll(memberRates))
    .onConflictDoUpdate({
      target: [memberRates.memberId, category, fromAt],
      set: given(memberRates, 'rateBp', 'setBy'),
      setWhere: ne(rateBp, sql.placeholder('rateBp')),
    })
    .prepare();
  const faults = [
    aboveUpline('r.member_id = @memberId'),
    aboveUpline('t.ancestor_id = @memberId'),
    belowDefault('r.member_id = @memberId'),
  ].map((text) => sqlite.prepare<[{ memberId: string }]>(text));
  const faultsOfAll = [aboveUpline('1'), belowDefault('1')].map((text) => sqlite.prepare<[]>(text));
  return {
    at: (asked: Asked): number => at.get(asked) ?? 0,
    /** Of whoever stands right below then and has a rate of their own; 0: nobody has. */
    highestBelow: (asked: Asked): number => highestBelow.get(asked) ?? 0,
    of: (memberId: string): Rate[] => of.all({ memberId }),
    /** The same rate as before changes nothing, not even who set it. */
    put: (memberId: string, { from, ...rate }: Rate): void => void put.run({ ...rate, memberId, fromAt: from }),
    /** Whether the tree would now hold a rate that it must not, of a member or of somebody right below. */
    isWrongAround: (memberId: string): boolean => faults.some((fault) => fault.get({ memberId }) !== undefined),
    isWrongAnywhere: (): boolean => faultsOfAll.some((fault) => fault.get() !== undefined),
  };
});
