import { z } from 'zod';
import type { DrawSource } from '../kernel/fairness';
import { forceBy } from '../wagering/force';
import type { Schema } from '../wagering/schema';
import { defineRounds } from '../wagering/shared-rounds';

/** Where the ball, the wheel or the dice come to rest; null while nothing is drawn. */
const Spun = z.object({ stop: z.int().nullable() });
export type Spun = z.infer<typeof Spun>;

export interface SpinTimes {
  readonly openMs: number;
  readonly spinMs: number;
  /** From one opening to the next. What open, closed and spin leave of it, the result is looked at. */
  readonly everyMs: number;
}

interface SpinRounds<Wish> {
  readonly name: string;
  readonly times: SpinTimes;
  /** How many places the wheel, or each of the dice, has, each as likely as any other. */
  readonly places: number;
  /** How many dice are thrown at once; one without. `stop` has their places as digits, the first thrown first. */
  readonly thrown?: number;
  readonly show: (stop: number | null) => unknown;
  readonly wish: Schema<Wish>;
  readonly fits: (stop: number, wish: Wish) => boolean;
}

/** No bet is taken, and nothing drawn: what decides comes to be. */
const CLOSED_MS = 1_000;
const DAY_MS = 86_400_000;

/** Rounds of a title's one wheel, which turns for all, or of its dice: bets, a second of nothing, the spin, its result. A draw for each that is thrown. */
export function spinRounds<Wish>({ name, times, places, thrown = 1, show, wish, fits }: SpinRounds<Wish>) {
  const { openMs, spinMs, everyMs } = times;
  function thrownBy(draws: DrawSource): number {
    let stop = 0;
    for (let nth = 0; nth < thrown; nth += 1) stop = stop * places + draws.below(places);
    return stop;
  }
  return defineRounds({
    ...{ name, version: 1, perTitle: true, table: Spun },
    config: { schema: z.object({}), initial: {} },
    // Of a day of 25 hours.
    mostPerDay: Math.ceil((DAY_MS * 25) / 24 / everyMs),
    everyMs: () => everyMs,
    advance(from, { draws }) {
      const none: Spun = { stop: null };
      if (!from) return { name: 'open', takesBets: true, lastsMs: openMs, table: none };
      if (from.name === 'open') return { name: 'closed', takesBets: false, lastsMs: CLOSED_MS, table: none };
      if (from.name === 'closed') {
        return { name: 'spinning', takesBets: false, lastsMs: spinMs, table: { stop: thrownBy(draws) } };
      }
      return { name: 'result', takesBets: false, lastsMs: null, table: from.table };
    },
    show: ({ table }) => show(table.stop),
    recast: (over, { draws }) => ({ ...over, table: { stop: thrownBy(draws) } }),
    force: forceBy(wish, ({ stop }: Spun, wished) => stop !== null && fits(stop, wished)),
  });
}
