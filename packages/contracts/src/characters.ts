const SEGMENTER = new Intl.Segmenter('es', { granularity: 'grapheme' });

/** Characters as people count them: an emoji of several code points, or a letter with its marks, is one. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of SEGMENTER.segment(text)) count += 1;
  return count;
}
