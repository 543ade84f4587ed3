import type { QuarterLine } from '../asian';
import { SIDES, type Side, type Winner } from '../count';
import { asking, type Market, overUnder, type Way } from '../market';

export interface BoxingStory {
  readonly winner: Winner;
  readonly method: 'stoppage' | 'decision';
  /** Rounds that were fought to the end or in part: 7 is stopped in the seventh. */
  readonly rounds: number;
}

export type BoxingType = 'winner' | 'method' | 'rounds' | 'distance' | 'stoppedIn';
export type BoxingMarket = Market<BoxingType, BoxingStory>;

export interface Boxers {
  readonly rounds: number;
  /** With which chance each stops the other in a round that begins. */
  readonly stops: Readonly<Record<Side, number>>;
  /** How the judges see it where nobody is stopped. */
  readonly decides: Readonly<Record<Winner, number>>;
}

/** Every way in which a bout ends of which so many rounds are over. */
export function waysOfBoxing({ rounds, stops, decides }: Boxers, fought = 0): Way<BoxingStory>[] {
  const goesOn = 1 - stops.home - stops.away;
  if (!(goesOn > 0) || stops.home < 0 || stops.away < 0) throw new RangeError('not the chances of a round');
  const stopped = Array.from({ length: rounds - fought }, (_, before) =>
    SIDES.map((winner): Way<BoxingStory> => {
      const of = { winner, method: 'stoppage' as const, rounds: fought + before + 1 };
      return { of, chance: goesOn ** before * stops[winner] };
    }),
  );
  const winners: readonly Winner[] = ['home', 'draw', 'away'];
  const decided = winners.map((winner): Way<BoxingStory> => {
    return { of: { winner, method: 'decision', rounds }, chance: goesOn ** (rounds - fought) * decides[winner] };
  });
  return [...stopped.flat(), ...decided];
}

export const boxingWinner = (): BoxingMarket =>
  asking('winner', 'match', {
    home: ({ winner }: BoxingStory) => winner === 'home',
    draw: ({ winner }: BoxingStory) => winner === 'draw',
    away: ({ winner }: BoxingStory) => winner === 'away',
  });

export const boxingMethod = (): BoxingMarket =>
  asking('method', 'match', {
    homeStoppage: ({ winner, method }: BoxingStory) => winner === 'home' && method === 'stoppage',
    homeDecision: ({ winner, method }: BoxingStory) => winner === 'home' && method === 'decision',
    draw: ({ winner }: BoxingStory) => winner === 'draw',
    awayStoppage: ({ winner, method }: BoxingStory) => winner === 'away' && method === 'stoppage',
    awayDecision: ({ winner, method }: BoxingStory) => winner === 'away' && method === 'decision',
  });

/** A line of whole rounds and a half is passed in the middle of the next round; here a round that begins counts. */
export const boxingRounds = (line: QuarterLine): BoxingMarket =>
  overUnder('rounds', { key: String(line), line }, ({ rounds }: BoxingStory) => rounds);

export const goesTheDistance = (): BoxingMarket =>
  asking('distance', 'match', {
    yes: ({ method }: BoxingStory) => method === 'decision',
    no: ({ method }: BoxingStory) => method === 'stoppage',
  });

/** In which group of three rounds somebody is stopped. */
export const stoppedIn = (rounds: number): BoxingMarket => {
  const groups = Array.from({ length: rounds / 3 }, (_, group) => group * 3 + 1);
  const asked = groups.map((from) => [
    `${from}-${from + 2}`,
    ({ method, rounds: last }: BoxingStory) => method === 'stoppage' && last >= from && last <= from + 2,
  ]);
  return asking('stoppedIn', 'match', {
    ...Object.fromEntries(asked),
    never: ({ method }: BoxingStory) => method === 'decision',
  });
};
