import { GameType } from '@tonalli/contracts/lobby/wire';
import { z } from 'zod';
import type { Palette } from '../../../art/game-theme';
import { readTable } from '../../../kernel/data/data-table';
import { ADJECTIVES } from './adjectives';
import { Gender, Text, wordsOf } from './columns';
import { type Noun, NounKind } from './noun';

/** A proper name; it carries its own article, if any. */
export interface Figure {
  readonly en: string;
  readonly es: string;
}

export interface Theme {
  readonly id: string;
  readonly palettes: readonly Palette[];
  readonly adjectives: readonly string[];
  /** The types besides slots whose games are of the theme. */
  readonly types: readonly GameType[];
  readonly figures: readonly Figure[];
  readonly nouns: readonly Noun[];
}

/** "from to accent", several of them with semicolons between. */
const Palettes = z
  .string()
  .regex(/^(#[\da-f]{6} #[\da-f]{6} #[\da-f]{6}(; |$))+$/, 'not palettes of three colours each')
  .transform((cell) =>
    cell.split('; ').map((colours): Palette => {
      const [from = '', to = '', accent = ''] = colours.split(' ');
      return { from, to, accent };
    }),
  );

const ROWS = readTable(
  'catalogue/themes.csv',
  z.strictObject({
    theme: Text,
    palettes: Palettes,
    adjectives: wordsOf(z.enum([...ADJECTIVES.keys()])),
    types: wordsOf(GameType),
  }),
);

export const ThemeId = z.enum(ROWS.map(({ theme }) => theme));
const FIGURES = Map.groupBy(
  readTable('catalogue/figures.csv', z.strictObject({ theme: ThemeId, en: Text, es: Text })),
  ({ theme }) => theme,
);
const NOUNS = Map.groupBy(
  readTable(
    'catalogue/nouns.csv',
    z
      .strictObject({ theme: ThemeId, en: Text, es: Text, gender: Gender, kind: NounKind, icon: Text })
      .transform(({ theme, gender, ...noun }) => ({ theme, noun: { ...noun, ...gender } })),
  ),
  ({ theme }) => theme,
);

export const THEMES: readonly Theme[] = ROWS.map(({ theme: id, ...row }) => ({
  id,
  ...row,
  figures: (FIGURES.get(id) ?? []).map(({ en, es }) => ({ en, es })),
  nouns: (NOUNS.get(id) ?? []).map(({ noun }) => noun),
}));
