import { CRASH_DRAWS, CrashWish } from '@tonalli/contracts/games/crash';
import { z } from 'zod';
import { forceBy } from '../../wagering/force';
import { defineRounds, type Phase } from '../../wagering/shared-rounds';
import { flightMs } from './climb';
import { bustX100 } from './odds';

/** From the end of a flight until the next one takes bets. */
const REST_MS = 3_000;
const OPEN_MS = 7_000;
const CLOSED_MS = 1_000;

const Table = z.object({ flyingAt: z.int().nullable(), bustX100: z.int().nullable() });
type Table = z.infer<typeof Table>;

const Config = z.object({ rtpBp: z.int(), openMs: z.int(), closedMs: z.int() });

const waiting: Table = { flyingAt: null, bustX100: null };

/** One flight after another: bets, a moment in which it is decided, the flight, and where it ended. */
export const flights = defineRounds({
  name: 'crash',
  version: 1,
  perTitle: true,
  config: { schema: Config, initial: { rtpBp: 9_700, openMs: OPEN_MS, closedMs: CLOSED_MS } },
  table: Table,
  // A day of 25 hours whose flights all end at 1.00.
  mostPerDay: 8_100,
  restMs: () => REST_MS,
  advance(from, { config, at, draws }): Phase<Table> {
    if (!from) return { name: 'open', takesBets: true, lastsMs: config.openMs, table: waiting };
    if (from.name === 'open') return { name: 'closed', takesBets: false, lastsMs: config.closedMs, table: waiting };
    if (from.name === 'flying') return { ...from, name: 'crashed', lastsMs: null };
    const bust = bustX100(draws.below(CRASH_DRAWS), config.rtpBp);
    const table = { flyingAt: at, bustX100: bust };
    return { name: 'flying', takesBets: false, lastsMs: flightMs(bust), hidesEnd: true, table };
  },
  show: ({ name, table }) => ({ flyingAt: table.flyingAt, bustX100: name === 'crashed' ? table.bustX100 : null }),
  // When it took off is what everybody saw.
  recast: (over, { config, draws }) => ({
    ...over,
    table: { ...over.table, bustX100: bustX100(draws.below(CRASH_DRAWS), config.rtpBp) },
  }),
  force: forceBy(
    CrashWish,
    ({ bustX100: bust }: Table, { bustX100: exactly, atLeastX100 = 0, belowX100 = Infinity }) => {
      if (bust === null) return false;
      return bust >= atLeastX100 && bust < belowX100 && bust === (exactly ?? bust);
    },
  ),
});
