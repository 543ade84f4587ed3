import { type Count, plus, SIDES, type Side } from '../count';
import type { Chances } from '../margin';
import { chancesBy, type Way } from '../market';
import { jointCounts, NEGLECTED } from '../poisson';
import type { FootballMarket, Taken } from './markets';
import type { Story } from './story';

/** Goals that are still expected of each side, half by half; corners and cards likewise, over the whole rest. */
export interface Expected {
  readonly goals: readonly [Count, Count];
  readonly corners: Count;
  readonly cards: Count;
}

/** The part of a match's goals that falls into the first half, as it does in the long run of the game. */
const FIRST_HALF = 0.45;

const times = ({ home, away }: Count, factor: number): Count => ({ home: home * factor, away: away * factor });

/** Before kick-off, from the goals that each side is expected to score. */
export const beforeKickOff = (goals: Count, beside: Pick<Expected, 'corners' | 'cards'>): Expected => ({
  goals: [times(goals, FIRST_HALF), times(goals, 1 - FIRST_HALF)],
  ...beside,
});

/** Poisson goals come in any order alike: who is first and last among them, which is all that is asked. */
function orders({ home, away }: Count): Way<readonly Side[]>[] {
  const total = home + away;
  if (total === 0) return [{ of: [], chance: 1 }];
  if (total === 1) return [{ of: [home === 1 ? 'home' : 'away'], chance: 1 }];
  const left: Record<Side, number> = { home, away };
  return SIDES.flatMap((first) =>
    SIDES.flatMap((last) => {
      const lasts = left[last] - (first === last ? 1 : 0);
      const chance = (left[first] / total) * (Math.max(0, lasts) / (total - 1));
      if (chance === 0) return [];
      const rest = { ...left, [first]: left[first] - 1 };
      const middle = { ...rest, [last]: rest[last] - 1 };
      const between = SIDES.flatMap((side) => Array.from({ length: middle[side] }, () => side));
      return [{ of: [first, ...between, last], chance }];
    }),
  );
}

const ASKS_ORDER: ReadonlySet<string> = new Set(['firstGoal', 'lastGoal', 'nextGoal']);
const ASKS_COUNTS: ReadonlySet<string> = new Set(['totalCorners', 'cornerHandicap', 'totalCards']);

function ordered(story: Story, more: Count, chance: number): Way<Story>[] {
  return orders(more).map((order) => ({
    of: { ...story, scorers: [...story.scorers, ...order.of] },
    chance: chance * order.chance,
  }));
}

function waysOfGoals(story: Story, { goals: [half1, half2] }: Expected, asksOrder: boolean): Way<Story>[] {
  const [first, second] = story.halves;
  const seconds = jointCounts(half2);
  return jointCounts(half1).flatMap((one) =>
    seconds.flatMap((two) => {
      const chance = one.chance * two.chance;
      if (chance < NEGLECTED) return [];
      const played: Story = { ...story, halves: [plus(first, one.of), plus(second, two.of)] };
      if (!asksOrder) return [{ of: played, chance }];
      return ordered(played, one.of, chance).flatMap((way) => ordered(way.of, two.of, way.chance));
    }),
  );
}

const waysOfCounts = (story: Story, of: Count, which: 'corners' | 'cards'): Way<Story>[] =>
  jointCounts(of).map(({ of: more, chance }) => ({ of: { ...story, [which]: plus(story[which], more) }, chance }));

/** Every way in which a match may end from how it stands, as far as a market asks. */
function waysFor(market: FootballMarket, story: Story, expected: Expected): Way<Story>[] {
  if (!ASKS_COUNTS.has(market.type)) return waysOfGoals(story, expected, ASKS_ORDER.has(market.type));
  const which = market.type === 'totalCards' ? 'cards' : 'corners';
  return waysOfCounts(story, expected[which], which);
}

/**
 * With which chance each selection of a market comes out how, from how the match stands and what is expected of its rest.
 * Goals are independent Poisson numbers by side and half: with 1.55 and 1.15 the home side wins 46.545 % of matches.
 */
export const chancesOf = (
  market: FootballMarket,
  { story, expected, taken }: { story: Story; expected: Expected; taken?: Taken },
): Map<string, Chances> => chancesBy(market, waysFor(market, story, expected), taken);

const surely = (won: number): Chances => ({ won, halfWon: 0, void: 0, halfLost: 0 });

/** Who scores next, in closed form: a hundredth of what enumerating all orders of goals takes. */
export function nextScorer({ goals }: Pick<Expected, 'goals'>): Map<string, Chances> {
  const by: Record<Side, number> = { home: 0, away: 0 };
  let none = 1;
  for (const half of goals) {
    const all = half.home + half.away;
    const some = none * (1 - Math.exp(-all));
    for (const side of SIDES) by[side] += all === 0 ? 0 : (some * half[side]) / all;
    none -= some;
  }
  return new Map([
    ['home', surely(by.home)],
    ['none', surely(none)],
    ['away', surely(by.away)],
  ]);
}

/** As `chancesOf`, of many markets at one moment: the ways in which a match may end are enumerated once for all that ask the same. */
export function pricing(at: { story: Story; expected: Expected; taken?: Taken }) {
  const known = new Map<string, Way<Story>[]>();
  return (market: FootballMarket): Map<string, Chances> => {
    if (market.type === 'nextGoal' && market.key === String(at.story.scorers.length + 1))
      return nextScorer(at.expected);
    const asks = ASKS_ORDER.has(market.type) ? 'order' : ASKS_COUNTS.has(market.type) ? market.type : 'goals';
    const ways = known.get(asks) ?? waysFor(market, at.story, at.expected);
    known.set(asks, ways);
    return chancesBy(market, ways, at.taken);
  };
}
