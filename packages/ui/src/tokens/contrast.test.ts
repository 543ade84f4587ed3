import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { EDGE_PAIRS, TEXT_PAIRS } from './contrast-pairs';
import { contrast, readPalette } from './palette';

const palette = readPalette(readFileSync(`${import.meta.dirname}/../theme.css`, 'utf8'));

function ratio(text: string, on: string): number {
  const [one, other] = [palette.get(text), palette.get(on)];
  if (!one || !other) throw new Error(`no such token: ${one ? on : text}`);
  return contrast(one, other);
}

describe('contrast', () => {
  it('SYS-15 computes the ratios of the recommendation', () => {
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });

  it.each(TEXT_PAIRS)('SYS-15 text $text on $on is at least 4.5:1', ({ text, on }) => {
    expect(ratio(text, on)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(EDGE_PAIRS)('SYS-15 edge $text on $on is at least 3:1', ({ text, on }) => {
    expect(ratio(text, on)).toBeGreaterThanOrEqual(3);
  });
});
