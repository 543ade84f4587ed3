import type { TeamFigures } from '@tonalli/contracts/team/wire';
import type { TeamSums } from './team-figures.repository';
import { TEAM_FLOWS } from './team-relations';

const FLOWS: ReadonlySet<string> = new Set(TEAM_FLOWS);
/** What a downline is paid for playing, or for having others play. */
const COMMISSIONS: ReadonlySet<string> = new Set(['rebate', 'income', 'contract']);

/** The figures of reports from sums by category. Minor units. */
export function figuresOf(sums: readonly TeamSums[]): TeamFigures {
  const total = (is: (category: string) => boolean, of: (row: TeamSums) => number): number =>
    sums.reduce((sum, row) => (is(row.category) ? sum + of(row) : sum), 0);
  const isPlay = (category: string) => !FLOWS.has(category);
  const received = (name: string) =>
    total(
      (category) => category === name,
      ({ inMinor, outMinor }) => inMinor - outMinor,
    );
  const stake = total(isPlay, ({ outMinor }) => outMinor);
  const payout = total(isPlay, ({ inMinor }) => inMinor);
  const bonus = received('bonus');
  const commission = total(
    (category) => COMMISSIONS.has(category),
    ({ inMinor, outMinor }) => inMinor - outMinor,
  );
  return {
    deposit: received('deposit'),
    withdrawal: 0 - received('withdrawal'),
    bets: total(isPlay, ({ moves }) => moves),
    stake,
    validStake: total(isPlay, ({ validMinor }) => validMinor),
    payout,
    bonus,
    commission,
    profit: stake - payout - bonus - commission,
  };
}
