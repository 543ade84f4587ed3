import type { SicBoBet, SicBoDice, SicBoView } from '@tonalli/contracts/games/sic-bo';
import { type LineResult, paid } from '../../wagering/settlement';
import { type Laid, payoutOf } from './odds';
import { spotOf } from './spots';

const OPPOSITE: Readonly<Record<string, string>> = { small: 'big', big: 'small', odd: 'even', even: 'odd' };

/** What lies alike on a spot and on its opposite. */
function oppositeMinor(laid: Laid, id: string): number {
  const opposite = OPPOSITE[id];
  return opposite === undefined ? 0 : Math.min(laid[id] ?? 0, laid[opposite] ?? 0);
}

/** What a layout brings, spot by spot. What lies alike on opposite chances is no play. */
export const settle = (laid: Laid, dice: SicBoDice): LineResult[] =>
  Object.entries(laid).map(([id, stakeMinor]) => {
    const result = paid(id, stakeMinor, payoutOf(id, stakeMinor, dice));
    return { ...result, validStakeMinor: Math.max(0, result.validStakeMinor - oppositeMinor(laid, id)) };
  });

/** An own bet as it is shown; without dice nothing of it is paid. */
export const viewOf = ({ round, spots }: SicBoBet, dice: SicBoDice | null): SicBoView => ({
  ...{ round, dice },
  spots: Object.entries(spots).map(([id, stakeMinor]) => {
    const { kind, of } = spotOf(id);
    return { spot: id, kind, of: [...of], stakeMinor, payoutMinor: dice ? payoutOf(id, stakeMinor, dice) : 0 };
  }),
});
