import { type Count, plus, SIDES, type Side } from '../count';
import type { Expected } from '../football/model';
import { goalsOf, KICK_OFF, type Story } from '../football/story';
import { type Course, type Draws, happens, type Match, type Told, unbegun } from './match';

/** What is expected of each side over a whole match. */
export interface FootballGiven {
  readonly goals: Count;
  readonly corners: Count;
  readonly cards: Count;
}

/** Minutes with stoppage; between them lies the break, and behind them what is looked at again after the whistle. */
export const FIRST_MINUTES = 47;
export const BREAK_MINUTES = 15;
export const SECOND_MINUTES = 49;
export const FOOTBALL_STEPS = FIRST_MINUTES + BREAK_MINUTES + SECOND_MINUTES + 1;
const FIRST_SHARE = 0.45;
/** Of all goals that are cheered, so many are taken back within a minute. */
const TAKEN_BACK = 0.04;
const RED = 0.05;
/** In a minute, beside goals; bets stop until the next one. */
const DANGER = 0.05;

export type FootballPart = 'half1' | 'break' | 'half2' | 'end';

/** In which part a step lies, counted from 0. */
export function partOfStep(step: number): FootballPart {
  if (step < FIRST_MINUTES) return 'half1';
  if (step < FIRST_MINUTES + BREAK_MINUTES) return 'break';
  return step < FOOTBALL_STEPS - 1 ? 'half2' : 'end';
}

const isPlayed = (part: FootballPart): part is 'half1' | 'half2' => part === 'half1' || part === 'half2';

/** Goals of a minute of each half; corners and cards come evenly. */
const goalRate = (expected: number, half: 'half1' | 'half2'): number =>
  half === 'half1' ? (expected * FIRST_SHARE) / FIRST_MINUTES : (expected * (1 - FIRST_SHARE)) / SECOND_MINUTES;
const evenRate = (expected: number): number => expected / (FIRST_MINUTES + SECOND_MINUTES);

const one = (side: Side): Count => ({ home: side === 'home' ? 1 : 0, away: side === 'away' ? 1 : 0 });

function scored(story: Story, half: 'half1' | 'half2', side: Side): Story {
  const [first, second] = story.halves;
  const halves: Story['halves'] =
    half === 'half1' ? [plus(first, one(side)), second] : [first, plus(second, one(side))];
  return { ...story, halves, scorers: [...story.scorers, side] };
}

/** What a review takes back is the last goal, which came in the step before. */
function withoutLast(story: Story, half: 'half1' | 'half2', side: Side): Story {
  const [first, second] = story.halves;
  const less = ({ home, away }: Count): Count => ({ home: home - one(side).home, away: away - one(side).away });
  const halves: Story['halves'] = half === 'half1' ? [less(first), second] : [first, less(second)];
  return { ...story, halves, scorers: story.scorers.slice(0, -1) };
}

interface Minute {
  story: Story;
  readonly told: Told[];
}

function review(minute: Minute, course: Course<Story>, draws: Draws): void {
  const last = course.told.findLast(({ step, kind }) => step === course.steps - 1 && kind === 'goal');
  const half = partOfStep(course.steps - 1);
  if (!last?.side || !isPlayed(half) || !happens(draws, TAKEN_BACK)) return;
  minute.story = withoutLast(minute.story, half, last.side);
  minute.told.push({ step: course.steps, kind: 'takenBack', side: last.side, count: 1 });
}

/** Draws in this order: goal of each side, corner of each, card of each with its colour, danger. One goal a minute stands: who is first is drawn where both would score. */
function playMinute(minute: Minute, { step, half }: { step: number; half: 'half1' | 'half2' }, by: By): void {
  const { given, draws } = by;
  const tell = (kind: Told['kind'], side: Side | null) => minute.told.push({ step, kind, side, count: 1 });
  const scorers = SIDES.filter((side) => happens(draws, goalRate(given.goals[side], half) / (1 - TAKEN_BACK)));
  const order = scorers.length === 2 && draws.below(2) === 1 ? scorers.toReversed() : scorers;
  for (const side of order) {
    minute.story = scored(minute.story, half, side);
    tell('goal', side);
  }
  for (const side of SIDES) {
    if (!happens(draws, evenRate(given.corners[side]))) continue;
    minute.story = { ...minute.story, corners: plus(minute.story.corners, one(side)) };
    tell('corner', side);
  }
  for (const side of SIDES) {
    if (!happens(draws, evenRate(given.cards[side]) / (1 + RED))) continue;
    const isRed = happens(draws, RED);
    const counts = isRed ? plus(one(side), one(side)) : one(side);
    minute.story = { ...minute.story, cards: plus(minute.story.cards, counts) };
    tell(isRed ? 'red' : 'yellow', side);
  }
  if (happens(draws, DANGER)) tell('danger', null);
}

interface By {
  readonly given: FootballGiven;
  readonly draws: Draws;
}

export const footballMatch: Match<Story, FootballGiven> = {
  engine: 'football-1',
  begin: unbegun(KICK_OFF),
  step(course, given, draws) {
    const step = course.steps;
    const minute: Minute = { story: course.story, told: [] };
    review(minute, course, draws);
    const part = partOfStep(step);
    if (isPlayed(part)) playMinute(minute, { step, half: part }, { given, draws });
    if (step === FIRST_MINUTES) minute.told.push({ step, kind: 'break', side: null, count: 1 });
    if (part === 'end') minute.told.push({ step, kind: 'end', side: null, count: 1 });
    return {
      steps: step + 1,
      story: minute.story,
      told: [...course.told, ...minute.told],
      isDangerous: minute.told.some(({ kind }) => kind === 'goal' || kind === 'red' || kind === 'danger'),
      isOver: part === 'end',
    };
  },
  scoreOf: (story) => goalsOf(story, 'match'),
};

/** What is expected of the rest of a match after so many steps. */
export function footballRest({ goals, corners, cards }: FootballGiven, steps: number): Expected {
  const left1 = Math.max(0, FIRST_MINUTES - steps);
  const left2 = Math.min(SECOND_MINUTES, Math.max(0, FOOTBALL_STEPS - 1 - steps));
  const each = (of: (side: Side) => number): Count => ({ home: of('home'), away: of('away') });
  return {
    goals: [
      each((side) => goalRate(goals[side], 'half1') * left1),
      each((side) => goalRate(goals[side], 'half2') * left2),
    ],
    corners: each((side) => evenRate(corners[side]) * (left1 + left2)),
    cards: each((side) => evenRate(cards[side]) * (left1 + left2)),
  };
}
