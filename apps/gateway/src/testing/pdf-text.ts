import { inflateSync } from 'node:zlib';

/** Read from its own table of letters, as a reader that copies text does. */
export interface ReadPdf {
  /** The texts of each page, in the order in which they were drawn. */
  pages: string[][];
  /** Objects that do not begin where the table says. */
  misplaced: number[];
}

const LETTER = /<([0-9a-f]{4})> <([0-9a-f]{4})>/g;
const DRAWN = /\/(regular|bold) [\d.]+ Tf [^<]*<([0-9a-f]*)> Tj/g;

/** Reads what `toPdf` writes; works nothing out by the writer's code. */
export function readPdf(file: Buffer): ReadPdf {
  const text = file.toString('latin1');
  const streams = [...text.matchAll(/<< \/Length (\d+)[^>]*>>\nstream\n/g)].map((match) => {
    const begin = match.index + match[0].length;
    return inflateSync(file.subarray(begin, begin + Number(match[1]))).toString('latin1');
  });
  const [regular, bold] = streams
    .filter((stream) => stream.includes('beginbfchar'))
    .map((stream) => new Map([...stream.matchAll(LETTER)].map(([, glyph, code]) => [glyph, parseInt(code ?? '', 16)])));
  const lettersOf = (face: string | undefined, glyphs = '') =>
    (glyphs.match(/.{4}/g) ?? [])
      .map((glyph) => String.fromCodePoint((face === 'bold' ? bold : regular)?.get(glyph) ?? 0xff_fd))
      .join('');
  const table = text.slice(Number(/startxref\n(\d+)/.exec(text)?.[1]));
  const places = [...table.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, place]) => Number(place));
  return {
    pages: streams
      .filter((stream) => stream.includes(' Tj ET'))
      .map((stream) => [...stream.matchAll(DRAWN)].map(([, face, glyphs]) => lettersOf(face, glyphs))),
    misplaced: places.flatMap((place, index) =>
      text.slice(place).startsWith(`${index + 1} 0 obj\n`) ? [] : [index + 1],
    ),
  };
}
