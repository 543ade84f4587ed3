import { FIGTREE_BOLD } from './figtree-bold';
import { FIGTREE_REGULAR } from './figtree-regular';
import { readTrueType, type TrueType } from './true-type';

export type FaceName = 'regular' | 'bold';

let kept: Record<FaceName, TrueType> | null = null;

/** Both weights, read when the first document is made. */
export function typefaces(): Record<FaceName, TrueType> {
  kept ??= {
    regular: readTrueType(Buffer.from(FIGTREE_REGULAR, 'base64')),
    bold: readTrueType(Buffer.from(FIGTREE_BOLD, 'base64')),
  };
  return kept;
}

/** In place of letters that the typeface lacks. */
const UNKNOWN = '?';

export function glyphsOf(face: TrueType, text: string): number[] {
  return [...text.normalize('NFC')].map(
    (letter) => face.glyphs.get(letter.codePointAt(0) ?? 0) ?? face.glyphs.get(UNKNOWN.charCodeAt(0)) ?? 0,
  );
}

/** How wide a text stands at a size, in points. */
export const widthOf = (face: TrueType, text: string, size: number): number =>
  glyphsOf(face, text).reduce((sum, glyph) => sum + (face.widths[glyph] ?? 0), 0) * (size / 1_000);

/** The text, or as much of its beginning as there is room for, with an ellipsis. */
export function fitted(face: TrueType, text: string, { size, room }: { size: number; room: number }): string {
  if (widthOf(face, text, size) <= room) return text;
  const letters = [...text];
  while (letters.length > 0 && widthOf(face, `${letters.join('')}…`, size) > room) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
