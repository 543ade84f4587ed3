/** What a document needs to know of a typeface; lengths in thousandths of its size. */
export interface TrueType {
  file: Buffer;
  ascent: number;
  descent: number;
  /** Left, bottom, right, top of all glyphs. */
  box: readonly number[];
  /** By code point. */
  glyphs: ReadonlyMap<number, number>;
  /** By glyph. */
  widths: readonly number[];
}

const UNICODE = { platform: 3, encoding: 1 };

function tablesOf(file: Buffer): Map<string, number> {
  const count = file.readUInt16BE(4);
  const rows = Array.from({ length: count }, (_, index) => 12 + index * 16);
  return new Map(rows.map((at) => [file.toString('latin1', at, at + 4), file.readUInt32BE(at + 8)]));
}

/** The subtable of format 4 for Unicode. */
function readGlyphs(file: Buffer, cmap: number): Map<number, number> {
  const rows = Array.from({ length: file.readUInt16BE(cmap + 2) }, (_, index) => cmap + 4 + index * 8);
  const row = rows.find(
    (at) => file.readUInt16BE(at) === UNICODE.platform && file.readUInt16BE(at + 2) === UNICODE.encoding,
  );
  if (row === undefined) throw new Error('the typeface has no Unicode table');
  const table = cmap + file.readUInt32BE(row + 4);
  const twice = file.readUInt16BE(table + 6);
  const glyphs = new Map<number, number>();
  for (let segment = 0; segment < twice; segment += 2) {
    const end = file.readUInt16BE(table + 14 + segment);
    const start = file.readUInt16BE(table + 16 + twice + segment);
    const delta = file.readInt16BE(table + 16 + twice * 2 + segment);
    const rangeAt = table + 16 + twice * 3 + segment;
    const range = file.readUInt16BE(rangeAt);
    for (let code = start; code <= end && code < 0xff_ff; code += 1) {
      const listed = range === 0 ? code : file.readUInt16BE(rangeAt + range + (code - start) * 2);
      if (listed !== 0) glyphs.set(code, (listed + delta) & 0xff_ff);
    }
  }
  return glyphs;
}

export function readTrueType(file: Buffer): TrueType {
  const tables = tablesOf(file);
  const at = (name: string): number => {
    const found = tables.get(name);
    if (found === undefined) throw new Error(`the typeface has no table ${name}`);
    return found;
  };
  const scale = 1_000 / file.readUInt16BE(at('head') + 18);
  const signed = (offset: number) => Math.round(file.readInt16BE(offset) * scale);
  const wide = file.readUInt16BE(at('hhea') + 34);
  const widths = Array.from({ length: file.readUInt16BE(at('maxp') + 4) }, (_, glyph) =>
    Math.round(file.readUInt16BE(at('hmtx') + Math.min(glyph, wide - 1) * 4) * scale),
  );
  return {
    ...{ file, widths, glyphs: readGlyphs(file, at('cmap')) },
    ...{ ascent: signed(at('hhea') + 4), descent: signed(at('hhea') + 6) },
    box: [36, 38, 40, 42].map((offset) => signed(at('head') + offset)),
  };
}
