/** What was read from its text before, so that the same text is not read once more. */
export interface KeptTexts {
  /** What the text says; the same value for the same text, which nobody may change. */
  read(of: string, text: string): unknown;
  /** Its text is written now. */
  wrote(of: string, text: string, value: unknown): void;
  /** The same of a list that only grows at its end. Its text is not held on to: it is long, and another one with each part. */
  readList(of: string, text: string): readonly object[];
  wroteList(of: string, list: readonly object[]): void;
  /** It is not read soon. */
  forget(of: string): void;
}

interface Known {
  readonly text: string;
  readonly value: unknown;
}

/** Remembers the latest text of each, of at most so many, and starts over beyond. What an undoing brings back has its old text. */
export function createKeptTexts(most: number): KeptTexts {
  const [known, lists] = [new Map<string, Known>(), new Map<string, readonly object[]>()];
  function remember<Value>(all: Map<string, Value>, of: string, one: Value): void {
    if (all.size >= most && !all.has(of)) all.clear();
    all.set(of, one);
  }
  const wrote: KeptTexts['wrote'] = (of, text, value) => remember(known, of, { text, value });
  const wroteList: KeptTexts['wroteList'] = (of, list) => remember(lists, of, list);
  return {
    wrote,
    wroteList,
    read(of, text) {
      const before = known.get(of);
      if (before?.text === text) return before.value;
      const value: unknown = JSON.parse(text);
      wrote(of, text, value);
      return value;
    },
    forget(of) {
      known.delete(of);
      lists.delete(of);
    },
    readList(of, text) {
      const before = lists.get(of);
      if (before && textOfList(before) === text) return before;
      // Only `textOfList` writes such a text.
      const list = JSON.parse(text) as readonly object[];
      wroteList(of, list);
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
