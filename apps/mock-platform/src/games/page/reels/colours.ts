function channels(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Mixes two `#rrggbb` colours; `share` is how much of the second. */
export function mix(first: string, second: string, share: number): string {
  const [a, b] = [channels(first), channels(second)];
  const mixed = a.map((value, index) => Math.round(value + ((b[index] ?? 0) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** A `#rrggbb` colour with an alpha. */
export function shade(colour: string, alpha: number): string {
  return `rgba(${channels(colour).join(', ')}, ${alpha})`;
}

/** Different enough for 20 lines side by side. */
export const lineColour = (line: number): string => `hsl(${(line * 137.5 + 42) % 360} 92% 64%)`;
