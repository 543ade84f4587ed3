import { z } from 'zod';
import { readTable } from '../../../kernel/data/data-table';
import { Gender, Text } from './columns';

/** A word that another noun completes: "Treasure of …", "Tesoro de …". */
export interface Head {
  readonly en: string;
  readonly es: string;
  readonly feminine: boolean;
  readonly plural: boolean;
}

const ROWS = readTable(
  'catalogue/words.csv',
  z
    .strictObject({ use: z.enum(['head', 'place', 'suffix', 'quest', 'edition']), en: Text, es: Text, gender: Gender })
    .transform(({ gender, ...word }) => ({ ...word, ...gender })),
);
const wordsFor = (use: (typeof ROWS)[number]['use']): readonly Head[] => ROWS.filter((word) => word.use === use);

export const HEADS = wordsFor('head');
export const PLACES = wordsFor('place');
export const SUFFIXES = wordsFor('suffix');
/** "Quest for …", "En busca de …". */
export const QUESTS = wordsFor('quest');
/** Titles that a vendor brings out again in a richer edition: the same in both languages. */
export const EDITIONS = wordsFor('edition').map(({ en }) => en);

/** Titles of well-known games elsewhere that the grammar could hit upon, in lower case; never used. */
export const RESERVED: ReadonlySet<string> = new Set(
  readTable('catalogue/reserved.csv', z.strictObject({ title: Text })).map(({ title }) => title.toLowerCase()),
);
