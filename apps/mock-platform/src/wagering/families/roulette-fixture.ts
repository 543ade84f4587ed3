import { z } from 'zod';
import { defineGame } from '../define-game';
import { forceBy } from '../force';
import { type LineResult, paid } from '../settlement';
import { defineRounds } from '../shared-rounds';
import { sumOf } from '../stake';
import { numbered } from './numbered-fixture';
import { OPPOSITES, SPOTS } from './roulette-spots-fixture';

const POCKETS = 37;
/** One pocket of 37. */
const EDGE_BP = 270;

const Table = z.object({ pocket: z.int().nullable() });
const Bet = z.strictObject({
  round: z.string(),
  /** Minor units by spot: the whole layout. */
  spots: z.record(
    z.string().refine((spot) => SPOTS.has(spot)),
    z.int().min(1),
  ),
});

const covered = (spot: string): readonly number[] => SPOTS.get(spot) ?? [];
/** With the stake: 36 for one number, 2 for eighteen. */
const paysTimes = (spot: string): number => 36 / covered(spot).length;

export const spins = defineRounds({
  name: 'roulette-1',
  version: 1,
  config: { schema: z.object({ openMs: z.int() }), initial: { openMs: 15_000 } },
  table: Table,
  mostPerDay: 4_000,
  next: (last, { at, day }) => ({ ...numbered('spin', last, day), opensAt: at }),
  advance(from, { config, draws }) {
    if (!from) return { name: 'open', takesBets: true, lastsMs: config.openMs, table: { pocket: null } };
    if (from.name === 'open') return { ...from, name: 'closed', takesBets: false, lastsMs: 1_000 };
    if (from.name === 'closed')
      return { name: 'spinning', takesBets: false, lastsMs: 8_000, table: { pocket: draws.below(POCKETS) } };
    return { name: 'result', takesBets: false, lastsMs: null, table: from.table };
  },
  show: ({ name, table }) => ({ name, pocket: name === 'result' ? table.pocket : null }),
  force: forceBy(
    z.strictObject({ pocket: z.int() }),
    (table: z.infer<typeof Table>, wish) => table.pocket === wish.pocket,
  ),
});

/** What a layout brings when the ball lies: each spot by itself, opposite spots counting only what one is above the other. */
export function layoutResults(spots: Readonly<Record<string, number>>, pocket: number): LineResult[] {
  return Object.entries(spots).map(([spot, stakeMinor]) => {
    const pays = covered(spot).includes(pocket) ? stakeMinor * paysTimes(spot) : 0;
    const result = paid(spot, stakeMinor, pays);
    const opposite = spots[OPPOSITES.get(spot) ?? ''] ?? 0;
    return { ...result, validStakeMinor: result.validStakeMinor - Math.min(stakeMinor, opposite) };
  });
}

/** Many players at one wheel. */
export const roulette = defineGame({
  family: 'roulette',
  version: 1,
  draws: 'shared',
  bank: 'house',
  config: { schema: z.object({ maxPerSpotMinor: z.int() }), initial: { maxPerSpotMinor: 10_000_000 } },
  bet: Bet,
  state: z.object({ pocket: z.int().nullable() }),
  view: z.object({ pocket: z.int().nullable(), spots: z.record(z.string(), z.int()) }),
  rounds: { of: spins, keys: ({ round }) => [round], betsPerPlayer: 1 },
  price({ round, spots }, { config }) {
    const stakes = Object.entries(spots).map(([spot, stakeMinor]) => ({
      ...{ line: spot, stakeMinor, edgeBp: EDGE_BP },
      exposures: [
        { key: `${round}/${spot}`, amountMinor: stakeMinor * paysTimes(spot), capMinor: config.maxPerSpotMinor },
      ],
    }));
    const byPocket = Array.from({ length: POCKETS }, (_, pocket) =>
      sumOf(layoutResults(spots, pocket), ({ payoutMinor }) => payoutMinor),
    );
    return {
      stakes,
      maxPayoutMinor: Math.max(
        ...byPocket,
        sumOf(stakes, ({ stakeMinor }) => stakeMinor),
      ),
    };
  },
  start: () => ({ state: { pocket: null } }),
  follow({ bet, state }, { phase }) {
    const { pocket } = phase.table;
    if (phase.lastsMs !== null || pocket === null) return { state };
    return { state: { pocket }, results: layoutResults(bet.spots, pocket) };
  },
  show: ({ bet, state }) => ({ pocket: state.pocket, spots: bet.spots }),
  onExclusion: () => 'settle',
});

/** The same table for one player alone, decided by their own seeds: only where the pocket comes from differs. */
export const soloRoulette = defineGame({
  family: 'roulette-solo',
  version: 1,
  draws: 'personal',
  bank: 'house',
  config: { schema: z.object({}), initial: {} },
  bet: Bet.shape.spots,
  state: z.object({ pocket: z.int() }),
  view: z.object({ pocket: z.int() }),
  price: (spots) => ({
    stakes: Object.entries(spots).map(([line, stakeMinor]) => ({ line, stakeMinor, edgeBp: EDGE_BP })),
    maxPayoutMinor: 36 * sumOf(Object.values(spots), (stakeMinor) => stakeMinor),
  }),
  start(spots, { draws }) {
    const pocket = draws.below(POCKETS);
    return { state: { pocket }, results: layoutResults(spots, pocket) };
  },
  show: ({ state }) => state,
  onExclusion: () => 'finish',
});
