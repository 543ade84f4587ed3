import type { Count } from '@tonalli/sportsbook/count';
import type { LegResult } from '@tonalli/sportsbook/leg';
import type { Market } from '@tonalli/sportsbook/market';
import { brokenOffResult } from '@tonalli/sportsbook/matches/broken-off';
import { type Course, type Draws, type Match, playTo, type Told } from '@tonalli/sportsbook/matches/match';
import type { PricedMarket } from '@tonalli/sportsbook/matches/priced';

/** Where a match stands after so many steps. */
export interface Stand {
  readonly steps: number;
  /** Those that moved prices: versions grow with these. */
  readonly pricedSteps: number;
  readonly score: Count;
  readonly told: readonly Told[];
  readonly isOver: boolean;
  readonly isBreak: boolean;
  readonly isDangerous: boolean;
  readonly part: number;
  readonly minute: number | null;
  /** What may be bet on, from nothing but what has happened. */
  readonly book: () => PricedMarket[];
  /** How a selection comes out if no more is played: of a match that is not over, what might still change is void. Null for one that there is not. */
  readonly resultOf: (of: Asked) => LegResult | null;
}

interface Asked {
  readonly type: string;
  readonly key: string;
  readonly selection: string;
  /** Of a bet in play. */
  readonly scoreAtBet: Count | null;
}

/** How a match is played: an engine, what it is given, and how long each of its steps lasts. */
export interface Playing {
  readonly engine: string;
  readonly stepMs: number;
  /** None is over before. */
  readonly leastSteps: number;
  readonly given: Readonly<Record<string, number>>;
  readonly stand: (draws: Draws, steps: number) => Stand;
}

export interface Shown<Story> {
  readonly steps: number;
  readonly course: Course<Story>;
}

export function standing<Story, Given>(
  match: Match<Story, Given>,
  given: Given,
  shown: (told: Shown<Story>) => Partial<Stand> & Pick<Stand, 'book' | 'resultOf'>,
): Playing['stand'] {
  return (draws, steps) => {
    const course = playTo(match, given, { draws, steps });
    const { story, told, isOver, isDangerous } = course;
    const common = {
      steps: course.steps,
      pricedSteps: course.steps,
      score: match.scoreOf(story),
      told,
      isOver,
      isDangerous,
    };
    return {
      ...common,
      isBreak: false,
      part: course.steps + 1,
      minute: null,
      ...shown({ steps: course.steps, course }),
    };
  };
}

/** By the story where the match is over, or else by all that might have followed. */
export const settling =
  <Story>(
    { story, isOver }: Course<Story>,
    { named, mayEnd }: { named: (type: string, key: string) => Market<string, Story> | null; mayEnd: () => Story[] },
  ): Stand['resultOf'] =>
  ({ type, key, selection }) => {
    const market = named(type, key);
    if (!market?.selections.includes(selection)) return null;
    return isOver ? market.result(selection, story) : brokenOffResult(market, selection, mayEnd());
  };
