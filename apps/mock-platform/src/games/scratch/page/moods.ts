/** How a title's music goes. Notes are steps of its scale, from 0 on; a bar has so many beats. */
export interface Mood {
  readonly beatsPerMinute: number;
  readonly beats: 3 | 4;
  /** Of the note 0, in hertz. */
  readonly root: number;
  /** Halftones of an octave. */
  readonly scale: readonly number[];
  /** The step that each bar stands on, and so the bass plays. */
  readonly bars: readonly number[];
  /** Half beats of each bar: the step above the bar's own, or null for silence. */
  readonly melody: readonly (number | null)[];
  readonly voice: OscillatorType;
}

const MAJOR = [0, 2, 4, 5, 7, 9, 11];
const MINOR = [0, 2, 3, 5, 7, 8, 10];

/** A waltz, a dance, a night piece and an island tune. */
export const MOODS: readonly [Mood, ...Mood[]] = [
  {
    ...{ beatsPerMinute: 132, beats: 3, root: 261.63, scale: MAJOR, voice: 'triangle' },
    bars: [0, 5, 3, 4, 0, 5, 1, 4],
    melody: [7, null, 4, 5, 4, 2],
  },
  {
    ...{ beatsPerMinute: 152, beats: 4, root: 293.66, scale: MAJOR, voice: 'square' },
    bars: [0, 3, 4, 3, 0, 3, 4, 0],
    melody: [4, 4, null, 7, null, 4, 2, null],
  },
  {
    ...{ beatsPerMinute: 84, beats: 4, root: 220, scale: MINOR, voice: 'sine' },
    bars: [0, 5, 2, 6, 0, 3, 4, 4],
    melody: [7, null, 4, null, 9, null, 7, 4],
  },
  {
    ...{ beatsPerMinute: 112, beats: 4, root: 246.94, scale: MAJOR, voice: 'triangle' },
    bars: [0, 4, 3, 4, 0, 1, 4, 0],
    melody: [4, null, 2, 4, null, 7, null, 4],
  },
];

/** A title has one of them for good. */
export function moodOf(nodeId: string): Mood {
  let hash = 7;
  for (const character of nodeId) hash = (Math.imul(hash, 33) + (character.codePointAt(0) ?? 0)) >>> 0;
  return MOODS[(hash >>> 3) % MOODS.length] ?? MOODS[0];
}
