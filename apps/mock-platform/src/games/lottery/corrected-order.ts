import type { LotteryBet } from '@tonalli/contracts/games/lottery';
import { type LineResult, paid } from '../../wagering/settlement';
import { sumOf } from '../../wagering/stake';
import { OrderState } from './order';
import { lineName, pricedLines, wonMinor } from './stakes';

interface Settled {
  readonly bet: LotteryBet;
  readonly state: unknown;
  readonly results: readonly LineResult[];
}

/**
 * How an order comes out where one of its draws had another result: its lines in all draws, and what it remembers of them; null where
 * that is no other than it was.
 */
export function correctedOrder({ bet, state: kept, results }: Settled, drawn: { issue: string; result: unknown }) {
  const state = OrderState.parse(kept);
  const issue = bet.issues.find((one) => one.issue === drawn.issue);
  const before = state.decided.find((one) => one.issue === drawn.issue);
  if (!issue || !before || before.state === 'VOID' || before.state === 'SKIPPED') return null;
  const names = new Map(pricedLines(bet).map((priced, index) => [lineName(issue.issue, index), { priced, index }]));
  const won: { line: number; payoutMinor: number }[] = [];
  const anew = results.map((result) => {
    const named = names.get(result.line);
    if (!named) return result;
    const payoutMinor = wonMinor(named.priced, issue, { odds: bet.odds, result: drawn.result });
    if (payoutMinor > 0) won.push({ line: named.index, payoutMinor });
    return paid(result.line, result.stakeMinor, payoutMinor);
  });
  if (anew.every(({ payoutMinor }, index) => payoutMinor === results[index]?.payoutMinor)) return null;
  const decided = {
    ...{ ...before, won, state: won.length > 0 ? ('WON' as const) : ('LOST' as const) },
    payoutMinor: sumOf(won, (line) => line.payoutMinor),
    correctedTo: drawn.result,
  };
  return { results: anew, state: { ...state, decided: state.decided.map((one) => (one === before ? decided : one)) } };
}
