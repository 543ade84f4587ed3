import { oddsFor, PROPOSED_SHARE } from '../../odds';
import type { BetKind, LotteryFamily, Prize, Trend } from '../../play';
import { DIGITS, TWO_DIGITS } from './entries';
import { numberDefinitions } from './number-definitions';
import { numberPlay } from './number-plays';
import { drawStations, numbersOf, type Region, showStations, tailsOf, type VietnamResult } from './region';
import { setDefinitions } from './set-definitions';
import { setPlay } from './set-plays';

/** Odds x 1000 by kind, the same everywhere; what is neither here nor with the region pays 95 % of what is fair. */
const ODDS: Readonly<Record<string, number>> = {
  'lo-two': 96_000,
  point: 80_000,
  'lo-three': 930_000,
  'lo-four': 9_000_000,
  'first-lots-3': 96_000,
  'first-lots-5': 96_000,
  'first-lots-7': 96_000,
  'first-lots-9': 96_000,
  'special-last-two': 95_000,
  'special-first-two': 95_000,
  'first-last-two': 95_000,
  'special-last-three': 930_000,
  'special-last-four': 9_000_000,
  'head-digit': 9_500,
  'tail-digit': 9_500,
  head: 95_000,
  tail: 95_000,
  'head-tail-three': 930_000,
};

/** Every option once, however many stations draw it. */
function trendsOf(region: Region): readonly Trend<VietnamResult>[] {
  const trend = (
    id: string,
    options: readonly string[],
    seenAt: (at: VietnamResult['stations'][number]) => string[],
  ) => ({
    id,
    options,
    seen: ({ stations }: VietnamResult) => [...new Set(stations.flatMap(seenAt))],
  });
  const special = (from: number, to?: number) => (station: VietnamResult['stations'][number]) =>
    numbersOf(station, 'special').map((number) => number.slice(from, to));
  return [
    trend('lots', TWO_DIGITS, (station) => [...tailsOf(region, station, 2)]),
    trend('special-last-two', TWO_DIGITS, special(-2)),
    trend('special-tens', DIGITS, special(-2, -1)),
    trend('special-units', DIGITS, special(-1)),
  ];
}

/** A family of Vietnam's lotteries: the same plays by the same rules, on the draw of its region. */
export const vietnamFamily = (region: Region): LotteryFamily<VietnamResult> => ({
  id: region.id,
  draw: (draws, facts) => drawStations(region, draws, facts),
  show: (result) => showStations(region, result),
  trends: trendsOf(region),
  plays: [
    ...numberDefinitions(region).map(({ play, entry }) => numberPlay(region, play, entry)),
    ...setDefinitions(region).map((play) => setPlay(region, play)),
  ],
  proposedOdds: (_, kind: BetKind, prize: Prize) =>
    region.odds[kind.id] ?? ODDS[kind.id] ?? oddsFor(prize.chance, PROPOSED_SHARE),
  returns: { least: 9_000, most: 9_850 },
});
