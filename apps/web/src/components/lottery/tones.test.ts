import { TONES } from '@tonalli/lottery/play';
import { describe, expect, it } from 'vitest';
import { TONE_CLASSES, TONE_COLOURS } from './tones';

const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** Relative luminance, WCAG 2.2. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(colour.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

describe('tones of drawn numbers', () => {
  it.each(TONES)('SYS-15 %s can be read: 4.5 to 1 or more, in the very colours that are drawn', (tone) => {
    const { ground, text } = TONE_COLOURS[tone];
    const [dark = 0, light = 0] = [luminance(ground), luminance(text)].sort((one, other) => one - other);
    expect((light + 0.05) / (dark + 0.05)).toBeGreaterThanOrEqual(4.5);
    expect(TONE_CLASSES[tone]).toContain(`bg-[${ground}] text-[${text}]`);
  });
});
