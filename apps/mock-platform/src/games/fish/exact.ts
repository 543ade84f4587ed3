import { FISH_DRAWS, FISH_KINDS } from '@tonalli/contracts/games/fish';
import { caughtBelow, kindAt, PRIZES, waysOf } from './odds';

/** An exact part of one. */
interface Fraction {
  readonly over: number;
  readonly under: number;
}

/** What a hit on a fish returns, by adding up all that can be drawn. */
export function returnOf(kind: number): Fraction {
  const prizes = PRIZES[kindAt(kind)];
  const paid = prizes.reduce((sum, [pays, ways]) => sum + pays * ways, 0);
  return { over: caughtBelow(kind) * paid, under: FISH_DRAWS * waysOf(prizes) };
}

/** Percent, cut and not rounded: that of the fish that returns least. */
export function statedReturnPercent(): string {
  const least = Math.min(
    ...FISH_KINDS.map((_, kind) => Math.floor((returnOf(kind).over * 10_000) / returnOf(kind).under)),
  );
  return (least / 100).toFixed(2);
}
