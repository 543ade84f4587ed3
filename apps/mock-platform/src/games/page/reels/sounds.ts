import { SCALE, type Synth } from '../synth';

/** What reels sound like; wins and buttons sound as in every game. */
export const reelSounds = (synth: Synth) => ({
  spin(): void {
    synth.play({ hertz: 180, glideTo: 420, at: 0, lasts: 0.28, loud: 0.06, kind: 'sawtooth' });
  },
  stop(column: number): void {
    synth.play({ hertz: 150 - column * 6, glideTo: 70, at: 0, lasts: 0.13, loud: 0.2, kind: 'sine' });
  },
  /** A symbol that free spins are waited for with; the more there are, the higher. */
  scatter(count: number): void {
    for (const [index, step] of [0, 2, 4].entries()) {
      const hertz = (SCALE[step] ?? 600) * 2 ** ((count - 1) / 6);
      synth.play({ hertz, at: index * 0.06, lasts: 0.5, loud: 0.11 });
    }
  },
});
