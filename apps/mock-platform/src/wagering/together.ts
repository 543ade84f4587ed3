import type { World } from '../world/world';
import { bookStakes, type Due, payAll } from './book-turn';
import { closeTurns, type Ending } from './close-turn';
import { unexpose } from './expose';
import type { Turn } from './game-module';
import type { Round } from './round';
import { gameOf, type RunnerParts } from './runner-parts';
import type { Exposed } from './stake';
import { tableAt } from './title-rounds';

/** Whether a turn brings anything about. */
function changes(round: Round, { stakes = [], results = [], releaseMinor = 0, state }: Turn<unknown>): boolean {
  if (stakes.length > 0 || results.length > 0 || releaseMinor > 0) return true;
  return JSON.stringify(state) !== JSON.stringify(round.state);
}

interface Decided extends Ending {
  readonly turn: Turn<unknown>;
}

/**
 * Bets that are settled in one go: they are paid, kept and told of together, and free what they exposed at the end. Of a member it
 * is one at a time, so that what follows from a bet stands before their next is decided.
 */
export interface Together {
  /**
   * To be called before anything of a member's is decided. Returns whether a bet of theirs was told by it, so that what was read of
   * them before may be otherwise by now.
   */
  meet(memberId: string): boolean;
  /** Books what was decided of an open round, where that changes anything. */
  settle(decided: Decided): void;
  /** Once all are. */
  end(): void;
}

export function settleTogether(parts: RunnerParts, world: World): Together {
  const freed = new Map<string, Exposed[]>();
  const waiting = new Map<string, Ending & { readonly due: Due }>();
  function freedOf(family: string): Exposed[] {
    const known = freed.get(family) ?? [];
    freed.set(family, known);
    return known;
  }
  function close(): void {
    if (waiting.size === 0) return;
    const endings = [...waiting.values()];
    waiting.clear();
    payAll(world, endings);
    closeTurns(parts, world, endings);
  }
  return {
    meet(memberId) {
      const waits = waiting.has(memberId);
      if (waits) close();
      return waits;
    },
    settle({ turn, ...ending }) {
      const { round, at } = ending;
      if (!changes(round, turn)) return;
      if (waiting.has(round.memberId)) throw new Error(`${round.memberId} was not met before ${round.id} was decided`);
      const table = tableAt(world, gameOf(parts, round.family, round.version), round);
      const due = bookStakes(world, round, { turn, table, at, freed: freedOf(round.family) });
      // Stakes are booked under the number of what was asked.
      if (turn.stakes && turn.stakes.length > 0) round.asked.push({ call: 'follow', input: null, at, told: null });
      waiting.set(round.memberId, { ...ending, due });
    },
    end() {
      close();
      for (const [family, exposed] of freed) unexpose(world, family, exposed);
      freed.clear();
    },
  };
}
