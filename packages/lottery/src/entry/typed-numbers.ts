import type { TypedRow } from '../play';
import { type Word, wordsOf } from './words';

export interface TypedNumbers {
  /** Ascending, each once: canonical, as a selection takes them. */
  readonly numbers: readonly string[];
  /** What was there more than once, by where it was first, and how often in all. */
  readonly duplicates: readonly { readonly number: string; readonly times: number }[];
  /** What is no number of the row, in the order of the text. */
  readonly faults: readonly Word[];
}

/** Blanks of every kind, tabs and line feeds, commas, semicolons and bars separate; several are as good as one. */
const WORDS = /\n|[^\s,;|]+/g;

/**
 * Reads numbers that are typed or pasted for a row. How many they may be is judged with the selection (`faultOf`); here every
 * number is kept, so that a preview can say how many too many there are. Time grows with the text, but for putting its
 * different numbers in order.
 */
export function parseTypedNumbers(text: string, { pattern }: TypedRow): TypedNumbers {
  const wanted = new RegExp(pattern, 'u');
  const times = new Map<string, number>();
  const faults: Word[] = [];
  for (const word of wordsOf(text, WORDS)) {
    if (word.text === '\n') continue;
    if (wanted.test(word.text)) times.set(word.text, (times.get(word.text) ?? 0) + 1);
    else faults.push(word);
  }
  const duplicates = [...times].filter(([, often]) => often > 1).map(([number, often]) => ({ number, times: often }));
  return { numbers: [...times.keys()].sort(), duplicates, faults };
}
