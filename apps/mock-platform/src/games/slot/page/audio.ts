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

interface Tone {
  hertz: number;
  at: number;
  lasts: number;
  loud: number;
  kind?: OscillatorType;
  glideTo?: number;
}

const SCALE = [523.25, 587.33, 659.25, 783.99, 880, 1046.5, 1174.66, 1318.51];

export function createSounds(): Sounds {
  let context: AudioContext | null = null;
  let on = false;

  function tone({ hertz, at, lasts, loud, kind = 'triangle', glideTo }: Tone): void {
    if (!on) return;
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume();
    const start = context.currentTime + at;
    const oscillator = context.createOscillator();
    const gain = context.createGain();
    oscillator.type = kind;
    oscillator.frequency.setValueAtTime(hertz, start);
    if (glideTo) oscillator.frequency.exponentialRampToValueAtTime(glideTo, start + lasts);
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.exponentialRampToValueAtTime(loud, start + 0.012);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(start);
    oscillator.stop(start + lasts + 0.02);
  }

  return {
    get on() {
      return on;
    },
    set on(next) {
      on = next;
    },
    spin: () => tone({ hertz: 180, glideTo: 420, at: 0, lasts: 0.28, loud: 0.06, kind: 'sawtooth' }),
    stop: (reel) => tone({ hertz: 150 - reel * 6, glideTo: 70, at: 0, lasts: 0.13, loud: 0.2, kind: 'sine' }),
    scatter(count) {
      for (const [index, step] of [0, 2, 4].entries()) {
        tone({ hertz: (SCALE[step] ?? 600) * 2 ** ((count - 1) / 6), at: index * 0.06, lasts: 0.5, loud: 0.11 });
      }
    },
    win(stakes) {
      const notes = Math.min(8, 2 + Math.floor(Math.log2(1 + stakes) * 2));
      for (let note = 0; note < notes; note += 1) {
        tone({ hertz: SCALE[note] ?? 523, at: note * 0.075, lasts: 0.32, loud: 0.12 });
      }
    },
    fanfare() {
      for (const [index, step] of [0, 2, 3, 5, 3, 5, 7].entries()) {
        tone({ hertz: SCALE[step] ?? 523, at: index * 0.14, lasts: 0.5, loud: 0.14 });
        tone({ hertz: (SCALE[step] ?? 523) / 2, at: index * 0.14, lasts: 0.5, loud: 0.08, kind: 'sawtooth' });
      }
    },
    click: () => tone({ hertz: 660, at: 0, lasts: 0.06, loud: 0.08, kind: 'sine' }),
  };
}
