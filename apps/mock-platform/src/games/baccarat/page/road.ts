import type { BaccaratView, BaccaratWinner } from '@tonalli/contracts/games/baccarat';
import { isPair } from '../coup';

/** A round as the bead road has it. */
export interface Bead {
  readonly winner: BaccaratWinner;
  readonly playerPair: boolean;
  readonly bankerPair: boolean;
}

export const beadOf = ({ winner, player, banker }: BaccaratView): Bead => ({
  ...{ winner, playerPair: isPair(player), bankerPair: isPair(banker) },
});

const LETTERS = { player: 'p', banker: 'b', tie: 't' } as const;
const WINNERS: Readonly<Record<string, BaccaratWinner>> = { p: 'player', b: 'banker', t: 'tie' };

/** Beads as text, two characters each: who won, and which pairs there were. */
export const writeBeads = (beads: readonly Bead[]): string =>
  beads
    .map(({ winner, playerPair, bankerPair }) => `${LETTERS[winner]}${Number(playerPair) * 2 + Number(bankerPair)}`)
    .join('');

/** What cannot be read is left out. */
export function readBeads(text: string): Bead[] {
  return [...text.matchAll(/([pbt])([0-3])/g)].flatMap(([, letter = '', pairs = '']) => {
    const winner = WINNERS[letter];
    return winner ? [{ winner, playerPair: Number(pairs) >= 2, bankerPair: Number(pairs) % 2 === 1 }] : [];
  });
}

export const ROWS = 6;

/** The beads that so many columns show: down the columns, the newest in the last. */
export function lastColumns(beads: readonly Bead[], columns: number): readonly Bead[] {
  const whole = Math.ceil(beads.length / ROWS);
  return beads.slice(Math.max(0, whole - columns) * ROWS);
}
