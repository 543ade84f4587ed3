import type { WireLanguage } from '@tonalli/contracts/language';
import { editDistance, fold, similarWords, termsOf, wordsOf } from './search-terms';
import { type IndexedTitle, type TitleIndex, trigramsOf } from './title-index';

export interface TitleQuery {
  text: string;
  /** Titles in this language stand before those in the other. */
  language: WireLanguage;
  /** Whether a game may be among the results. */
  accepts: (rank: number) => boolean;
  /** Whether a game cannot be played yet: it stands behind all that can, unless it is called as was typed. */
  isSoon: (rank: number) => boolean;
}

export interface FoundTitles {
  /** Ranks of the games, best first, each once. */
  ranks: number[];
  /** Beginnings of words, folded, that the results were found by. */
  marks: string[];
  /** What was probably meant, when nothing is called as it was typed. */
  suggestion: string | null;
}

/** Whole titles are compared from so many letters on; shorter ones resemble too much. */
const NEAR_FROM_LETTERS = 5;
const TWO_ERRORS_FROM_LETTERS = 9;
/** An error changes at most so many trigrams (two neighbours swapped). */
const TRIGRAMS_PER_ERROR = 4;
const RANK_SPAN = 2 ** 24;

/** Collects games with a score each, lower being better; equal ones by popularity. */
function createTally({ accepts, language }: TitleQuery) {
  const keys: number[] = [];
  return {
    add({ rank, language: own }: IndexedTitle, score: number): void {
      if (accepts(rank)) keys.push((score * 2 + (own === language ? 0 : 1)) * RANK_SPAN + rank);
    },
    /** Both titles of a game may have been added; the better one counts. */
    ranks: (): number[] => [
      ...new Set(
        Float64Array.from(keys)
          .sort()
          .map((key) => key % RANK_SPAN),
      ),
    ],
  };
}

/** The words that begin so: a run of the sorted words. */
function wordsBeginning({ words }: TitleIndex, beginning: string): string[] {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] ?? '') < beginning) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (words[end]?.startsWith(beginning)) end += 1;
  return words.slice(low, end);
}

/** How many of the groups of words each title has one of. */
function countGroups(index: TitleIndex, groups: readonly (readonly string[])[]): Uint8Array {
  const counts = new Uint8Array(index.titles.length);
  const last = new Uint8Array(index.titles.length);
  groups.forEach((group, number) => {
    for (const word of group) {
      for (const position of index.byWord.get(word) ?? []) {
        if (last[position] === number + 1) continue;
        last[position] = number + 1;
        counts[position] = (counts[position] ?? 0) + 1;
      }
    }
  });
  return counts;
}

/** What is called so to the sign ("Pearl & Trident" is no "Pearl Trident"), then by its words, then by its first ones. */
function scoreOfTitled({ name, text }: IndexedTitle, phrase: string, typed: string): number {
  if (text !== phrase) return 2;
  return fold(name) === typed ? 0 : 1;
}

/** Whole words, and beginnings of words. */
const hasWholeWords = ({ text }: IndexedTitle, terms: readonly string[]): boolean =>
  terms.every((term) => ` ${text} `.includes(` ${term} `));

interface Literal {
  /** Called so, to the word. */
  named: number[];
  /** These, and what begins so. */
  titled: number[];
  /** Every term begins a word of the title. */
  worded: number[];
}

function findLiteral(index: TitleIndex, query: TitleQuery): Literal {
  const terms = termsOf(query.text);
  const phrase = wordsOf(query.text).join(' ');
  const typed = fold(query.text.trim());
  const counts = countGroups(
    index,
    terms.map((term) => wordsBeginning(index, term)),
  );
  const named = createTally(query);
  const titled = createTally(query);
  const worded = createTally(query);
  index.titles.forEach((title, position) => {
    if (counts[position] !== terms.length) return;
    if (title.text === phrase) named.add(title, 0);
    if (title.text.startsWith(phrase)) titled.add(title, scoreOfTitled(title, phrase, typed));
    else worded.add(title, hasWholeWords(title, terms) ? 0 : 1);
  });
  return { named: named.ranks(), titled: titled.ranks(), worded: worded.ranks() };
}

