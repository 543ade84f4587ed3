import type { LotteryBet, LotteryConfig, LotteryIssueBet } from '@tonalli/contracts/games/lottery';
import { z } from 'zod';
import type { Entry, RoundContext, Turn } from '../../wagering/game-module';
import { type LineResult, paid, voided } from '../../wagering/settlement';
import { sumOf } from '../../wagering/stake';
import type { IssueTable } from './issues';
import { lineName, pricedLines, stakeMinor, stakesOf, wonMinor } from './stakes';

const Decided = z.object({
  issue: z.string(),
  state: z.enum(['WON', 'LOST', 'VOID', 'SKIPPED']),
  stakeMinor: z.int(),
  payoutMinor: z.int(),
  won: z.array(z.object({ line: z.int(), payoutMinor: z.int() })),
  /** Of a draw whose result was entered wrongly: the other by which this was decided anew. */
  correctedTo: z.unknown().optional(),
});
type Decided = z.infer<typeof Decided>;

export const OrderState = z.object({
  /** The draw that is staked next, by its place. */
  next: z.int(),
  /** No further draw is staked. */
  isStopped: z.boolean(),
  decided: z.array(Decided),
});
export type OrderState = z.infer<typeof OrderState>;

export const NEW_ORDER: OrderState = { next: 0, isStopped: false, decided: [] };

export type Order = Entry<LotteryBet, OrderState>;
export type Context = RoundContext<LotteryConfig, IssueTable>;
type Deciding = Pick<Order, 'bet' | 'state' | 'heldMinor'>;

/** One draw that is open as it is ordered is paid at once; all else is held first. */
export const isHeld = ({ issues, isAhead }: LotteryBet): boolean => issues.length > 1 || isAhead;

export const costOf = (bet: LotteryBet, issue: LotteryIssueBet): number =>
  sumOf(pricedLines(bet), (priced) => stakeMinor(priced, issue));

export const orderCostMinor = (bet: LotteryBet): number => sumOf(bet.issues, (issue) => costOf(bet, issue));

const isOpen = ({ phase }: Context, issue: string): boolean => phase(issue)?.takesBets === true;

/** Stakes the next draw of a chase, where it takes bets by now. */
export function stakeNext({ bet, state, heldMinor }: Deciding, context: Context): Turn<OrderState> {
  const issue = bet.issues[state.next];
  if (!issue || state.isStopped || heldMinor < costOf(bet, issue) || !isOpen(context, issue.issue)) return { state };
  return { state: { ...state, next: state.next + 1 }, stakes: stakesOf(bet, issue, { ...context, held: true }) };
}

/** What all draws so far brought, less what they cost. */
const profitMinor = ({ decided }: OrderState): number =>
  sumOf(decided, ({ payoutMinor, stakeMinor: cost }) => payoutMinor - cost);

function stops({ stop }: LotteryBet, state: OrderState, last: Decided): boolean {
  if (last.state === 'VOID') return stop.onCancelled;
  if (last.state === 'WON' && stop.onWin) return true;
  return stop.onProfitMinor !== null && profitMinor(state) >= stop.onProfitMinor;
}

function decide(order: Order, { issue, result }: { issue: LotteryIssueBet; result: unknown }) {
  const { bet, open } = order;
  const results: LineResult[] = [];
  const won: Decided['won'] = [];
  for (const [index, priced] of pricedLines(bet).entries()) {
    const line = lineName(issue.issue, index);
    const staked = open[line];
    if (staked === undefined) continue;
    const payoutMinor = result === null ? staked : wonMinor(priced, issue, { odds: bet.odds, result });
    results.push(result === null ? voided(line, staked) : paid(line, staked, payoutMinor));
    if (result !== null && payoutMinor > 0) won.push({ line: index, payoutMinor });
  }
  const state = result === null ? 'VOID' : won.length > 0 ? 'WON' : 'LOST';
  const decided: Decided = {
    ...{ issue: issue.issue, state, won },
    stakeMinor: sumOf(results, (one) => one.stakeMinor),
    payoutMinor: sumOf(results, (one) => one.payoutMinor),
  };
  return { results, decided };
}

/** A draw's lines are decided, or void without a result. The next draw is staked, or the rest goes back. */
export function settle(order: Order, drawn: { issue: string; result: unknown }, context: Context): Turn<OrderState> {
  const { bet, state, heldMinor } = order;
  const issue = bet.issues.find((one) => one.issue === drawn.issue);
  if (!issue || state.decided.some((one) => one.issue === drawn.issue)) return { state };
  const { results, decided } = decide(order, { issue, result: drawn.result });
  if (results.length === 0) return { state };
  const after = { ...state, decided: [...state.decided, decided] };
  if (stops(bet, after, decided)) return { state: { ...after, isStopped: true }, results, releaseMinor: heldMinor };
  return { ...stakeNext({ ...order, state: after }, context), results };
}

/** A draw that the one before it came too late for is left out, and its money goes back. */
export function skip({ bet, state, heldMinor }: Order, key: string): Turn<OrderState> {
  const issue = bet.issues[state.next];
  if (state.isStopped || heldMinor === 0 || issue?.issue !== key) return { state };
  const skipped: Decided = { issue: key, state: 'SKIPPED', stakeMinor: 0, payoutMinor: 0, won: [] };
  return {
    state: { ...state, next: state.next + 1, decided: [...state.decided, skipped] },
    releaseMinor: Math.min(costOf(bet, issue), heldMinor),
  };
}

/** The draws to come are given up. */
export const stop = ({ state, heldMinor }: Order): Turn<OrderState> => ({
  state: { ...state, isStopped: true },
  releaseMinor: heldMinor,
});
