import { fault, type Read } from './shorthand-fault';
import { type Abbreviation, abbreviationOf, plain } from './shorthand-plays';
import { type Word, wordsOf } from './words';

export interface Group {
  readonly words: readonly Word[];
  /** The place behind its last word. */
  readonly end: Word;
}

export interface Bet {
  readonly stations: Word | null;
  readonly numbers: readonly Word[];
  readonly play: Word;
  readonly abbreviation: Abbreviation;
  readonly amount: Word;
}

const WORDS = /[\n;]|[^\s,;]+/g;
const NUMBER = /^[0-9]+$/;
const STATIONS = /^([1-9])(?:dai|d)$/;
const AMOUNT = /^(?:\$([0-9]{1,7})(?:\.([0-9]{1,2}))?|([0-9]{1,7})(?:\.([0-9]{1,2}))?[nN])$/;

/** Minor units; null for what is no amount, and for nothing. */
export function amountOf({ text }: Word): number | null {
  const [, marked, markedCents, plainPesos, plainCents] = AMOUNT.exec(text) ?? [];
  const minor = Number(marked ?? plainPesos) * 100 + Number((markedCents ?? plainCents ?? '').padEnd(2, '0'));
  return minor > 0 ? minor : null;
}

function leadingNumbers(words: readonly Word[]): readonly Word[] {
  const behind = words.findIndex(({ text }) => !NUMBER.test(text));
  return behind === -1 ? words : words.slice(0, behind);
}

/** The groups of a text that are not empty. */
export function groupsOf(text: string): readonly Group[] {
  const groups: Group[] = [];
  let words: Word[] = [];
  const close = (end: Word) => {
    if (words.length > 0) groups.push({ words, end });
    words = [];
  };
  const behind = (word: Word): Word => {
    const { offset, line, column, text: read } = word;
    return { text: '', offset: offset + read.length, line, column: column + read.length };
  };
  for (const word of wordsOf(text, WORDS)) {
    if (word.text === ';' || word.text === '\n') close({ ...word, text: '' });
    else words.push(word);
  }
  const last = words.at(-1);
  if (last) close(behind(last));
  return groups;
}

/** Numbers come first: play and amount, and as many more of both as follow. */
function readBets({ words, end }: Group, numbers: readonly Word[], stations: Word | null): Read<readonly Bet[]> {
  const bets: Bet[] = [];
  for (let at = 0; at === 0 || at < words.length; at += 2) {
    const play = words[at] ?? end;
    const abbreviation = abbreviationOf(play.text);
    if (!abbreviation) return fault(play, at === 0 ? 'number-or-play' : 'play-or-end');
    const amount = words[at + 1] ?? end;
    if (amountOf(amount) === null) return fault(amount, 'amount');
    bets.push({ stations, numbers, play, abbreviation, amount });
  }
  return bets;
}

/** The play comes first: its numbers, one amount, and no more. */
function readPlayFirst({ words, end }: Group, stations: Word | null): Read<readonly Bet[]> {
  const [play = end, ...rest] = words;
  const abbreviation = abbreviationOf(play.text);
  if (!abbreviation) return fault(play, 'number-or-play');
  const numbers = leadingNumbers(rest);
  const [amount = end, surplus] = rest.slice(numbers.length);
  if (numbers.length === 0) return fault(amount, 'number');
  if (amountOf(amount) === null) return fault(amount, 'number-or-amount');
  return surplus ? fault(surplus, 'end') : [{ stations, numbers, play, abbreviation, amount }];
}

/** The bets of a group, or its first fault as far as the order of its words goes. */
export function readGroup({ words, end }: Group): Read<readonly Bet[]> {
  const [first] = words;
  const stations = first && first.text.length <= 8 && STATIONS.test(plain(first.text)) ? first : null;
  const rest = stations ? words.slice(1) : words;
  const numbers = leadingNumbers(rest);
  if (numbers.length === 0) return readPlayFirst({ words: rest, end }, stations);
  return readBets({ words: rest.slice(numbers.length), end }, numbers, stations);
}
