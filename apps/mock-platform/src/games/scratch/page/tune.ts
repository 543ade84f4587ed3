import type { Tone } from '../../page/synth';
import type { Mood } from './moods';

const BASS_LOUD = 0.035;
const MELODY_LOUD = 0.022;

export const barSeconds = ({ beats, beatsPerMinute }: Mood): number => (beats * 60) / beatsPerMinute;

/** A step of the scale, over as many octaves as it takes. */
function hertzOf({ root, scale }: Mood, step: number): number {
  const octave = Math.floor(step / scale.length);
  const halftones = (scale[step - octave * scale.length] ?? 0) + octave * 12;
  return root * 2 ** (halftones / 12);
}

/** The notes of a bar, from its start on. The tune goes round: after the last bar comes the first. */
export function barOf(mood: Mood, bar: number): Tone[] {
  const { bars, melody, beats, voice } = mood;
  const on = bars[bar % bars.length] ?? 0;
  const half = barSeconds(mood) / (beats * 2);
  const bass = [0, beats === 3 ? 2 : 4].map((at, index) => ({
    ...{ hertz: hertzOf(mood, on + (index === 0 ? 0 : 4)) / 2, at: at * half, lasts: half * 2.5, loud: BASS_LOUD },
    kind: 'sine' as const,
  }));
  // Every other bar answers the one before it a third lower.
  const shift = bar % 2 === 0 ? 0 : -2;
  const tune = melody.flatMap((step, at) =>
    step === null
      ? []
      : [{ hertz: hertzOf(mood, on + step + shift), at: at * half, lasts: half * 1.6, loud: MELODY_LOUD, kind: voice }],
  );
  return [...bass, ...tune];
}
