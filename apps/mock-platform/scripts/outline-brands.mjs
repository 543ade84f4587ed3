/**
 * Turns the names of vendors and banks into outlines (`npm run art:names`), so that a logo is one small
 * picture without a typeface of its own. Run it after a change of `src/art/brands.ts` and commit the result.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype from 'opentype.js';
import { BANK_BRANDS, VENDOR_BRANDS } from '../src/art/brands.ts';

const HEIGHT = 100;
const WEIGHTS = { cinzel: 900, oswald: 700, 'playfair-display': 900 };
const UPPER_CASE = new Set(['cinzel', 'russo-one', 'oswald', 'audiowide']);

const resolve = createRequire(import.meta.url).resolve;
const fonts = new Map();

function fontOf(name) {
  const kept = fonts.get(name);
  if (kept) return kept;
  const file = resolve(`@fontsource/${name}/files/${name}-latin-${WEIGHTS[name] ?? 400}-normal.woff`);
  const bytes = readFileSync(file);
  const font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  fonts.set(name, font);
  return font;
}

/** Letter by letter with kerning: the library does not know every substitution that these fonts ask for. */
function outline(font, text) {
  const path = new opentype.Path();
  const scale = HEIGHT / font.unitsPerEm;
  let x = 0;
  let before = null;
  for (const character of text) {
    const glyph = font.charToGlyph(character);
    if (before) x += (font.getKerningValue(before, glyph) || 0) * scale;
    path.extend(glyph.getPath(x, 0, HEIGHT));
    x += glyph.advanceWidth * scale;
    before = glyph;
  }
  return path;
}

/** The library's own writer loses coordinates to its rounding. Whole units are fine enough for this height. */
function dataOf(path) {
  return path.commands
    .map((command) => {
      const { type, x1, y1, x2, y2, x, y } = command;
      return (
        type +
        [x1, y1, x2, y2, x, y]
          .filter((value) => value !== undefined)
          .map(Math.round)
          .join(' ')
      );
    })
    .join('');
}

const lines = [...VENDOR_BRANDS, ...BANK_BRANDS].map(({ id, name, font }) => {
  const text = UPPER_CASE.has(font) ? name.toUpperCase() : name;
  const path = outline(fontOf(font), text);
  const box = path.getBoundingBox();
  const [x, y, width, height] = [box.x1, box.y1, box.x2 - box.x1, box.y2 - box.y1].map((value) => Math.round(value));
  return `  ${JSON.stringify(id)}: { x: ${x}, y: ${y}, width: ${width}, height: ${height}, path: ${JSON.stringify(dataOf(path))} },`;
});

writeFileSync(
  new URL('../src/art/wordmarks.gen.ts', import.meta.url),
  `// Written by scripts/outline-brands.mjs from typefaces under the SIL Open Font License 1.1.

export interface Wordmark {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly path: string;
}

/** Outlines of brand names by brand id; the box is in the path's own units. */
export const WORDMARKS: Readonly<Record<string, Wordmark>> = {
${lines.join('\n')}
};
`,
);
