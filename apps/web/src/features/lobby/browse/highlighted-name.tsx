import type { ReactNode } from 'react';

const PARTS = /[\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+/gu;

/** As the platform compares words: without accents and case. */
const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** How many letters of a word the longest mark that it begins with covers; accents keep their letters. */
function coveredLetters(word: string, marks: readonly string[]): number {
  const folded = fold(word);
  return marks.reduce((longest, mark) => (folded.startsWith(mark) ? Math.max(longest, mark.length) : longest), 0);
}

/** The name with every beginning of a word that was searched for marked (LOBBY-02). */
export function highlightedName(name: string, marks: readonly string[]): ReactNode {
  if (marks.length === 0) return name;
  const composed = name.normalize('NFC');
  return [...composed.matchAll(PARTS)].map(({ 0: part, index }) => {
    const letters = coveredLetters(part, marks);
    if (letters === 0) return part;
    return (
      <span key={index}>
        <mark className="rounded-xs bg-marigold/25 text-marigold">{part.slice(0, letters)}</mark>
        {part.slice(letters)}
      </span>
    );
  });
}
