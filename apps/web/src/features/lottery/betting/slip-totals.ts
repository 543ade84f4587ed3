import { oddsKey } from '@tonalli/lottery/odds';
import type { Betting } from './betting-context';
import { figuresIn, playOf } from './betting-context';
import { type ChaseStake, chaseCostMinor, type Multiples, multiplesOf } from './chase';
import { type Figures, NOTHING, sumFigures } from './figures';
import type { SlipLine } from './slip-lines';

/** A line with what it comes to; null where it is no bet in this draw. */
export interface PricedLine {
  line: SlipLine;
  figures: Figures | null;
}

export interface SlipTotals {
  lines: readonly PricedLine[];
  /** In one draw at multiple 1. */
  draw: Figures;
  /** Of a chase; null without one. */
  chase: Multiples | null;
  /** Of all draws. */
  costMinor: number;
  /** The most that one draw pays. */
  greatestMinor: number;
  /** Why it cannot be placed; null: it can. */
  problem: 'empty' | 'line' | 'order' | 'payout' | 'chase' | null;
}

/** What the slip costs in a draw, and what a winning bet pays, where that is one amount. */
export function chaseStakeOf(betting: Betting, draw: Figures): ChaseStake {
  const { slip } = betting.desk;
  const [line] = slip.lines;
  const play = line && slip.lines.length === 1 ? playOf(betting, line.play) : undefined;
  if (!line || !play) return { costMinor: draw.stakeMinor, winMinor: null };
  const counted = play.count(line.selection).filter(({ bets }) => bets > 0);
  const kind = play.kinds.find(({ id }) => id === counted[0]?.kind);
  const prize = kind?.prizes[0];
  if (counted.length !== 1 || kind?.prizes.length !== 1 || !prize)
    return { costMinor: draw.stakeMinor, winMinor: null };
  const odds = betting.odds[oddsKey(play.id, kind.id, prize.id)] ?? 0;
  const winMinor = Math.floor((odds * line.unitMinor * line.multiple) / 1_000);
  return { costMinor: draw.stakeMinor, winMinor };
}

export function slipTotals(betting: Betting): SlipTotals {
  const { desk, detail } = betting;
  const lines = desk.slip.lines.map((line) => ({ line, figures: figuresIn(betting, line) }));
  const draw = sumFigures(lines.map(({ figures }) => figures ?? NOTHING));
  const chase = desk.chase && multiplesOf(desk.chase, chaseStakeOf(betting, draw));
  const multiples = chase?.multiples ?? [1];
  const totals = {
    ...{ lines, draw, chase },
    costMinor: chaseCostMinor(multiples, draw.stakeMinor),
    greatestMinor: draw.greatestMinor * Math.max(1, ...multiples),
  };
  return { ...totals, problem: problemOf(totals, detail.limits) };
}

function problemOf(
  { lines, chase, costMinor, greatestMinor }: Omit<SlipTotals, 'problem'>,
  limits: Betting['detail']['limits'],
): SlipTotals['problem'] {
  if (lines.length === 0) return 'empty';
  if (lines.some(({ figures }) => figures === null || figures.stakeMinor < limits.minLineMinor)) return 'line';
  if (chase && chase.multiples.length === 0) return 'chase';
  if (costMinor > limits.maxOrderMinor) return 'order';
  return greatestMinor > limits.maxPayoutMinor ? 'payout' : null;
}
