import type { LotteryIssueView, LotteryView } from '@tonalli/contracts/games/lottery';
import { sumOf } from '../../wagering/stake';
import { type Context, costOf, type Order } from './order';

type IssueState = LotteryIssueView['state'];

/** Of a draw of which nothing is decided: without a stake that is open, or held, its money went back. */
function stateOf({ state, heldMinor }: Order, { index, openMinor }: { index: number; openMinor: number }): IssueState {
  if (index < state.next) return openMinor > 0 ? 'OPEN' : 'VOID';
  return state.isStopped || heldMinor === 0 ? 'RELEASED' : 'WAITING';
}

/** The stakes that are open in a draw. */
const openMinorOf = ({ open }: Order, issue: string): number =>
  sumOf(Object.entries(open), ([line, minor]) => (line.startsWith(`${issue}/`) ? minor : 0));

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
    const openMinor = openMinorOf(order, issue);
    const now = stateOf(order, { index, openMinor });
    const backMinor = now === 'VOID' ? costOf(bet, betOn) : 0;
    return {
      ...{ issue, multiple, state: now, won: [], result },
      ...{ stakeMinor: openMinor + backMinor, payoutMinor: backMinor },
    };
  });
  return { code, lines, issues, stop, prizeGroup, odds };
}