/** Games whose whole title is what was typed but for an error, two in long ones. */
function findWholeTitles(index: TitleIndex, query: TitleQuery): number[] {
  const compact = wordsOf(query.text).join('');
  if (compact.length < NEAR_FROM_LETTERS) return [];
  const errors = compact.length < TWO_ERRORS_FROM_LETTERS ? 1 : 2;
  const trigrams = trigramsOf(compact);
  const shared = new Uint8Array(index.titles.length);
  for (const trigram of trigrams) {
    for (const position of index.byTrigram.get(trigram) ?? []) shared[position] = (shared[position] ?? 0) + 1;
  }
  const needed = Math.max(1, trigrams.size - TRIGRAMS_PER_ERROR * errors);
  const tally = createTally(query);
  index.titles.forEach((title, position) => {
    if ((shared[position] ?? 0) < needed || Math.abs(title.compact.length - compact.length) > errors) return;
    const distance = editDistance(compact, title.compact, errors);
    if (distance <= errors) tally.add(title, distance);
  });
  return tally.ranks();
}

/** For each term that resembles any word: those that it may have meant, nearest first. */
function wordsMeant(index: TitleIndex, terms: readonly string[]): string[][] {
  const groups = terms.map((term) => {
    const beginning = wordsBeginning(index, term);
    return [
      ...new Set([...(beginning.length > 0 ? [term, ...beginning] : []), ...similarWords(term, index.vocabulary)]),
    ];
  });
  return groups.filter((group) => group.length > 0);
}

/** Games with nearly every term, else with as many of them as there are. */
function findSimilar(index: TitleIndex, query: TitleQuery, groups: readonly string[][]): number[] {
  const counts = countGroups(index, groups);
  const most = counts.reduce((max, count, position) => {
    const title = count > max ? index.titles[position] : undefined;
    return title && query.accepts(title.rank) ? count : max;
  }, 0);
  if (most === 0) return [];
  const tally = createTally(query);
  index.titles.forEach((title, position) => {
    if (counts[position] === most) tally.add(title, 0);
  });
  return tally.ranks();
}

/** The search with each word as it was probably meant; null when that finds nothing either. */
function suggest(index: TitleIndex, query: TitleQuery, groups: readonly string[][]): string | null {
  const meant = groups.map(([word = '']) => word);
  const text = meant.map((word) => index.spelling.get(word) ?? word).join(' ');
  if (meant.length === 0) return null;
  const { titled, worded } = findLiteral(index, { ...query, text });
  return titled.length + worded.length > 0 ? text : null;
}

const union = (...lists: readonly number[][]): number[] => [...new Set(lists.flat())];

/** What cannot be played yet behind the rest, each part in its order; what is called as was typed stays in its place. */
function soonLast(ranks: readonly number[], called: ReadonlySet<number>, { isSoon }: TitleQuery): number[] {
  const isLast = (rank: number) => isSoon(rank) && !called.has(rank);
  return [...ranks.filter((rank) => !isLast(rank)), ...ranks.filter(isLast)];
}

/**
 * Games by their titles in either language: what is called or begins so, what differs from it by a typing error,
 * what has such words; where there is nothing of all that, titles with similar words. What cannot be played yet comes
 * last, but for what is called as was typed.
 */
export function findTitles(index: TitleIndex, query: TitleQuery): FoundTitles {
  const terms = termsOf(query.text);
  if (terms.length === 0) return { ranks: [], marks: [], suggestion: null };
  const { named, titled, worded } = findLiteral(index, query);
  const mistyped = findWholeTitles(index, query);
  const called = new Set([...named, ...mistyped]);
  if (titled.length + worded.length > 0) {
    return { ranks: soonLast(union(titled, mistyped, worded), called, query), marks: terms, suggestion: null };
  }
  const groups = wordsMeant(index, terms);
  const ranks = soonLast(union(mistyped, findSimilar(index, query, groups)), called, query);
  return {
    ranks,
    marks: [...new Set(groups.flat())],
    suggestion: ranks.length > 0 ? suggest(index, query, groups) : null,
  };
}
