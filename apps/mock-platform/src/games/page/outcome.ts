import type { RoundAnswer } from '@tonalli/contracts/play/round-shapes';
import type { PageKey } from './texts';

type Paid = Pick<RoundAnswer, 'stakeMinor' | 'payoutMinor' | 'jackpotMinor'>;

/** Whether the game itself paid more than its stake: nothing less is a win. */
export const isWon = ({ stakeMinor, payoutMinor, jackpotMinor }: Paid): boolean =>
  payoutMinor - jackpotMinor > stakeMinor;

/** How what was paid is called, on the page and read aloud. What is no more than the stake was not won. */
export function outcomeKeys({ stakeMinor, payoutMinor }: Paid): { shown: PageKey; spoken: PageKey } {
  if (payoutMinor === 0) return { shown: 'roundNone', spoken: 'resultNone' };
  if (payoutMinor > stakeMinor) return { shown: 'roundWin', spoken: 'resultWon' };
  return payoutMinor === stakeMinor
    ? { shown: 'roundBack', spoken: 'resultBack' }
    : { shown: 'roundPaid', spoken: 'resultPaid' };
}
