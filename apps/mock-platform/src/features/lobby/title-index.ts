import type { WireLanguage } from '@tonalli/contracts/language';
import { toVocabulary, type VocabularyWord, wordsOf } from './search-terms';

/** A title in one language, ready to be compared. */
export interface IndexedTitle {
  /** Of the game that it names. */
  readonly rank: number;
  readonly language: WireLanguage;
  /** As people read it. */
  readonly name: string;
  /** Its words, folded, one blank between them. */
  readonly text: string;
  /** The same without blanks: a typing error in a blank is one like any other. */
  readonly compact: string;
}

/** Every title of a catalogue with what finds it. Positions are those of `titles`, each list without repeats. */
export interface TitleIndex {
  readonly titles: readonly IndexedTitle[];
  /** Every word of the titles, in order of code units. */
  readonly words: readonly string[];
  readonly vocabulary: readonly VocabularyWord[];
  readonly byWord: ReadonlyMap<string, readonly number[]>;
  readonly byTrigram: ReadonlyMap<string, readonly number[]>;
  /** How a word is written, by the title that the most popular game has. */
  readonly spelling: ReadonlyMap<string, string>;
}

export interface TitledGame {
  readonly rank: number;
  readonly nameEs: string;
  readonly nameEn: string;
}

/** The different threes of neighbouring letters of a text, its beginning and end among them. */
export function trigramsOf(compact: string): Set<string> {
  const padded = `^^${compact}$`;
  const found = new Set<string>();
  for (let start = 0; start + 3 <= padded.length; start += 1) found.add(padded.slice(start, start + 3));
  return found;
}

function push(lists: Map<string, number[]>, key: string, position: number): void {
  const list = lists.get(key);
  if (!list) lists.set(key, [position]);
  else if (list.at(-1) !== position) list.push(position);
}

/** Reads a catalogue, most popular game first. Takes some tens of milliseconds for ten thousand games. */
export function createTitleIndex(games: readonly TitledGame[]): TitleIndex {
  const titles: IndexedTitle[] = [];
  const byWord = new Map<string, number[]>();
  const byTrigram = new Map<string, number[]>();
  const spelling = new Map<string, string>();

  const add = (rank: number, name: string, language: WireLanguage) => {
    const words = wordsOf(name);
    const position = titles.length;
    const compact = words.join('');
    titles.push({ rank, language, name, text: words.join(' '), compact });
    for (const word of words) push(byWord, word, position);
    for (const trigram of trigramsOf(compact)) push(byTrigram, trigram, position);
    for (const written of name.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []) {
      const [word = ''] = wordsOf(written);
      if (!spelling.has(word)) spelling.set(word, written);
    }
  };
  for (const { rank, nameEs, nameEn } of games) {
    add(rank, nameEs, 'ES');
    add(rank, nameEn, 'EN');
  }
  const words = [...byWord.keys()].sort();
  return { titles, words, vocabulary: toVocabulary(words), byWord, byTrigram, spelling };
}
