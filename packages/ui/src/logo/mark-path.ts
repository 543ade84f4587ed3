/** Drawn on a 64 by 64 board. */
const CENTRE = 32;
const RAYS = 8;

const point = (radius: number, degrees: number) => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(CENTRE + radius * Math.cos(angle)).toFixed(2)} ${(CENTRE + radius * Math.sin(angle)).toFixed(2)}`;
};

function ray(index: number): string {
  const middle = (index * 360) / RAYS;
  const reach = index % 2 === 0 ? 31.6 : 30.2;
  return `M${point(21.5, middle - 19)}Q${point(26, middle - 9)} ${point(reach, middle)}Q${point(26, middle + 9)} ${point(21.5, middle + 19)}Z`;
}

const rays = Array.from({ length: RAYS }, (_, index) => ray(index)).join('');
const ring = 'M32 9.2a22.8 22.8 0 1 1 0 45.6a22.8 22.8 0 1 1 0-45.6ZM32 15a17 17 0 1 0 0 34a17 17 0 1 0 0-34Z';
const glyph =
  'M23.6 21.8h16.8a1.5 1.5 0 0 1 1.5 1.5v3.6a1.5 1.5 0 0 1-1.5 1.5h-2.2v2.4a1.4 1.4 0 0 1-1.4 1.4h-1.4v8.6a1.7 1.7 0 0 1-1.7 1.7h-3.4a1.7 1.7 0 0 1-1.7-1.7v-8.6h-1.4a1.4 1.4 0 0 1-1.4-1.4v-2.4h-2.2a1.5 1.5 0 0 1-1.5-1.5v-3.6a1.5 1.5 0 0 1 1.5-1.5Z';

/** The sun disc with its eight rays, and within it the stepped sign of the day. */
export const MARK_SUN = rays + ring;
export const MARK_GLYPH = glyph;
