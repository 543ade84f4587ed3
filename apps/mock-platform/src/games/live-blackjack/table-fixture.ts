import { LiveBlackjackView } from '@tonalli/contracts/games/live-blackjack';
import { createMemoryRunner } from '../../wagering/testing/memory-runner';
import type { DrawnFrom } from '../../wagering/testing/memory-store';
import { liveBlackjack } from './module';

export const FAMILY = 'live-blackjack';
export const FUNDS_MINOR = 10_000;

/** Ranks as one writes them; suits do not matter. */
export const cards = (hand: string): number[] => [...hand].map((rank) => 'A23456789TJQK'.indexOf(rank));

const padded = (hand: string, length: number): number[] => {
  const known = cards(hand);
  return [...known, ...Array.from({ length: length - known.length }, () => 9)];
};

/** The draws of a round in their published order: 12 for the dealer, then 38 for each of seven seats; tens where nothing is said. */
export function draws(dealer: string, seats: Readonly<Record<number, string>>): number[] {
  const of = Array.from({ length: 7 }, (_, at) => padded(seats[at + 1] ?? '', 38));
  return [...padded(dealer, 12), ...of.flat()];
}

export interface Sitting {
  readonly seat: number;
  readonly player?: string;
  readonly stakeMinor?: number;
}

/** A table with bets on it, led from phase to phase by the test. */
export function sitDown(from: DrawnFrom, sittings: readonly Sitting[], purseMinor = FUNDS_MINOR) {
  const runner = createMemoryRunner(liveBlackjack);
  for (const player of new Set(sittings.map(({ player = 'ana' }) => player))) runner.fund(`${player}/main`, purseMinor);
  const key = runner.openShared(FAMILY, from);
  const ids = sittings.map(({ seat, player = 'ana', stakeMinor = 1_000 }) =>
    runner.place({ player, family: FAMILY, bet: { round: key, seat, stakeMinor } }),
  );
  const phase = () => runner.phase(FAMILY, key);
  const view = (at = 0) => LiveBlackjackView.parse(runner.show(ids[at] ?? ''));
  /** Ends phases until one of this name begins, or the round is over. */
  function until(name: string): string {
    do runner.advance(FAMILY, key);
    while (phase().name !== name && phase().lastsMs !== null);
    return phase().name;
  }
  return {
    ...{ runner, key, ids, phase, view, until },
    step: (input: unknown, at = 0) => LiveBlackjackView.parse(runner.step(ids[at] ?? '', input)),
    gainMinor: (player = 'ana') => runner.balance(`${player}/main`) - purseMinor,
  };
}

/** One seat, the third, up to where it is asked for something first. */
export function asked(dealer: string, own: string, { stakeMinor = 1_000, purseMinor = FUNDS_MINOR } = {}) {
  const table = sitDown({ script: draws(dealer, { 3: own }) }, [{ seat: 3, stakeMinor }], purseMinor);
  table.until('dealing');
  table.runner.advance(FAMILY, table.key);
  return table;
}
