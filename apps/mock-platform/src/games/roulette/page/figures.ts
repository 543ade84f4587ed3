import { RED } from '../spots';

export interface Figures {
  readonly spins: number;
  readonly red: number;
  readonly black: number;
  readonly zero: number;
  /** Numbers with how often they came, the most first and then the least. */
  readonly hot: readonly (readonly [number: number, times: number])[];
  readonly cold: readonly (readonly [number: number, times: number])[];
}

const LISTED = 5;

/** What came so far. It says nothing about what comes. */
export function figuresOf(pockets: readonly number[]): Figures {
  const times = Array.from({ length: 37 }, (_, number) => pockets.filter((pocket) => pocket === number).length);
  const counted = times.map((count, number) => [number, count] as const);
  return {
    spins: pockets.length,
    red: pockets.filter((pocket) => RED.has(pocket)).length,
    black: pockets.filter((pocket) => pocket !== 0 && !RED.has(pocket)).length,
    zero: times[0] ?? 0,
    hot: [...counted].sort((one, other) => other[1] - one[1]).slice(0, LISTED),
    cold: [...counted].sort((one, other) => one[1] - other[1]).slice(0, LISTED),
  };
}
