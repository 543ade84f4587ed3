import { GameClassify, GameType } from '@tonalli/contracts/lobby/wire';
import { z } from 'zod';
import { readTable } from '../../../kernel/data/data-table';
import { Family, Gender, Text } from './columns';

/** The list of which kind of game a row belongs to: a class of RNG games, or a type. */
const List = z.enum([...GameClassify.options, ...GameType.options]);
type List = z.infer<typeof List>;

const grouped = <Row extends { titles: List }>(rows: readonly Row[]) => {
  const lists = Map.groupBy(rows, ({ titles }) => titles);
  return (list: List): readonly Row[] => {
    const found = lists.get(list);
    if (!found) throw new TypeError(`no titles for ${list}`);
    return found;
  };
};

/**
 * Titles with gaps for a noun: `{N}` noun, `{P}` plural, `{dN}` "del/de la" noun, `{Ps}` plural and `{N2}` noun in lower case,
 * `{aN}` the object of a verb. Throws for a list that has none.
 */
export const patternsFor = grouped(
  readTable('catalogue/patterns.csv', z.strictObject({ titles: List, en: Text, es: Text, family: Family })),
);

/** Games by their own names. Throws for a list that has none. */
export const namesFor = grouped(
  readTable(
    'catalogue/names.csv',
    z
      .strictObject({
        titles: List,
        en: Text,
        es: Text,
        gender: Gender,
        icon: z.union([Text, z.literal('')]),
        family: Family,
      })
      .transform(({ gender, ...game }) => ({ ...game, ...gender })),
  ),
);

/** Whole titles. Throws for a list that has none. */
export const titlesFor = grouped(
  readTable('catalogue/titles.csv', z.strictObject({ titles: List, en: Text, es: Text, icon: Text, family: Family })),
);

const Lottery = z.strictObject({ code: Text, vendor: Text, en: Text, es: Text, icon: Text });

/** The lotteries of the vendors: a title's code is its id, and says by which rules and when it draws. Throws for a vendor that has none. */
export function lotteriesOf(vendor: string) {
  const found = LOTTERY_TITLES.filter((title) => title.vendor === vendor);
  if (found.length === 0) throw new TypeError(`no lotteries of ${vendor}`);
  return found;
}

const LOTTERY_TITLES = readTable('catalogue/lotteries.csv', Lottery).map((title) => ({
  ...title,
  family: 'lottery' as const,
}));

/** Rooms of the live studios; names of their own in every language. */
export const ROOMS: readonly string[] = readTable('catalogue/rooms.csv', z.strictObject({ name: Text })).map(
  ({ name }) => name,
);
