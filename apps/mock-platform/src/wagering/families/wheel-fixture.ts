import { z } from 'zod';
import { defineGame } from '../define-game';
import { forceBy } from '../force';
import { paid } from '../settlement';
import { defineRounds } from '../shared-rounds';
import { sumOf } from '../stake';

const FIELDS = 10;
/** With the stake: one of ten, 95 %. */
const PAYS_X10 = 95;

const Table = z.object({ field: z.int().nullable() });

/** A wheel of ten fields, one a title, that is spun every 25 seconds: twelve to bet, one closed, seven to spin, five of rest. */
export const turns = defineRounds({
  name: 'wheel',
  version: 1,
  perTitle: true,
  mostPerDay: 3_456,
  config: {
    schema: z.object({ everyMs: z.int(), openMs: z.int() }),
    initial: { everyMs: 25_000, openMs: 12_000 },
  },
  everyMs: ({ everyMs }) => everyMs,
  table: Table,
  advance(from, { config, draws }) {
    if (!from) return { name: 'open', takesBets: true, lastsMs: config.openMs, table: { field: null } };
    if (from.name === 'open') return { name: 'closed', takesBets: false, lastsMs: 1_000, table: from.table };
    if (from.name === 'closed')
      return { name: 'spinning', takesBets: false, lastsMs: 7_000, table: { field: draws.below(FIELDS) } };
    return { name: 'result', takesBets: false, lastsMs: null, table: from.table };
  },
  show: ({ name, table }) => ({ name, field: name === 'result' ? table.field : null }),
  recast: (over, { draws }) => ({ ...over, table: { field: draws.below(FIELDS) } }),
  force: forceBy(
    z.strictObject({ field: z.int() }),
    (table: z.infer<typeof Table>, wish) => table.field === wish.field,
  ),
});

const Bet = z.strictObject({
  round: z.string(),
  /** Minor units by field: the whole layout. */
  fields: z.record(z.string().regex(/^\d$/), z.int().min(1)),
});

const pays = (stakeMinor: number): number => Math.floor((stakeMinor * PAYS_X10) / 10);

export const wheel = defineGame({
  family: 'wheel',
  version: 1,
  draws: 'shared',
  bank: 'house',
  config: { schema: z.object({ maxPerFieldMinor: z.int() }), initial: { maxPerFieldMinor: 5_000_000 } },
  bet: Bet,
  state: z.object({ field: z.int().nullable() }),
  view: z.object({ field: z.int().nullable(), fields: z.record(z.string(), z.int()) }),
  rounds: { of: turns, keys: ({ round }) => [round], replaces: true },
  price({ round, fields }, { config }) {
    const stakes = Object.entries(fields).map(([line, stakeMinor]) => ({
      ...{ line, stakeMinor, edgeBp: 500 },
      exposures: [{ key: `${round}/${line}`, amountMinor: pays(stakeMinor), capMinor: config.maxPerFieldMinor }],
    }));
    const stakedMinor = sumOf(stakes, ({ stakeMinor }) => stakeMinor);
    return { stakes, maxPayoutMinor: Math.max(stakedMinor, ...stakes.map(({ stakeMinor }) => pays(stakeMinor))) };
  },
  start: () => ({ state: { field: null } }),
  follow({ bet, state }, { phase }) {
    const { field } = phase.table;
    if (phase.lastsMs !== null || field === null) return { state };
    const results = Object.entries(bet.fields).map(([line, stakeMinor]) =>
      paid(line, stakeMinor, line === String(field) ? pays(stakeMinor) : 0),
    );
    return { state: { field }, results };
  },
  show: ({ bet, state }) => ({ field: state.field, fields: bet.fields }),
  onExclusion: () => 'settle',
  automatic: { bet: (stakeMinor, random, { key }) => ({ round: key, fields: { [random.int(0, 9)]: stakeMinor } }) },
});
