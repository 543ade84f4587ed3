import { chime, click, createSynth, fanfare, SCALE } from '../../page/synth';

/** Sounds made on the spot; silent until the player turns them on. */
export interface Sounds {
  on: boolean;
  spin(): void;
  stop(reel: number): void;
  scatter(count: number): void;
  win(stakes: number): void;
  fanfare(): void;
  click(): void;
}

export function createSounds(): Sounds {
  const synth = createSynth();
  return {
    get on() {
      return synth.on;
    },
    set on(next) {
      synth.on = next;
    },
    spin: () => synth.play({ hertz: 180, glideTo: 420, at: 0, lasts: 0.28, loud: 0.06, kind: 'sawtooth' }),
    stop: (reel) => synth.play({ hertz: 150 - reel * 6, glideTo: 70, at: 0, lasts: 0.13, loud: 0.2, kind: 'sine' }),
    scatter(count) {
      for (const [index, step] of [0, 2, 4].entries()) {
        synth.play({ hertz: (SCALE[step] ?? 600) * 2 ** ((count - 1) / 6), at: index * 0.06, lasts: 0.5, loud: 0.11 });
      }
    },
    win: (stakes) => chime(synth, stakes),
    fanfare: () => fanfare(synth),
    click: () => click(synth),
  };
}
