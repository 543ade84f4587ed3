import { FISH_TIDE_MS, type FishBet, type FishSea, FishShown } from '@tonalli/contracts/games/fish';
import { z } from 'zod';
import type { DrawSource } from '../../kernel/fairness';
import type { Entry } from '../../wagering/game-module';
import { defineRounds, type Phase } from '../../wagering/shared-rounds';
import type { SegmentState } from './segment';

export type Segment = Entry<FishBet, SegmentState>;

/** A day of 25 hours. */
const MOST_PER_DAY = 1_500;
const SEEDS = 2 ** 31;
/** Of tides that begin now. */
const SEA: FishSea = 2;

interface Updating {
  readonly entrants: readonly Segment[];
}

const sitting = ({ heldMinor }: Segment): boolean => heldMinor > 0;

/** What swims in a room, minute by minute: it decides nothing that is paid. What somebody caught is gone for all. */
export const tides = defineRounds({
  name: 'fish',
  version: 1,
  perTitle: true,
  isInPlay: true,
  config: { schema: z.object({}), initial: {} },
  table: FishShown,
  mostPerDay: MOST_PER_DAY,
  everyMs: () => FISH_TIDE_MS,
  advance(from, { at, draws }: { at: number; draws: DrawSource }): Phase<FishShown> {
    if (from) return { name: 'over', takesBets: false, lastsMs: null, table: { ...from.table, seats: [], gone: [] } };
    const table = { from: at, seed: draws.below(SEEDS), sea: SEA, seats: [], gone: [] };
    return { name: 'open', takesBets: true, lastsMs: FISH_TIDE_MS, table };
  },
  update({ table, lastsMs }, { entrants }: Updating) {
    const gone = new Set([...table.gone, ...entrants.flatMap(({ state }) => [...state.caught])]);
    const seats = entrants
      .filter(sitting)
      .map(({ bet, state }) => ({ seat: bet.seat, level: state.level, batch: state.batches, last: [...state.last] }))
      .sort((one, other) => one.seat - other.seat);
    return { lastsMs, table: { ...table, seats, gone: [...gone] } };
  },
  show: ({ table }): FishShown => table,
});
