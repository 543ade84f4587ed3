import { familyOf } from '@tonalli/lottery/families';
import type { Lottery } from '@tonalli/lottery/lotteries';
import { type OddsTable, oddsKey, prizeGroupOdds, proposedTable } from '@tonalli/lottery/odds';
import type { FamilyId, Play } from '@tonalli/lottery/play';

/** The group of the odds that the house proposes, and the greatest that anybody may choose: its odds give back 98.5 %. */
export const BASE_GROUP = 1_900;
export const TOP_GROUP = 1_970;

const tables = new Map<string, OddsTable>();

/** Odds x 1000 of every prize of a family, in a prize group; null: as the house proposes them. */
export function oddsTable(id: FamilyId, group: number | null): OddsTable {
  const name = `${id}/${group}`;
  const known = tables.get(name);
  if (known) return known;
  const proposed = proposedTable(familyOf(id));
  const table =
    group === null
      ? proposed
      : Object.fromEntries(Object.entries(proposed).map(([key, odds]) => [key, prizeGroupOdds(odds, group)]));
  tables.set(name, table);
  return table;
}

/** Whether orders of a lottery may be made in a group. */
export function isGroupOf({ family }: Lottery, group: number | null): boolean {
  if (group === null) return true;
  return familyOf(family).hasPrizeGroups === true && group >= BASE_GROUP && group <= TOP_GROUP;
}

/** The odds of all that a play can win. */
export const oddsOfPlay = (play: Play, table: OddsTable): [string, number][] =>
  play.kinds.flatMap((kind) =>
    kind.prizes.map((prize): [string, number] => {
      const key = oddsKey(play.id, kind.id, prize.id);
      return [key, table[key] ?? 0];
    }),
  );
