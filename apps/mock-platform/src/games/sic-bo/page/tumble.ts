/** Where a die is in a moment of its throw: turns still to come, and how far it is from where it will lie, in its own sizes. */
export interface Tumbled {
  readonly turns: readonly [x: number, y: number];
  readonly aside: number;
  readonly high: number;
}

/** Each die of its own: whole turns, to which side it flies, when it lies, of the throw. */
const DICE = [
  { turns: [3, -2], aside: -0.9, lies: 0.74 },
  { turns: [-2, 3], aside: 0.25, lies: 0.86 },
  { turns: [3, 3], aside: 0.9, lies: 0.8 },
] as const;
const HOPS = 4;
const HIGHEST = 1.15;

/** When a die is heard: as it comes down from each hop. */
export const strikesOf = (nth: number): readonly number[] => {
  const { lies } = DICE[nth] ?? DICE[0];
  return Array.from({ length: HOPS }, (_, hop) => ((hop + 1) / HOPS) * lies);
};

/** A throw by its time, from 0 to 1: hops that grow lower, turns that grow slower, until the die lies. The same for all who look. */
export function tumbledAt(nth: number, part: number): Tumbled {
  const { turns, aside, lies } = DICE[nth] ?? DICE[0];
  const gone = Math.min(1, Math.max(0, part) / lies);
  const left = (1 - gone) ** 2;
  return {
    turns: [turns[0] * left, turns[1] * left],
    aside: aside * Math.sin(Math.PI * gone * 3) * (1 - gone),
    high: HIGHEST * (1 - gone) * Math.abs(Math.sin(Math.PI * gone * HOPS)),
  };
}
