import type { NiuNiuConfig } from '@tonalli/contracts/games/niu-niu';
import { sumOf } from '../../wagering/stake';
import { beats, niuOf, timesOf } from './hand';

export interface Player {
  readonly seat: number;
  readonly multiple: number;
  readonly cards: readonly number[];
  /** What it put up. */
  readonly heldMinor: number;
}

interface Banked {
  readonly bank: number;
  readonly bid: number;
}

interface Owed {
  readonly seat: number;
  readonly minor: number;
}

/** By largest remainders, the lower seat first where they are equal; together just what is there. */
function shared(payableMinor: number, owed: readonly Owed[]): Owed[] {
  const all = sumOf(owed, ({ minor }) => minor);
  if (payableMinor >= all) return [...owed];
  const parts = owed.map(({ seat, minor }) => {
    const exact = BigInt(payableMinor) * BigInt(minor);
    return { seat, minor: Number(exact / BigInt(all)), rest: Number(exact % BigInt(all)) };
  });
  let left = payableMinor - sumOf(parts, ({ minor }) => minor);
  for (const part of parts.toSorted((one, other) => other.rest - one.rest || one.seat - other.seat)) {
    if (left === 0) break;
    part.minor += 1;
    left -= 1;
  }
  return parts.map(({ seat, minor }) => ({ seat, minor }));
}

/**
 * What each seat wins (above 0) or loses before the rake, by its number; together nothing. Nobody loses more than they put up, and
 * the bank wins no more than that either: what is beyond it is taken off all who owe it, each by the same share.
 */
export function netOf(
  players: readonly Player[],
  { bank, bid }: Banked,
  { anteMinor }: Pick<NiuNiuConfig, 'anteMinor'>,
): Map<number, number> {
  const banking = players.find(({ seat }) => seat === bank);
  if (!banking) return new Map();
  const bets = players
    .filter(({ seat }) => seat !== bank)
    .map(({ seat, multiple, cards, heldMinor }) => {
      const isWon = beats(cards, banking.cards);
      const minor = anteMinor * bid * multiple * timesOf(niuOf(isWon ? cards : banking.cards));
      return { seat, isWon, minor: Math.min(minor, heldMinor) };
    });
  const [won, lost] = [bets.filter(({ isWon }) => isWon), bets.filter(({ isWon }) => !isWon)];
  const [owedMinor, dueMinor] = [sumOf(won, ({ minor }) => minor), sumOf(lost, ({ minor }) => minor)];
  const winners = shared(banking.heldMinor + dueMinor, won);
  const losers = shared(banking.heldMinor + owedMinor, lost);
  const paidMinor = sumOf(winners, ({ minor }) => minor);
  const collectedMinor = sumOf(losers, ({ minor }) => minor);
  return new Map([
    ...losers.map(({ seat, minor }): [number, number] => [seat, -minor]),
    ...winners.map(({ seat, minor }): [number, number] => [seat, minor]),
    [bank, collectedMinor - paidMinor],
  ]);
}
