import { z } from 'zod';
import type { DrawSource } from '../kernel/fairness';
import { forceBy } from '../wagering/force';
import type { Schema } from '../wagering/schema';
import { defineRounds } from '../wagering/shared-rounds';

export interface DealTimes {
  readonly openMs: number;
  /** From one card to the next. */
  readonly cardMs: number;
  /** From one opening to the next. What open, closed and deal leave of it, the result is looked at. */
  readonly everyMs: number;
}

interface DealtRounds<Dealt, Wish> {
  readonly name: string;
  readonly times: DealTimes;
  /** What was dealt. */
  readonly dealt: Schema<Dealt>;
  readonly deal: (draws: DrawSource) => Dealt;
  readonly cardsOf: (dealt: Dealt) => number;
  readonly show: (dealt: Dealt | null, isOver: boolean) => unknown;
  readonly wish: Schema<Wish>;
  readonly fits: (dealt: Dealt, wish: Wish) => boolean;
}

/** No bet is taken, and nothing drawn: what decides comes to be. */
const CLOSED_MS = 1_000;
const DAY_MS = 86_400_000;

/** Rounds of a title's one table at which nobody chooses: bets, a second of nothing, card after card, the result. */
export function dealtRounds<Dealt, Wish>(rounds: DealtRounds<Dealt, Wish>) {
  const { name, times, dealt, deal, cardsOf, show, wish, fits } = rounds;
  const { openMs, cardMs, everyMs } = times;
  const Table = z.object({ dealt: z.nullable(dealt) });
  type Table = z.infer<typeof Table>;
  return defineRounds({
    ...{ name, version: 1, perTitle: true, table: Table },
    config: { schema: z.object({}), initial: {} },
    // Of a day of 25 hours.
    mostPerDay: Math.ceil((DAY_MS * 25) / 24 / everyMs),
    everyMs: () => everyMs,
    advance(from, { draws }) {
      const none: Table = { dealt: null };
      if (!from) return { name: 'open', takesBets: true, lastsMs: openMs, table: none };
      if (from.name === 'open') return { name: 'closed', takesBets: false, lastsMs: CLOSED_MS, table: none };
      if (from.name !== 'closed') return { name: 'result', takesBets: false, lastsMs: null, table: from.table };
      const cards = deal(draws);
      // The last card is looked at before the result.
      const lastsMs = (cardsOf(cards) + 1) * cardMs;
      return { name: 'dealing', takesBets: false, lastsMs, table: { dealt: cards } };
    },
    show: ({ table, lastsMs }) => show(table.dealt, lastsMs === null),
    recast: (over, { draws }) => ({ ...over, table: { dealt: deal(draws) } }),
    force: forceBy(wish, ({ dealt: cards }: Table, wished) => cards !== null && fits(cards, wished)),
  });
}
