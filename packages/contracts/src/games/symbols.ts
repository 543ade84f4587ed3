/** The symbols of games with reels, a letter each, by the names of their pictures: a theme draws them for all its games. */
export const SYMBOL_NAMES = {
  W: 'wild',
  S: 'scatter',
  A: 'high1',
  B: 'high2',
  C: 'high3',
  D: 'high4',
  E: 'low1',
  F: 'low2',
  G: 'low3',
  H: 'low4',
} as const;
export type SlotSymbol = keyof typeof SYMBOL_NAMES;

const NAMES: ReadonlyMap<string, string> = new Map(Object.entries(SYMBOL_NAMES));

/** The name of a letter's picture; of what is none, itself. */
export const symbolNameOf = (letter: string): string => NAMES.get(letter) ?? letter;

/** The names of all symbols on these reels, each of which is its letters, each name once. */
export const namesIn = (reels: readonly string[]): readonly string[] => [
  ...new Set(reels.flatMap((reel) => [...reel].map(symbolNameOf))),
];
