/** A text of a round: the column that it stands in. */
interface Place<Column extends string> {
  readonly of: string;
  readonly column: Column;
}

/** What was read from its text before, so that the same text is not read once more. */
export interface KeptTexts<Column extends string> {
  /** What the text says; the same value for the same text, which nobody may change. */
  read(place: Place<Column>, text: string): unknown;
  /** Its text is written now. */
  wrote(place: Place<Column>, text: string, value: unknown): void;
  /** The same of a list that only grows at its end. Its text is not held on to: it is long, and another one with each part. */
  readList(place: Place<Column>, text: string): readonly object[];
  wroteList(place: Place<Column>, list: readonly object[]): void;
  /** Nothing of the round is read soon. */
  forget(of: string): void;
}

interface Known {
  /** Of a list it is not held. */
  readonly text: string | null;
  readonly value: unknown;
}

const EMPTY = '[]';
const NONE: readonly object[] = [];

/** Remembers the latest texts of at most so many rounds, and starts over beyond. What an undoing brings back has its old text. */
export function createKeptTexts<Column extends string>(most: number): KeptTexts<Column> {
  const known = new Map<string, { [Name in Column]?: Known }>();
  function remember({ of, column }: Place<Column>, one: Known): void {
    const ofRound = known.get(of);
    if (ofRound) {
      ofRound[column] = one;
      return;
    }
    if (known.size >= most) known.clear();
    const first: { [Name in Column]?: Known } = {};
    first[column] = one;
    known.set(of, first);
  }
  const find = ({ of, column }: Place<Column>): Known | undefined => known.get(of)?.[column];
  return {
    wrote: (place, text, value) => remember(place, { text, value }),
    wroteList: (place, list) => remember(place, { text: null, value: list }),
    read(place, text) {
      const before = find(place);
      if (before?.text === text) return before.value;
      const value: unknown = JSON.parse(text);
      remember(place, { text, value });
      return value;
    },
    forget: (of) => void known.delete(of),
    readList(place, text) {
      if (text === EMPTY) return NONE;
      // Only `wroteList` keeps what has no text, and only `textOfList` writes such a text.
      const before = find(place)?.value as readonly object[] | undefined;
      if (before && textOfList(before) === text) return before;
      const list = JSON.parse(text) as readonly object[];
      remember(place, { text: null, value: list });
      return list;
    },
  };
}

const texts = new WeakMap<object, string>();

function textOf(one: object): string {
  const before = texts.get(one);
  if (before !== undefined) return before;
  const text = JSON.stringify(one);
  texts.set(one, text);
  return text;
}

/** A list that only grows at its end, as JSON: what stood in it before is not written anew. Nobody changes its parts. */
export const textOfList = (list: readonly object[]): string => `[${list.map(textOf).join(',')}]`;

/** The same of a list that grows no more, of which nothing is remembered. */
export const lastTextOfList = (list: readonly object[]): string =>
  list.length === 0 ? EMPTY : `[${list.map((one) => texts.get(one) ?? JSON.stringify(one)).join(',')}]`;
