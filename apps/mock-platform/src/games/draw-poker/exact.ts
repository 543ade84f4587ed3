import {
  POKER_HANDS,
  type PokerHand,
  type PokerTable,
  type VideoPokerConfig,
} from '@tonalli/contracts/games/video-poker';
import { type Prize, volatilityOf } from '../pay-table';
import { WORTH_PARTS } from './hold-worth';
import OPTIMAL_WAYS from './optimal-ways.json' with { type: 'json' };
import { prizesOf } from './tables';

/** All hands of five cards, each with every way to draw: what `optimal-ways.json` counts in. */
export const ALL_WAYS = 2_598_960 * WORTH_PARTS;

/** How often a hand comes, of `ALL_WAYS`, when each deal is held in the best way. `npm run exact:poker` counts it. */
export function waysOf(table: PokerTable, hand: PokerHand): number {
  const ways: Readonly<Partial<Record<PokerHand, number>>> = OPTIMAL_WAYS[table];
  return ways[hand] ?? 0;
}

/** Returned in the long run to who holds in the best way: `paid / staked`, exact, of any stake. */
export function exactReturn(table: PokerTable): { readonly paid: number; readonly staked: number } {
  const { times } = prizesOf(table);
  return { paid: POKER_HANDS.reduce((sum, hand) => sum + times[hand] * waysOf(table, hand), 0), staked: ALL_WAYS };
}

function returnBp(table: PokerTable): number {
  const { paid, staked } = exactReturn(table);
  return Number((BigInt(paid) * 10_000n) / BigInt(staked));
}

/** What the house keeps of a stake on average from the best player, in basis points, rounded up. */
export const edgeBp = (table: PokerTable): number => 10_000 - returnBp(table);

/** The stated return as people read it, such as `"99.54"` percent: never more than it is. */
export const statedReturnPercent = (table: PokerTable): string => (returnBp(table) / 100).toFixed(2);

const prizeList = (table: PokerTable): Prize[] =>
  POKER_HANDS.map((hand) => ({ multiplierX100: prizesOf(table).times[hand] * 100, ways: waysOf(table, hand) }));

/** How many of `ALL_WAYS` pay anything. */
export const paidWays = (table: PokerTable): number =>
  prizeList(table).reduce((sum, { multiplierX100, ways }) => sum + (multiplierX100 > 0 ? ways : 0), 0);

/** How much a table swings, from 1 to 5. */
export const volatility = (table: PokerTable): number => volatilityOf(prizeList(table));

export const topTimes = (table: PokerTable): number => Math.max(...Object.values(prizesOf(table).times));

/** The greatest stake: within the limits, and so that the best hand can be paid. */
export const greatestStakeMinor = ({ table, maxStakeMinor, maxPayoutMinor }: VideoPokerConfig): number =>
  Math.min(maxStakeMinor, Math.floor(maxPayoutMinor / topTimes(table)));
