/** What was read from its text before, so that the same text is not read once more. */
export interface KeptTexts {
  /** What the text says; the same value for the same text, which nobody may change. */
  read(of: string, text: string): unknown;
  /** Its text is written now. */
  wrote(of: string, text: string, value: unknown): void;
}

interface Known {
  readonly text: string;
  readonly value: unknown;
}

/** Remembers the latest text of each, of at most so many, and starts over beyond. What an undoing brings back has its old text. */
export function createKeptTexts(most: number): KeptTexts {
  const known = new Map<string, Known>();
  const wrote: KeptTexts['wrote'] = (of, text, value) => {
    if (known.size >= most && !known.has(of)) known.clear();
    known.set(of, { text, value });
  };
  return {
    wrote,
    read(of, text) {
      const before = known.get(of);
      if (before?.text === text) return before.value;
      const value: unknown = JSON.parse(text);
      wrote(of, text, value);
      return value;
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
