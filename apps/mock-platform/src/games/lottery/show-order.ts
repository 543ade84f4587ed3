import type { LotteryIssueView, LotteryView } from '@tonalli/contracts/games/lottery';
import { sumOf } from '../../wagering/stake';
import type { Context, Order } from './order';

type IssueState = LotteryIssueView['state'];

function stateOf({ state }: Order, index: number): IssueState {
  if (index < state.next) return 'OPEN';
  return state.isStopped ? 'RELEASED' : 'WAITING';
}

/** The stakes that are open in a draw. */
const openMinor = ({ open }: Order, issue: string): number =>
  sumOf(Object.entries(open), ([line, minor]) => (line.startsWith(`${issue}/`) ? minor : 0));

/** An order as its member and its record show it. */
export function showOrder(order: Order, { phase }: Context): LotteryView {
  const { bet, state } = order;
  const { code, lines, stop, prizeGroup, odds } = bet;
  const issues = bet.issues.map(({ issue, multiple }, index): LotteryIssueView => {
    const decided = state.decided.find((one) => one.issue === issue);
    const stands = phase(issue);
    const result = stands?.lastsMs === null && decided?.state !== 'VOID' ? stands.table.result : null;
    if (decided) return { ...decided, multiple, result };
    const now = stateOf(order, index);
    return { issue, multiple, state: now, stakeMinor: openMinor(order, issue), payoutMinor: 0, won: [], result };
  });
  return { code, lines, issues, stop, prizeGroup, odds };
}
