import type { LotteryIssueBet, LotteryIssueView, LotteryView } from '@tonalli/contracts/games/lottery';
import { type Context, costOf, type Order } from './order';
import { lineName } from './stakes';

type IssueState = LotteryIssueView['state'];

/** Of a draw of which nothing is decided: without a stake that is open, or held, its money went back. */
function stateOf({ state, heldMinor }: Order, { index, openMinor }: { index: number; openMinor: number }): IssueState {
  if (index < state.next) return openMinor > 0 ? 'OPEN' : 'VOID';
  return state.isStopped || heldMinor === 0 ? 'RELEASED' : 'WAITING';
}

/** The stakes that are open in a draw: all of its lines are decided together. */
const openMinorOf = ({ bet, open }: Order, betOn: LotteryIssueBet): number =>
  open[lineName(betOn.issue, 0)] === undefined ? 0 : costOf(bet, betOn);

/** An order as its member and its record show it. */
export function showOrder(order: Order, { phase }: Context): LotteryView {
  const { bet, state } = order;
  const { code, lines, stop, prizeGroup, odds } = bet;
  const issues = bet.issues.map((betOn, index): LotteryIssueView => {
    const { issue, multiple } = betOn;
    const decided = state.decided.find((one) => one.issue === issue);
    const stands = phase(issue);
    const result = stands?.lastsMs === null && decided?.state !== 'VOID' ? stands.table.result : null;
    if (decided) return { ...decided, multiple, result };
    const openMinor = openMinorOf(order, betOn);
    const now = stateOf(order, { index, openMinor });
    const backMinor = now === 'VOID' ? costOf(bet, betOn) : 0;
    return {
      ...{ issue, multiple, state: now, won: [], result },
      ...{ stakeMinor: openMinor + backMinor, payoutMinor: backMinor },
    };
  });
  return { code, lines, issues, stop, prizeGroup, odds };
}
