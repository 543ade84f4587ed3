import { z } from 'zod';
import { defineGame } from '../define-game';
import { GameRefusal } from '../refusal';
import { paid } from '../settlement';
import { defineRounds, type Phase } from '../shared-rounds';
import { numbered } from './numbered-fixture';

const WORD = 2 ** 32;
const LINE = 'bet';
const LEAST_X100 = 101;

/** Where a flight ends, in hundredths: the return times 2^32 / (2^32 - r), floored, at least 1.00. */
export const bustX100 = (r: number, rtpBp: number): number =>
  Math.max(100, Math.floor((rtpBp * WORD) / (100 * (WORD - r))));

/** The multiplier after so long in the air, in hundredths. */
export const climbedX100 = (ms: number): number => Math.floor(100 * Math.exp(0.000_06 * ms));
/** How long it takes to get there. */
const msUntil = (x100: number): number => Math.ceil(Math.log(x100 / 100) / 0.000_06);

const Table = z.object({ bustX100: z.int().nullable(), flyingAt: z.int().nullable() });
type Flight = Phase<z.infer<typeof Table>>;

export const flights = defineRounds({
  name: 'crash-1',
  version: 1,
  config: { schema: z.object({ rtpBp: z.int(), bettingMs: z.int() }), initial: { rtpBp: 9_700, bettingMs: 7_000 } },
  table: Table,
  mostPerDay: 12_500,
  next: (last, { at, day }) => ({ ...numbered('flight', last, day), opensAt: at }),
  advance(from, { config, at, draws }): Flight {
    if (!from)
      return { name: 'betting', takesBets: true, lastsMs: config.bettingMs, table: { bustX100: null, flyingAt: null } };
    if (from.name === 'betting') return { ...from, name: 'closed', takesBets: false, lastsMs: 1_000 };
    if (from.name === 'flying') return { ...from, name: 'crashed', lastsMs: null };
    const bust = bustX100(draws.below(WORD), config.rtpBp);
    return { name: 'flying', takesBets: false, lastsMs: msUntil(bust), table: { bustX100: bust, flyingAt: at } };
  },
  show: ({ name, table }) => ({ name, flyingAt: table.flyingAt, bustX100: name === 'crashed' ? table.bustX100 : null }),
});

const Bet = z.strictObject({
  round: z.string(),
  stakeMinor: z.int().min(1),
  /** Taken by itself there, in hundredths; null: by hand alone. */
  autoX100: z.int().min(LEAST_X100).nullable(),
});

const pays = (stakeMinor: number, x100: number) => paid(LINE, stakeMinor, Math.floor((stakeMinor * x100) / 100));

/** One flight for all; two bets a player. A cash-out counts by when it arrived, a target by comparison and no timer. */
export const crash = defineGame({
  family: 'crash',
  version: 1,
  draws: 'shared',
  bank: 'house',
  config: {
    schema: z.object({ capX100: z.int(), maxPerRoundMinor: z.int() }),
    initial: { capX100: 10_000, maxPerRoundMinor: 50_000_000 },
  },
  bet: Bet,
  state: z.object({ atX100: z.int().nullable() }),
  view: z.object({ atX100: z.int().nullable() }),
  rounds: { of: flights, keys: ({ round }) => [round], betsPerPlayer: 2 },
  price({ round, stakeMinor, autoX100 }, { config }) {
    const maxPayoutMinor = Math.floor((stakeMinor * Math.min(autoX100 ?? config.capX100, config.capX100)) / 100);
    const exposures = [{ key: round, amountMinor: maxPayoutMinor, capMinor: config.maxPerRoundMinor }];
    return { stakes: [{ line: LINE, stakeMinor, edgeBp: 300, exposures }], maxPayoutMinor };
  },
  start: () => ({ state: { atX100: null } }),
  steps: {
    step: z.literal('cash-out'),
    apply({ bet, open }, _step, { at, config, phase }) {
      const flight = phase(bet.round);
      const { flyingAt, bustX100: bust } = flight?.table ?? {};
      const stakeMinor = open[LINE];
      if (flight?.name !== 'flying' || flyingAt == null || bust == null || stakeMinor === undefined) {
        throw new GameRefusal(flight?.name === 'crashed' ? 'TOO_LATE' : 'STEP_INVALID');
      }
      const arrivedX100 = climbedX100(at - flyingAt);
      const targetX100 = Math.min(bet.autoX100 ?? config.capX100, config.capX100);
      const atX100 = Math.min(arrivedX100, targetX100);
      if (atX100 < LEAST_X100) throw new GameRefusal('STEP_INVALID', 'nothing has climbed yet');
      if (atX100 > bust) throw new GameRefusal('TOO_LATE');
      return { state: { atX100 }, results: [pays(stakeMinor, atX100)] };
    },
  },
  follow({ bet, state, open }, { phase }, { config }) {
    const stakeMinor = open[LINE];
    const bust = phase.table.bustX100;
    if (phase.lastsMs !== null || bust === null || stakeMinor === undefined) return { state };
    const targetX100 = bet.autoX100 === null ? config.capX100 : Math.min(bet.autoX100, config.capX100);
    const won = targetX100 <= bust;
    return {
      state: { atX100: won ? targetX100 : null },
      results: [won ? pays(stakeMinor, targetX100) : paid(LINE, stakeMinor, 0)],
    };
  },
  show: ({ state }) => state,
  onExclusion: () => 'settle',
});
