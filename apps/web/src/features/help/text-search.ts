import type { RichPart, RichText } from '@tonalli/contracts/rich-text';

/** The words of an operator's text. */
export const plainText = (text: RichText): string => text.map(wordsIn).join('');

function wordsIn(part: RichPart): string {
  if (typeof part === 'string') return part;
  return part.tag === 'br' ? '' : plainText(part.parts);
}
