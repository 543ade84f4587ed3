import { ODDS_SCALE, oddsFor, PROPOSED_SHARE } from '../../odds';
import type { LotteryFamily } from '../../play';
import { REFUND } from './class-plays';
import { PLAYS } from './plays';
import { drawSixMark, type SixMark, showSixMark, sixMarkTrends } from './result';

/** Twice the stake is fair where 49 gives it back. */
const HALF = 1_900;

/**
 * Odds x 1000 by play and prize, where a bet has several. Those of `pick-six` are fixed: there is no pool, and the first prize is
 * capped at two million times the stake, a seventh of what would be fair for it alone.
 */
const ODDS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'special-size': { drawn: HALF, [REFUND]: ODDS_SCALE },
  'special-parity': { drawn: HALF, [REFUND]: ODDS_SCALE },
  'three-hit-two': { three: 230_000, two: 20_000 },
  'two-hit-special': { all: 50_000, 'one-and-special': 61_000 },
  'pick-six': {
    six: 2_000_000_000,
    'five-special': 150_000_000,
    five: 7_000_000,
    'four-special': 2_500_000,
    four: 160_000,
    'three-special': 120_000,
    three: 12_000,
  },
};

/** Six numbers and a special one of 49, as in Hong Kong. */
export const sixMark: LotteryFamily<SixMark> = {
  id: 'six-mark',
  draw: drawSixMark,
  show: showSixMark,
  trends: sixMarkTrends,
  plays: PLAYS,
  proposedOdds: ({ id }, _kind, prize) => ODDS[id]?.[prize.id] ?? oddsFor(prize.chance, PROPOSED_SHARE),
  returns: { least: 8_000, most: 9_850 },
  drawsDistinct: true,
};
