export interface Rgb {
  r: number;
  g: number;
  b: number;
}

/** Reads `#rrggbb`. */
export function parseHex(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return { r: (value >> 16) & 255, g: (value >> 8) & 255, b: value & 255 };
}

const channel = (value: number): string =>
  Math.round(Math.min(255, Math.max(0, value)))
    .toString(16)
    .padStart(2, '0');

/** So much of `b` (0 to 1) stirred into `a`. */
export function mix(a: string, b: string, share: number): string {
  const [x, y] = [parseHex(a), parseHex(b)];
  const blend = (from: number, to: number) => channel(from + (to - from) * share);
  return `#${blend(x.r, y.r)}${blend(x.g, y.g)}${blend(x.b, y.b)}`;
}

export const lighten = (colour: string, share: number): string => mix(colour, '#ffffff', share);
export const darken = (colour: string, share: number): string => mix(colour, '#05030a', share);

/** How far two colours are apart, 0 to 441. */
export function distance(a: string, b: string): number {
  const [x, y] = [parseHex(a), parseHex(b)];
  return Math.hypot(x.r - y.r, x.g - y.g, x.b - y.b);
}

/** The same colour with more life in it: what is grey in it is halved away. */
export function vivid(colour: string): string {
  const { r, g, b } = parseHex(colour);
  const grey = (r + g + b) / 3;
  const push = (value: number) => channel(grey + (value - grey) * 1.3);
  return `#${push(r)}${push(g)}${push(b)}`;
}
