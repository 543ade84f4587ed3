import { z } from 'zod';
import { defineGame } from '../define-game';
import type { Entry, Turn } from '../game-module';
import { GameRefusal } from '../refusal';
import { type LineResult, type LineStatus, lineResult } from '../settlement';
import { expectedFactor, factorX2000, Leg, matches, oddsX1000, type Score } from './match-fixture';

const LINE = 'slip';
const VOID = 2_000;

const Bet = z.strictObject({ stakeMinor: z.int().min(1), legs: z.array(Leg).min(1).max(20) });
/** What each leg brings back in two-thousandths, null as long as it is open. */
const State = z.object({ factors: z.array(z.int().nullable()) });
type Slip = Entry<z.infer<typeof Bet>, z.infer<typeof State>>;

/** Stake times the product of the factors, floored once at the end. */
export function payoutOf(stakeMinor: number, factors: readonly number[]): number {
  const above = factors.reduce((product, factor) => product * BigInt(factor), BigInt(stakeMinor));
  return Number(above / BigInt(VOID) ** BigInt(factors.length));
}

/** By its decided legs: one that won or lost in full makes the slip count in full, half results alone half of it. */
function statusOf(legs: readonly Leg[], factors: readonly number[]): LineStatus {
  if (factors.includes(0)) return 'LOST';
  const decided = factors.flatMap((factor, leg) =>
    factor === VOID ? [] : [{ factor, odds: legs[leg]?.oddsX1000 ?? 0 }],
  );
  if (decided.length === 0) return 'VOID';
  if (decided.some(({ factor, odds }) => factor === 2 * odds)) return 'WON';
  return decided.every(({ factor }) => factor > VOID) ? 'HALF_WON' : 'HALF_LOST';
}

function resultOf({ bet, open }: Slip, factors: readonly number[]): LineResult {
  const stakeMinor = open[LINE] ?? 0;
  return lineResult({
    line: LINE,
    stakeMinor,
    status: statusOf(bet.legs, factors),
    payoutMinor: payoutOf(stakeMinor, factors),
  });
}

/** The slip is decided with its last leg, or by the first that is lost. Without a score the leg is void. */
function decide(entry: Slip, match: string, score: Score | null): Turn<Slip['state']> {
  const factors = entry.bet.legs.map((leg, index) => {
    if (leg.match !== match) return entry.state.factors[index] ?? null;
    return score ? factorX2000(leg, score) : VOID;
  });
  const known = factors.filter((factor) => factor !== null);
  const decided = known.length === factors.length || known.includes(0);
  return { state: { factors }, results: decided ? [resultOf(entry, decidedFactors(factors))] : [] };
}

/** A slip that is lost is so whatever its open legs would bring. */
const decidedFactors = (factors: readonly (number | null)[]): number[] => factors.map((factor) => factor ?? VOID);

export const parlay = defineGame({
  family: 'parlay',
  version: 1,
  draws: 'shared',
  bank: 'house',
  config: {
    schema: z.object({ keepsBp: z.int(), maxPayoutMinor: z.int() }),
    initial: { keepsBp: 500, maxPayoutMinor: 100_000_000 },
  },
  bet: Bet,
  state: State,
  view: z.object({ factors: z.array(z.int().nullable()) }),
  rounds: { of: matches, keys: ({ legs }) => legs.map(({ match }) => match) },
  price({ stakeMinor, legs }, { config, phase }) {
    if (new Set(legs.map(({ match }) => match)).size < legs.length)
      throw new GameRefusal('BET_INVALID', 'one leg a match');
    for (const leg of legs) {
      const now = phase(leg.match);
      if (now && oddsX1000(leg, now.table) !== leg.oddsX1000) throw new GameRefusal('ODDS_CHANGED');
    }
    const maxPayoutMinor = payoutOf(
      stakeMinor,
      legs.map((leg) => 2 * leg.oddsX1000),
    );
    if (maxPayoutMinor > config.maxPayoutMinor) throw new GameRefusal('STAKE_INVALID');
    const edgeBp = 10_000 - Math.floor(10_000 * 0.95 ** legs.length);
    const exposures = legs.map(({ match, market, lineQuarters }) => ({
      ...{ key: `${match}/${market}/${lineQuarters}`, amountMinor: maxPayoutMinor - stakeMinor },
      capMinor: config.maxPayoutMinor,
    }));
    return { stakes: [{ line: LINE, stakeMinor, edgeBp, exposures }], maxPayoutMinor };
  },
  start: ({ legs }) => ({ state: { factors: legs.map(() => null) } }),
  follow: (entry, { key, phase }) =>
    phase.lastsMs === null ? decide(entry, key, phase.table) : { state: entry.state },
  cancelled: (entry, key) => decide(entry, key, null),
  quote({ bet, state, open }, { config, phase }) {
    let worth = open[LINE] ?? 0;
    for (const [index, leg] of bet.legs.entries()) {
      const factor = state.factors[index];
      const now = phase(leg.match);
      if (factor === null && !now?.takesBets) return null;
      worth *= factor == null && now ? expectedFactor(leg, now.table) : (factor ?? VOID) / VOID;
    }
    return worth > 0 ? { offerMinor: Math.floor((worth * (10_000 - config.keepsBp)) / 10_000), validMs: 3_000 } : null;
  },
  show: ({ state }) => state,
  onExclusion: ({ bet }, { phase }) =>
    bet.legs.every(({ match }) => phase(match)?.name === 'before') ? 'refund' : 'settle',
});
