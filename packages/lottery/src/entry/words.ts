/** A word of a text, or an empty one at the place where something is missing. Lines and columns count from 1, UTF-16 units both. */
export interface Word {
  readonly text: string;
  readonly offset: number;
  readonly line: number;
  readonly column: number;
}

/** The words of a text in its order, its line feeds among them. `pattern` is global, and matches words and line feeds. */
export function* wordsOf(text: string, pattern: RegExp): Generator<Word> {
  let line = 1;
  let lineStart = 0;
  for (const match of text.matchAll(pattern)) {
    const offset = match.index;
    yield { text: match[0], offset, line, column: offset - lineStart + 1 };
    if (match[0] === '\n') {
      line += 1;
      lineStart = offset + 1;
    }
  }
}
