/** A tone made on the spot; `loud` from 0 to 1, times in seconds. */
export interface Tone {
  hertz: number;
  at: number;
  lasts: number;
  loud: number;
  kind?: OscillatorType;
  glideTo?: number;
}

export interface Synth {
  /** Silent until the player turns it on. */
  on: boolean;
  play(tone: Tone): void;
}

export const SCALE = [523.25, 587.33, 659.25, 783.99, 880, 1046.5, 1174.66, 1318.51];

export function createSynth(): Synth {
  let context: AudioContext | null = null;
  const synth: Synth = {
    on: false,
    play({ hertz, at, lasts, loud, kind = 'triangle', glideTo }) {
      if (!synth.on) return;
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
    },
  };
  return synth;
}

export const click = (synth: Synth): void => synth.play({ hertz: 660, at: 0, lasts: 0.06, loud: 0.08, kind: 'sine' });

/** Rises with what was won, in stakes. */
export function chime(synth: Synth, stakes: number): void {
  const notes = Math.min(8, 2 + Math.floor(Math.log2(1 + stakes) * 2));
  for (const [note, hertz] of SCALE.slice(0, notes).entries()) {
    synth.play({ hertz, at: note * 0.075, lasts: 0.32, loud: 0.12 });
  }
}

export function fanfare(synth: Synth): void {
  for (const [index, step] of [0, 2, 3, 5, 3, 5, 7].entries()) {
    const hertz = SCALE[step] ?? 523;
    synth.play({ hertz, at: index * 0.14, lasts: 0.5, loud: 0.14 });
    synth.play({ hertz: hertz / 2, at: index * 0.14, lasts: 0.5, loud: 0.08, kind: 'sawtooth' });
  }
}
