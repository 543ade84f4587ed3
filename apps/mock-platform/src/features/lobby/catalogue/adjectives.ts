import { z } from 'zod';
import { readTable } from '../../../kernel/data/data-table';
import { Text, wordsOf } from './columns';
import { NounKind } from './noun';
import { upperFirst } from './spanish';

/** `es` is the masculine singular, or a phrase ("de jade") that never changes. */
export interface Adjective {
  readonly en: string;
  readonly es: string;
  /** The nouns that it suits. */
  readonly kinds: readonly NounKind[];
}

const Row = z.strictObject({ en: Text, es: Text, kinds: wordsOf(NounKind) });

/** Adjectives by their English word in lower case. */
export const ADJECTIVES: ReadonlyMap<string, Adjective> = new Map(
  readTable('catalogue/adjectives.csv', Row).map((row) => [row.en, { ...row, en: upperFirst(row.en) }]),
);
