/** Words that carry no meaning in a title search, unless nothing else was typed. */
const STOP_WORDS = new Set('el la los las de del y e un una the of and a an to'.split(' '));
const MAX_TERMS = 8;
const MAX_CANDIDATES = 12;

/** Lower case without accents. */
export const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The words of a title or of a search as they are compared: letters and digits, folded. */
export const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** The words of a search that narrow it, at most eight; none when it has neither letter nor digit. */
export function termsOf(search: string): string[] {
  const all = wordsOf(search);
  const meaningful = all.filter((term) => !STOP_WORDS.has(term));
  return (meaningful.length > 0 ? meaningful : all).slice(0, MAX_TERMS);
}

/** Typing errors forgiven in a word of this length. */
const toleranceOf = (length: number): number => (length < 4 ? 0 : length < 7 ? 1 : 2);

const LONGEST_COMPARED = 256;
/** Three rows of the table of distances, used again by every comparison. */
const ROWS = [0, 1, 2].map(() => new Uint16Array(LONGEST_COMPARED + 1));

/** Optimal string alignment distance (insert, delete, replace, swap neighbours), or `limit + 1` when above it. */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit || Math.max(a.length, b.length) > LONGEST_COMPARED) return limit + 1;
  let [before, previous, row] = ROWS as [Uint16Array, Uint16Array, Uint16Array];
  for (let j = 0; j <= b.length; j += 1) previous[j] = j;
  for (let i = 1; i <= a.length; i += 1) {
    row[0] = i;
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const same = a.charCodeAt(i - 1) === b.charCodeAt(j - 1);
      let cost = Math.min((previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (previous[j - 1] ?? 0) + (same ? 0 : 1));
      const swapped = i > 1 && j > 1 && a.charCodeAt(i - 1) === b.charCodeAt(j - 2);
      if (swapped && a.charCodeAt(i - 2) === b.charCodeAt(j - 1)) cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      row[j] = cost;
      if (cost < least) least = cost;
    }
    if (least > limit) return limit + 1;
    [before, previous, row] = [previous, row, before];
  }
  return previous[b.length] ?? limit + 1;
}

/** Which letters a word has, one bit each; letters that are not there have to be typed. */
function lettersOf(word: string): number {
  let mask = 0;
  for (let index = 0; index < word.length; index += 1) mask |= 1 << (word.charCodeAt(index) & 31);
  return mask;
}

function bitsOf(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** A word of the titles, ready to be compared. */
export interface VocabularyWord {
  readonly word: string;
  readonly letters: number;
}

export const toVocabulary = (words: readonly string[]): VocabularyWord[] =>
  words.map((word) => ({ word, letters: lettersOf(word) }));

function closeness(term: string, termLetters: number, { word, letters }: VocabularyWord): number {
  const missing = bitsOf(termLetters & ~letters);
  if (missing === 0 && term.length >= 3 && word.includes(term)) return 0.5;
  const tolerance = toleranceOf(term.length);
  if (tolerance === 0 || missing > tolerance || term.length - word.length > tolerance) return Infinity;
  const whole = editDistance(term, word, tolerance);
  // Still being typed: compare with the beginning of the word.
  const start = word.length > term.length ? editDistance(term, word.slice(0, term.length), 1) : Infinity;
  const distance = Math.min(whole <= tolerance ? whole : Infinity, start <= 1 ? start + 0.25 : Infinity);
  // People seldom miss the first letter.
  return word[0] === term[0] ? distance : distance + 0.5;
}

/** The words that the term may have meant, nearest first; much farther ones than the nearest are left out. */
export function similarWords(term: string, vocabulary: readonly VocabularyWord[]): string[] {
  const letters = lettersOf(term);
  const near: { word: string; distance: number }[] = [];
  for (const entry of vocabulary) {
    const distance = closeness(term, letters, entry);
    if (distance < Infinity) near.push({ word: entry.word, distance });
  }
  near.sort((a, b) => a.distance - b.distance || (a.word < b.word ? -1 : 1));
  const limit = (near[0]?.distance ?? 0) + 0.5;
  return near
    .filter(({ distance }) => distance <= limit)
    .slice(0, MAX_CANDIDATES)
    .map(({ word }) => word);
}
