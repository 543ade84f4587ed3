import { type Count, SIDES, type Side } from '../count';
import type { Way } from '../market';
import { NEGLECTED } from '../poisson';
import type { PointStory } from '../sports/points';
import { type Draws, type Match, oneOf, type Told, type ToldKind, unbegun } from './match';

/** Points that each side is expected to bring home from a possession of the ball. */
export interface PossessionsGiven {
  readonly points: Count;
}

/** How a game of possessions is played. A tie after its steps goes on in blocks of extra steps until a block decides it. */
export interface PossessionRules {
  readonly engine: string;
  readonly steps: number;
  readonly extraSteps: number;
  /** How often a side has the ball in a step. */
  readonly possessions: (step: number, side: Side) => number;
  /** What a possession brings, with which chance each. */
  readonly outcomes: (expected: number) => readonly Way<number>[];
  readonly told: (points: number) => ToldKind;
}

const THREE_POINTS = 0.12;
const ONE_POINT = 0.06;

/** Four quarters of twelve minutes, a minute a step, two possessions of each side in it; overtime lasts five minutes. */
export const BASKETBALL: PossessionRules = {
  ...{ engine: 'basketball-1', steps: 48, extraSteps: 5 },
  possessions: () => 2,
  outcomes(expected) {
    const two = (expected - 3 * THREE_POINTS - ONE_POINT) / 2;
    return [
      { of: 0, chance: 1 - THREE_POINTS - ONE_POINT - two },
      { of: 1, chance: ONE_POINT },
      { of: 2, chance: two },
      { of: 3, chance: THREE_POINTS },
    ];
  },
  told: () => 'point',
};

const FIELD_GOAL = 0.16;
/** What follows a touchdown: a kick that goes in nearly always, or two points now and then. */
const TOUCHDOWNS: readonly Way<number>[] = [
  { of: 6, chance: 0.05 },
  { of: 7, chance: 0.92 },
  { of: 8, chance: 0.03 },
];
const TOUCHDOWN_POINTS = TOUCHDOWNS.reduce((sum, { of, chance }) => sum + of * chance, 0);
const DRIVES = 24;

/** Twelve drives of each side in turn, who began the first half begins not the second; overtime gives each side one more. */
export const AMERICAN_FOOTBALL: PossessionRules = {
  ...{ engine: 'american-football-1', steps: DRIVES, extraSteps: 2 },
  possessions(step, side) {
    const isFirst = step % 2 === 0;
    const first: Side = step < DRIVES / 2 ? 'away' : 'home';
    return isFirst === (side === first) ? 1 : 0;
  },
  outcomes(expected) {
    const touchdown = (expected - 3 * FIELD_GOAL) / TOUCHDOWN_POINTS;
    return [
      { of: 0, chance: 1 - FIELD_GOAL - touchdown },
      { of: 3, chance: FIELD_GOAL },
      ...TOUCHDOWNS.map(({ of, chance }) => ({ of, chance: chance * touchdown })),
    ];
  },
  told: (points) => (points === 3 ? 'fieldGoal' : 'touchdown'),
};

/** At the end of its steps, or of a block of extra ones. */
const isBlockOver = ({ steps: all, extraSteps }: PossessionRules, steps: number): boolean =>
  steps >= all && (steps - all) % extraSteps === 0;

function pointsDrawn(draws: Draws, { times, outcomes }: { times: number; outcomes: readonly Way<number>[] }): number {
  let points = 0;
  for (let time = 0; time < times; time += 1) points += oneOf(draws, outcomes);
  return points;
}

/** Draws in this order: the possessions of the home side in a step, then those of the other. */
export const possessionGame = (rules: PossessionRules): Match<PointStory, PossessionsGiven> => ({
  engine: rules.engine,
  begin: unbegun<PointStory>({ score: { home: 0, away: 0 } }),
  step(course, given, draws) {
    const step = course.steps;
    const of = (side: Side): number =>
      pointsDrawn(draws, {
        times: rules.possessions(step, side),
        outcomes: rules.outcomes(given.points[side]),
      });
    const scored = { home: of('home'), away: of('away') };
    const { home, away } = course.story.score;
    const score = { home: home + scored.home, away: away + scored.away };
    const told = SIDES.flatMap((side): Told[] =>
      scored[side] > 0 ? [{ step, kind: rules.told(scored[side]), side, count: scored[side] }] : [],
    );
    const steps = step + 1;
    const isOver = isBlockOver(rules, steps) && score.home !== score.away;
    if (isOver) told.push({ step, kind: 'end', side: null, count: 1 });
    return { steps, story: { score }, told: [...course.told, ...told], isDangerous: false, isOver };
  },
  scoreOf: ({ score }) => score,
});

