import type { RichPart, RichText } from '@tonalli/contracts/rich-text';

/** As it is searched: without accents, in small letters. */
export const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The words of a search, folded. */
export const wordsOf = (search: string): string[] => folded(search).split(/\s+/).filter(Boolean);

/** Whether every word stands somewhere in a folded text. */
export const hasAll = (text: string, words: readonly string[]): boolean => words.every((word) => text.includes(word));

/** The words of an operator's text. */
export const plainText = (text: RichText): string => text.map(wordsIn).join('');

function wordsIn(part: RichPart): string {
  if (typeof part === 'string') return part;
  return part.tag === 'br' ? '' : plainText(part.parts);
}
