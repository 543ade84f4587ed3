import { BET_UNITS_MINOR, LINE_MAX_MULTIPLE } from '@tonalli/contracts/lottery/limits';
import type { ShorthandLine, ShorthandOrder } from '@tonalli/lottery/entry/shorthand';
import type { ShorthandFault } from '@tonalli/lottery/entry/shorthand-fault';
import type { Bet } from './slip-lines';

/** A unit and a multiple that come to an amount, the greatest unit first; null where none do. */
export function stakeAs(stakeMinor: number): Pick<Bet, 'unitMinor' | 'multiple'> | null {
  const unitMinor = BET_UNITS_MINOR.find((unit) => stakeMinor % unit === 0);
  if (unitMinor === undefined) return null;
  const multiple = stakeMinor / unitMinor;
  return multiple >= 1 && multiple <= LINE_MAX_MULTIPLE ? { unitMinor, multiple } : null;
}

export interface ReadBets {
  bets: readonly Bet[];
  faults: readonly (Omit<ShorthandFault, 'expected'> & { expected: ShorthandFault['expected'] | 'unit' })[];
}

/** What an order in shorthand bets; amounts that no unit comes to are at fault as well. */
export function betsOfOrder({ lines, faults }: ShorthandOrder): ReadBets {
  const bets: Bet[] = [];
  const wrong: ReadBets['faults'][number][] = [...faults];
  for (const line of lines) {
    const bet = betOf(line);
    if (bet) bets.push(bet);
    else wrong.push({ ...line.place, expected: 'unit' });
  }
  return { bets, faults: wrong.sort((one, other) => one.offset - other.offset) };
}

function betOf({ play, selection, stakeMinor }: ShorthandLine): Bet | null {
  const stake = stakeAs(stakeMinor);
  return stake && { play, selection, ...stake };
}
