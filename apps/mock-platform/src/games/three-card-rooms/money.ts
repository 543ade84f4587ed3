import type { TrioConfig } from '@tonalli/contracts/games/three-card-rooms';
import { sumOf } from '../../wagering/stake';

interface Paid {
  readonly seat: number;
  /** What it put into the pot, in halves of an ante. */
  readonly halves: number;
}

export const minorOf = (halves: number, { anteMinor }: Pick<TrioConfig, 'anteMinor'>): number =>
  (halves * anteMinor) / 2;

/**
 * What each seat wins (above 0) or loses before the house's part, by its number; together nothing. Who has the best hand, or is left
 * alone, has the pot; several have the same part of it, and what cannot be divided goes to the lowest seat of them.
 */
export function netOf(
  seats: readonly Paid[],
  winners: readonly number[],
  config: Pick<TrioConfig, 'anteMinor'>,
): Map<number, number> {
  if (winners.length === 0) return new Map();
  const potMinor = sumOf(seats, ({ halves }) => minorOf(halves, config));
  const part = Math.floor(potMinor / winners.length);
  const lowest = Math.min(...winners);
  const wonBy = (seat: number): number => {
    if (!winners.includes(seat)) return 0;
    return seat === lowest ? potMinor - part * (winners.length - 1) : part;
  };
  return new Map(seats.map(({ seat, halves }) => [seat, wonBy(seat) - minorOf(halves, config)]));
}
