import type { TypedRow } from '@tonalli/lottery/play';

/** Something typed that is no number of the play, or one that stands there already; `place`: which of all it is, from 1. */
export interface TypedProblem {
  text: string;
  place: number;
}

export interface TypedNumbers {
  /** Each once, ascending, as a selection has them. */
  numbers: readonly string[];
  invalid: readonly TypedProblem[];
  repeated: readonly TypedProblem[];
}

const NUMBER = /[^\s,;|]+/g;

/** Reads typed or pasted numbers, apart from each other by spaces, commas, semicolons, bars or new lines. */
export function readTyped(text: string, { pattern }: TypedRow): TypedNumbers {
  const wanted = new RegExp(pattern, 'u');
  const seen = new Set<string>();
  const invalid: TypedProblem[] = [];
  const repeated: TypedProblem[] = [];
  let place = 0;
  for (const [typed] of text.matchAll(NUMBER)) {
    place += 1;
    if (!wanted.test(typed)) invalid.push({ text: typed, place });
    else if (seen.has(typed)) repeated.push({ text: typed, place });
    else seen.add(typed);
  }
  return { numbers: [...seen].sort(), invalid, repeated };
}

/** The text with each valid number once, in the order in which they were typed. */
export function cleaned(text: string, { pattern }: TypedRow): string {
  const wanted = new RegExp(pattern, 'u');
  return [...new Set(text.match(NUMBER) ?? [])].filter((typed) => wanted.test(typed)).join(' ');
}
