/** A play as agents write it. Its words have neither capitals nor accents; the first is the one that is printed. */
export interface Abbreviation {
  readonly words: readonly string[];
  /** The id of the play, or by how many numbers there are. */
  readonly play: string | ReadonlyMap<number, string>;
  /** How long its numbers are. */
  readonly digits: number;
  /** What is chosen in the rows between stations and numbers. */
  readonly choice?: string;
}

const byCount = (plays: Record<number, string>): ReadonlyMap<number, string> =>
  new Map(Object.entries(plays).map(([count, play]) => [Number(count), play]));

const LO_FIRST = ['3', '5', '7', '9'].map((choice): Abbreviation => {
  return { words: [`b${choice}l`], play: 'lo-first-typed', digits: 2, choice };
});

const PARLAYS = byCount({ 2: 'parlay-two', 3: 'parlay-three', 4: 'parlay-four' });
const WHEELS = byCount({ 3: 'wheel-three', 4: 'wheel-four' });
const NONES = byCount({ 4: 'none-four', 8: 'none-eight', 10: 'none-ten', 12: 'none-twelve', 14: 'none-fourteen' });

/** A word that stands for as many numbers as there are, and the same with a count behind it. */
const counted = (words: readonly string[], plays: ReadonlyMap<number, string>): readonly Abbreviation[] => [
  { words, play: plays, digits: 2 },
  ...[...plays].map(([count, play]) => ({ words: words.map((word) => `${word}${count}`), play, digits: 2 })),
];

export const ABBREVIATIONS: readonly Abbreviation[] = [
  { words: ['lo', 'lo2', 'bao'], play: 'lo-two-typed', digits: 2 },
  { words: ['lo3', 'bao3'], play: 'lo-three-typed', digits: 3 },
  { words: ['lo4', 'bao4'], play: 'lo-four-typed', digits: 4 },
  { words: ['diem'], play: 'lo-two-points-typed', digits: 2 },
  ...LO_FIRST,
  { words: ['de'], play: 'special-last-two-typed', digits: 2 },
  { words: ['dedau'], play: 'special-first-two-typed', digits: 2 },
  { words: ['de1'], play: 'first-last-two-typed', digits: 2 },
  { words: ['3c', 'bacang'], play: 'special-last-three-typed', digits: 3 },
  { words: ['4c', 'boncang'], play: 'special-last-four-typed', digits: 4 },
  { words: ['sodau'], play: 'head-digit', digits: 1 },
  { words: ['soduoi'], play: 'tail-digit', digits: 1 },
  { words: ['dau'], play: 'head-typed', digits: 2 },
  { words: ['duoi'], play: 'tail-typed', digits: 2 },
  { words: ['dd'], play: 'head-tail-typed', digits: 2 },
  { words: ['xc', 'xiuchu'], play: 'head-tail-three-typed', digits: 3 },
  ...counted(['xien', 'xi'], PARLAYS),
  ...counted(['xq'], WHEELS),
  ...counted(['truot', 'xt'], NONES),
  { words: ['da', 'dt'], play: 'pair-one-station', digits: 2 },
  { words: ['dx'], play: 'pair-two-stations', digits: 2 },
];

const BY_WORD: ReadonlyMap<string, Abbreviation> = new Map(
  ABBREVIATIONS.flatMap((abbreviation) => abbreviation.words.map((word) => [word, abbreviation])),
);

const LONGEST = Math.max(...[...BY_WORD.keys()].map(({ length }) => length));

/** Lower case without accents, so that `Đề` is `de`. */
export const plain = (word: string): string =>
  word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd');

/** The play that a word means, capitals and accents aside; null for any other word. */
export function abbreviationOf(word: string): Abbreviation | null {
  // An accent may be two more units; what is longer by far need not be looked at.
  return word.length > 3 * LONGEST ? null : (BY_WORD.get(plain(word)) ?? null);
}

/** How a play of its id, with what is chosen between stations and numbers, is written; null where it has no such word. */
export const wordFor = (play: string, choice: string | undefined): string | null =>
  ABBREVIATIONS.find((one) => one.play === play && one.choice === choice)?.words[0] ?? null;

/** The word of such a play says what is chosen between stations and numbers. */
export const hasChoice = (play: string): boolean =>
  ABBREVIATIONS.some((one) => one.play === play && one.choice !== undefined);
