import { describe, expect, it } from 'vitest';
import { MOODS, moodOf } from './moods';
import { barOf, barSeconds } from './tune';

describe('the music of scratch cards', () => {
  it.each(MOODS.map((mood, index) => [index, mood] as const))(
    'GAME-05 LOBBY-05 mood %i has notes within its bars, quiet, in its scale, and goes round',
    (_index, mood) => {
      const halftones = new Set<number>();
      for (let bar = 0; bar < mood.bars.length * 2; bar += 1) {
        const notes = barOf(mood, bar);
        expect(notes.length).toBeGreaterThan(3);
        for (const { hertz, at, lasts, loud } of notes) {
          expect(at).toBeGreaterThanOrEqual(0);
          expect(at).toBeLessThan(barSeconds(mood));
          expect([lasts > 0.05, loud <= 0.05, hertz > 50, hertz < 2_000]).toEqual([true, true, true, true]);
          const step = 12 * Math.log2(hertz / mood.root);
          expect(Math.abs(step - Math.round(step))).toBeLessThan(1e-6);
          halftones.add(((Math.round(step) % 12) + 12) % 12);
        }
      }
      for (const halftone of halftones) expect(mood.scale).toContain(halftone);
      expect(barOf(mood, mood.bars.length)).toEqual(barOf(mood, 0));
    },
  );

  it('GAME-05 LOBBY-05 gives a title one mood for good, and every mood to some', () => {
    const moods = Array.from({ length: 60 }, (_, title) => moodOf(`70${title}`));
    expect(new Set(moods).size).toBe(MOODS.length);
    expect(moodOf('7010')).toBe(moodOf('7010'));
  });
});
