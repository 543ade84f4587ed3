/** Of the words that somebody looks for. */
export const HELP_SEARCH_MAX = 60;

/** As it is searched: without accents, in small letters. */
export const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The words of a search, folded. */
export const wordsOf = (search: string): string[] => folded(search).split(/\s+/).filter(Boolean);

/** Whether every word stands somewhere in a folded text. */
export const hasAll = (text: string, words: readonly string[]): boolean => words.every((word) => text.includes(word));
