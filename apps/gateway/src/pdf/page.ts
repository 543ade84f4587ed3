import { type FaceName, glyphsOf, typefaces, widthOf } from './typefaces';

/** US letter, which Mexico prints on; in points. */
export const PAGE = { width: 612, height: 792 } as const;

/** Red, green and blue from 0 to 1. */
export type Ink = readonly [number, number, number];

interface Written {
  x: number;
  /** Of the baseline, from the top. */
  y: number;
  size: number;
  ink: Ink;
  face?: FaceName;
  /** On which side of `x` it stands. */
  align?: 'left' | 'right';
}

interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
  ink: Ink;
}

export interface Page {
  write: (text: string, at: Written) => void;
  fill: (area: Area) => void;
  /** What a PDF draws the page with. */
  content: () => string;
}

const number = (value: number): string => String(Math.round(value * 100) / 100);
const fill = (ink: Ink): string => `${ink.map(number).join(' ')} rg`;

export function createPage(): Page {
  const drawn: string[] = [];
  return {
    write(text, { x, y, size, ink, face = 'regular', align = 'left' }) {
      const typeface = typefaces()[face];
      const left = align === 'left' ? x : x - widthOf(typeface, text, size);
      const glyphs = glyphsOf(typeface, text).map((glyph) => glyph.toString(16).padStart(4, '0'));
      const place = `1 0 0 1 ${number(left)} ${number(PAGE.height - y)} Tm`;
      drawn.push(`BT ${fill(ink)} /${face} ${number(size)} Tf ${place} <${glyphs.join('')}> Tj ET`);
    },
    fill({ x, y, width, height, ink }) {
      const area = [x, PAGE.height - y - height, width, height].map(number).join(' ');
      drawn.push(`${fill(ink)} ${area} re f`);
    },
    content: () => drawn.join('\n'),
  };
}