/** Chances by points: what stands at 7 is the chance of seven. */
type ByPoints = readonly number[];

function sumOf(one: ByPoints, other: ByPoints): ByPoints {
  const sum = Array.from({ length: one.length + other.length - 1 }, () => 0);
  for (const [a, chance] of one.entries())
    for (const [b, also] of other.entries()) sum[a + b] = (sum[a + b] ?? 0) + chance * also;
  return sum;
}

function timesOver(outcomes: readonly Way<number>[], times: number): ByPoints {
  const one = Array.from({ length: Math.max(...outcomes.map(({ of }) => of)) + 1 }, () => 0);
  for (const { of, chance } of outcomes) one[of] = chance;
  let [all, power, left]: [ByPoints, ByPoints, number] = [[1], one, times];
  while (left > 0) {
    if (left % 2 === 1) all = sumOf(all, power);
    left = Math.floor(left / 2);
    if (left > 0) power = sumOf(power, power);
  }
  return all;
}

interface Stretch {
  readonly rules: PossessionRules;
  readonly given: PossessionsGiven;
  readonly from: number;
  readonly until: number;
}

/** What both sides score from one step to another. */
function waysOfStretch({ rules, given, from, until }: Stretch): Way<Count>[] {
  const [ofHome, ofAway] = SIDES.map((side) => {
    let times = 0;
    for (let step = from; step < until; step += 1) times += rules.possessions(step, side);
    return timesOver(rules.outcomes(given.points[side]), times);
  });
  return (ofHome ?? []).flatMap((chance, home) =>
    (ofAway ?? []).flatMap((also, away) => {
      const both = chance * also;
      return both > NEGLECTED ? [{ of: { home, away }, chance: both }] : [];
    }),
  );
}

const isTie = ({ of }: Way<Count>): boolean => of.home === of.away;

class Ends {
  private readonly chances = new Map<number, number>();

  add({ home, away }: Count, chance: number): void {
    const key = home * 1_000 + away;
    this.chances.set(key, (this.chances.get(key) ?? 0) + chance);
  }

  all(): Way<Count>[] {
    return [...this.chances].map(([key, chance]) => ({
      of: { home: Math.floor(key / 1_000), away: key % 1_000 },
      chance,
    }));
  }
}

/** What is left undecided by so many blocks adds up to nothing that a price shows. */
const MOST_BLOCKS = 24;

/** What overtime adds to each side: blocks that end level, and one that does not. */
function waysOfExtra(rules: PossessionRules, given: PossessionsGiven): Way<Count>[] {
  const block = waysOfStretch({ rules, given, from: rules.steps, until: rules.steps + rules.extraSteps });
  const [ties, decided] = [block.filter(isTie), block.filter((way) => !isTie(way))];
  const ends = new Ends();
  let level: ByPoints = [1];
  for (let blocks = 0; blocks < MOST_BLOCKS && level.some((chance) => chance > NEGLECTED); blocks += 1) {
    const next: number[] = [];
    for (const [points, before] of level.entries()) {
      if (before < NEGLECTED) continue;
      for (const { of, chance } of decided)
        ends.add({ home: points + of.home, away: points + of.away }, before * chance);
      for (const { of, chance } of ties) next[points + of.home] = (next[points + of.home] ?? 0) + before * chance;
    }
    level = Array.from(next, (chance) => chance ?? 0);
  }
  return ends.all().filter(({ chance }) => chance > 1e-7);
}

/** Every way in which a game ends from how it stands. */
export function waysOfPossessions(
  rules: PossessionRules,
  { score, steps }: PointStory & { readonly steps: number },
  given: PossessionsGiven,
): Way<PointStory>[] {
  if (isBlockOver(rules, steps) && score.home !== score.away) return [{ of: { score }, chance: 1 }];
  const blocks = Math.max(0, Math.floor((steps - rules.steps) / rules.extraSteps) + 1);
  const rest = waysOfStretch({ rules, given, from: steps, until: rules.steps + blocks * rules.extraSteps });
  const extra = waysOfExtra(rules, given);
  const ends = new Ends();
  for (const { of, chance } of rest) {
    const end = { home: score.home + of.home, away: score.away + of.away };
    if (end.home !== end.away) ends.add(end, chance);
    else
      for (const more of extra)
        ends.add({ home: end.home + more.of.home, away: end.away + more.of.away }, chance * more.chance);
  }
  return ends.all().flatMap(({ of, chance }) => (chance > NEGLECTED ? [{ of: { score: of }, chance }] : []));
}
