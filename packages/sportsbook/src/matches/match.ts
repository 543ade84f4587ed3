import type { Count, Side } from '../count';

/** Where a match draws from: a whole number at or above 0 and below a bound. */
export interface Draws {
  below(bound: number): number;
}

export type ToldKind =
  | 'goal'
  | 'takenBack'
  | 'corner'
  | 'yellow'
  | 'red'
  | 'danger'
  | 'break'
  | 'run'
  | 'point'
  | 'touchdown'
  | 'fieldGoal'
  | 'rally'
  | 'game'
  | 'set'
  | 'round'
  | 'stoppage'
  | 'decision'
  | 'map'
  | 'fight'
  | 'end';

/** What happened in a step, in the order in which it did. */
export interface Told {
  readonly step: number;
  readonly kind: ToldKind;
  readonly side: Side | null;
  /** More than one point at once; 1 otherwise. */
  readonly count: number;
}

/** A match as far as it was played: `steps` of it. */
export interface Course<Story> {
  readonly steps: number;
  readonly story: Story;
  readonly told: readonly Told[];
  /** Nothing is bet on after what was told last: it may be taken back, or more may come at once. */
  readonly isDangerous: boolean;
  readonly isOver: boolean;
}

/**
 * A match is played step by step, a minute or a map, each from draws of its own: what has not happened is never drawn. The order of
 * the draws is published by `engine`; another one is another engine.
 */
export interface Match<Story, Given> {
  readonly engine: string;
  readonly begin: Course<Story>;
  /** One step more of a match that is not over. */
  step(course: Course<Story>, given: Given, draws: Draws): Course<Story>;
  readonly scoreOf: (story: Story) => Count;
}

/** A match after so many steps, or over before. */
export function playTo<Story, Given>(
  match: Match<Story, Given>,
  given: Given,
  { draws, steps }: { draws: Draws; steps: number },
): Course<Story> {
  let course = match.begin;
  while (!course.isOver && course.steps < steps) course = match.step(course, given, draws);
  return course;
}

const MILLION = 1_000_000;

/** Whether what has this chance comes to be. */
export const happens = (draws: Draws, chance: number): boolean => draws.below(MILLION) < Math.round(chance * MILLION);

/** How many come where so many are expected, by one draw; as `poisson` has it, to within a millionth. */
export function countOf(draws: Draws, expected: number): number {
  let left = draws.below(MILLION) / MILLION;
  let [count, chance] = [0, Math.exp(-expected)];
  while (left >= chance && count < 40) {
    left -= chance;
    count += 1;
    chance *= expected / count;
  }
  return count;
}

/** Which of several comes to be, by one draw; their chances sum to 1. */
export function oneOf<Of>(draws: Draws, ways: readonly { readonly of: Of; readonly chance: number }[]): Of {
  let left = draws.below(MILLION) / MILLION;
  const found = ways.find(({ chance }) => {
    left -= chance;
    return left < 0;
  });
  const last = found ?? ways.at(-1);
  if (!last) throw new RangeError('nothing may come');
  return last.of;
}

export const unbegun = <Story>(story: Story): Course<Story> => ({
  steps: 0,
  story,
  told: [],
  isDangerous: false,
  isOver: false,
});
