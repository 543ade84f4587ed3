/** The colour tokens of theme.css as they are written there. `source` is the text of that file. */
export function readPalette(source: string): Map<string, string> {
  const palette = new Map<string, string>();
  for (const [, name, hex] of source.matchAll(/--color-([a-z-]+):\s*(#[0-9a-f]{6});/g)) {
    if (name && hex) palette.set(name, hex);
  }
  return palette;
}

function channel(hex: string, at: number): number {
  const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** Relative luminance of "#rrggbb" (WCAG 2.2). */
export function luminance(hex: string): number {
  return 0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5);
}

/** Contrast ratio of two "#rrggbb" colours, 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}
