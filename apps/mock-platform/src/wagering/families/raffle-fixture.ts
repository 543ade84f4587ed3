import { z } from 'zod';
import { defineGame } from '../define-game';
import { paid } from '../settlement';
import { dayAt, dayNamed } from '../shared-days';
import type { Opening } from '../shared-openings';
import { defineRounds, type TitleRounds } from '../shared-rounds';

const Table = z.object({ ticket: z.int().nullable(), shownOf: z.int() });
type Own = TitleRounds<z.infer<typeof Table>, unknown, unknown>;

const HOUR_MS = 3_600_000;
const TICKETS = 4;
/** How many steps the result is shown in. */
const STEPS = 3;

/** Bets are taken for so long; a minute later the ticket is drawn, and shown step by step, a minute each. */
const drawing = (openMs: number): Own['advance'] =>
  function advance(from, { draws }) {
    if (!from) return { name: 'open', takesBets: true, lastsMs: openMs, table: { ticket: null, shownOf: 0 } };
    if (from.name === 'open') return { ...from, name: 'closed', takesBets: false, lastsMs: 60_000 };
    const shownOf = from.table.shownOf + 1;
    const ticket = from.table.ticket ?? draws.below(TICKETS);
    if (shownOf === STEPS) return { name: 'drawn', takesBets: false, lastsMs: null, table: { ticket, shownOf } };
    return { name: 'showing', takesBets: false, lastsMs: 60_000, isQuiet: true, table: { ticket, shownOf } };
  };

const opens = (day: string, number: number, key: string): Opening => ({
  ...{ number, key, opensAt: dayNamed(day).begin + (number - 1) * 6 * HOUR_MS },
});

/** Four a day, of six hours each but for the last quarter of one; named in a way of their own. */
const quarters: Own = {
  mostPerDay: 4,
  advance: drawing(6 * HOUR_MS - 15 * 60_000),
  next: (last, { day }) => opens(day, (last?.number ?? 0) + 1, `${day}/${(last?.number ?? 0) + 1}`),
  placeOf(key) {
    const [, day] = /^(\d{4}-\d{2}-\d{2})\/[1-4]$/.exec(key) ?? [];
    return day === undefined || dayAt(dayNamed(day).begin).day !== day ? null : { day };
  },
};

const LONG_DAYS = 3;

/** One a day, each open for three days, so that several are under way; it is named by the moment that it opens. */
const long: Own = {
  mostPerDay: 1,
  daysOpen: LONG_DAYS + 2,
  advance: drawing(LONG_DAYS * 24 * HOUR_MS),
  next: (last, { day }) =>
    last ? { number: 2, key: 'none', opensAt: Number.MAX_SAFE_INTEGER } : opens(day, 1, String(dayNamed(day).begin)),
  placeOf: (key) =>
    /^\d{13}$/.test(key) && dayAt(Number(key)).begin === Number(key) ? { opensAt: Number(key) } : null,
};

/** Raffles whose titles open by hours of their own: `quarters` and `long`. */
export const raffles = defineRounds({
  ...{ name: 'raffle', version: 1, perTitle: true, timed: true, mostPerDay: 1, table: Table },
  config: { schema: z.unknown(), initial: null },
  ofTitle: (nodeId) => (nodeId === 'long' ? long : quarters),
  next: (last) => ({ number: (last?.number ?? 0) + 1, key: 'none', opensAt: Number.MAX_SAFE_INTEGER }),
  advance(): never {
    throw new TypeError('a raffle of no title');
  },
  show: ({ lastsMs, table: { ticket, shownOf } }) => ({ shownOf, ticket: lastsMs === null ? ticket : null }),
});

const Bet = z.strictObject({ round: z.string(), ticket: z.int(), stakeMinor: z.int().min(1) });

export const MOST_OWN_MINOR = 1_000;
export const MOST_ALL_MINOR = 2_500;

/** Who holds the ticket that is drawn gets three times the stake. Remembers what it was told of. */
export const raffle = defineGame({
  ...{ family: 'raffle', version: 1, draws: 'shared', bank: 'house', bet: Bet },
  config: { schema: z.unknown(), initial: null },
  state: z.object({ told: z.array(z.string()) }),
  view: z.object({ told: z.array(z.string()) }),
  rounds: { of: raffles, keys: ({ round }) => [round] },
  price: ({ round, stakeMinor }) => ({
    maxPayoutMinor: stakeMinor * 3,
    stakes: [
      {
        ...{ line: 'ticket', stakeMinor, edgeBp: 2_500 },
        exposures: [
          { key: `${round}/own`, amountMinor: stakeMinor, capMinor: MOST_OWN_MINOR, perPlayer: true },
          { key: `${round}/all`, amountMinor: stakeMinor, capMinor: MOST_ALL_MINOR },
        ],
      },
    ],
  }),
  start: () => ({ state: { told: [] } }),
  follow({ bet: { ticket, stakeMinor }, state }, { phase }) {
    const told = [...state.told, phase.name];
    if (phase.lastsMs !== null) return { state: { told } };
    return {
      state: { told },
      results: [paid('ticket', stakeMinor, phase.table.ticket === ticket ? stakeMinor * 3 : 0)],
    };
  },
  show: ({ state }) => state,
  onExclusion: () => 'settle',
});
