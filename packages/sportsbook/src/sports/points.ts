import { handicapResult, type QuarterLine } from '../asian';
import { type Count, marginOf, type Side, totalOf, winnerOf } from '../count';
import { answering, asking, type Market, overUnder, type Way } from '../market';
import { jointCounts } from '../poisson';

/** A game of points that overtime decides: basketball, American football, baseball. */
export interface PointStory {
  readonly score: Count;
}

export type PointType = 'winner' | 'handicap' | 'total' | 'teamTotal' | 'oddEven' | 'winningMargin';
export type PointMarket = Market<PointType, PointStory>;

/** Overtime included, as bookmakers settle these. */
export const pointWinner = (): PointMarket =>
  asking('winner', 'match', {
    home: ({ score }: PointStory) => winnerOf(score) === 'home',
    away: ({ score }: PointStory) => winnerOf(score) === 'away',
  });

export const pointHandicap = (line: QuarterLine): PointMarket =>
  answering('handicap', String(line), {
    home: ({ score }: PointStory) => handicapResult(marginOf(score, 'home'), line),
    away: ({ score }: PointStory) => handicapResult(marginOf(score, 'away'), -line),
  });

export const pointTotal = (line: QuarterLine): PointMarket =>
  overUnder('total', { key: String(line), line }, ({ score }: PointStory) => totalOf(score));

export const teamPoints = (side: Side, line: QuarterLine): PointMarket =>
  overUnder('teamTotal', { key: `${side}:${line}`, line }, ({ score }: PointStory) => score[side]);

export const pointOddEven = (): PointMarket =>
  asking('oddEven', 'match', {
    odd: ({ score }: PointStory) => totalOf(score) % 2 === 1,
    even: ({ score }: PointStory) => totalOf(score) % 2 === 0,
  });

/** Margins in bands, such as 1 to 5, 6 to 10 and 11 or more, of each side. */
export const pointMargin = (bands: readonly number[]): PointMarket => {
  const band = (side: Side, index: number) => {
    const [least, next = Number.POSITIVE_INFINITY] = [bands[index] ?? 1, bands[index + 1]];
    const name = `${side}${next === Number.POSITIVE_INFINITY ? `${least}+` : `${least}-${next - 1}`}`;
    const isIn = ({ score }: PointStory) => marginOf(score, side) >= least && marginOf(score, side) < next;
    return [name, isIn] as const;
  };
  return asking(
    'winningMargin',
    bands.join(','),
    Object.fromEntries((['home', 'away'] as const).flatMap((side) => bands.map((_, index) => band(side, index)))),
  );
};

/** Part of the standard normal distribution below a value (Abramowitz and Stegun 7.1.26, to within 1.5e-7). */
export function normalBelow(value: number): number {
  const x = Math.abs(value) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const tail =
    t *
    (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429)))) *
    Math.exp(-x * x);
  return value >= 0 ? 1 - tail / 2 : tail / 2;
}

/** Whole numbers around a mean, out to four deviations. */
function whole(mean: number, deviation: number): Way<number>[] {
  const ways: Way<number>[] = [];
  const [from, to] = [Math.floor(mean - 4 * deviation), Math.ceil(mean + 4 * deviation)];
  for (let of = from; of <= to; of += 1) {
    const chance = normalBelow((of + 0.5 - mean) / deviation) - normalBelow((of - 0.5 - mean) / deviation);
    ways.push({ of, chance });
  }
  return ways;
}

export interface Spread {
  /** Points that the home side is expected to be ahead by, below zero where it is not, and both are to score together. */
  readonly margin: number;
  readonly total: number;
  readonly marginDeviation: number;
  readonly totalDeviation: number;
}

/** From so many points on what is tied is decided by overtime, which adds to the winner alone. */
const OVERTIME_POINTS = 3;

/** Margin and total are normal and go by themselves; a tie is broken for each side as often as it leads otherwise. */
export function waysOfSpread({ margin, total, marginDeviation, totalDeviation }: Spread): Way<PointStory>[] {
  const margins = whole(margin, marginDeviation);
  const leads = margins.reduce((sum, { of, chance }) => sum + (of > 0 ? chance : 0), 0);
  const decided = leads + margins.reduce((sum, { of, chance }) => sum + (of < 0 ? chance : 0), 0);
  return whole(total, totalDeviation).flatMap(({ of: points, chance: also }) =>
    margins.flatMap(({ of: ahead, chance }) => {
      // Both sides score whole points: of the rest, as much is left out of each total.
      if ((points + ahead) % 2 !== 0) return [];
      const score = { home: (points + ahead) / 2, away: (points - ahead) / 2 };
      if (score.home < 0 || score.away < 0) return [];
      if (ahead !== 0) return [{ of: { score }, chance: chance * also }];
      return tieBroken(score, leads / decided).map((way) => ({ ...way, chance: way.chance * chance * also }));
    }),
  );
}

const tieBroken = ({ home, away }: Count, homeChance: number): Way<PointStory>[] => [
  { of: { score: { home: home + OVERTIME_POINTS, away } }, chance: homeChance },
  { of: { score: { home, away: away + OVERTIME_POINTS } }, chance: 1 - homeChance },
];

/** Runs of each side in nine innings; a tie is decided by one run in extra innings, as often for each as its share of runs. */
export const waysOfRuns = (expected: Count): Way<PointStory>[] =>
  jointCounts(expected).flatMap(({ of: { home, away }, chance }) => {
    if (home !== away) return [{ of: { score: { home, away } }, chance }];
    const share = expected.home / totalOf(expected);
    return [
      { of: { score: { home: home + 1, away } }, chance: chance * share },
      { of: { score: { home, away: away + 1 } }, chance: chance * (1 - share) },
    ];
  });
