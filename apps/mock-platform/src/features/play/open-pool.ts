import { grownMinor } from '@tonalli/contracts/content/jackpot-feed';
import type { World } from '../../world/world';
import { type PoolRow, poolRepository } from './jackpot.repository';
import { scheduleJackpotDay } from './jackpot-days';
import { JACKPOT_RULES } from './jackpot-settings';

interface Seeding {
  /** Part of the posting's key. */
  occasion: string;
  at: number;
}

interface Filling extends Seeding {
  amountMinor: number;
}

/** The house puts money in. */
export function seedPool(world: World, { occasion, at, amountMinor }: Filling): void {
  const key = `jackpot:seed:${occasion}`;
  world.ledger.post({ kind: 'jackpot.seed', key, amountMinor, reference: occasion, at });
}

/** A new pool begins with what the house puts in: any amount between the bounds, as likely as any other (HOME-04). */
export function startPool(world: World, { occasion, at }: Seeding): void {
  const { startMinMinor, startMaxMinor } = world.settings.get(JACKPOT_RULES);
  const startMinor = world.random.int(startMinMinor, Math.max(startMinMinor, startMaxMinor));
  poolRepository(world).start({ startMinor, occasion, startedAt: at });
  const amountMinor = startMinor - world.ledger.houseBalance('house.jackpot');
  if (amountMinor > 0) seedPool(world, { occasion, at, amountMinor });
}

/** Opens the pool with the house's money, once. Call within a transaction. */
export function openPool(world: World, at: number): PoolRow {
  const store = poolRepository(world);
  const before = store.find();
  if (before) return before;
  startPool(world, { occasion: `opening:${at}`, at });
  scheduleJackpotDay(world, world.clock.now());
  const pool = store.find();
  if (!pool) throw new Error('the jackpot has no pool');
  return pool;
}

/** What the house has added that is not on the ledger yet. Where the clock was put back it adds nothing until it is there again. */
export const dueMinor = (pool: PoolRow, at: number): number => Math.max(0, grownMinor(pool, at) - pool.bookedMinor);

/** What the pool holds at a time, the house's feed included, in minor units. Opens it when nobody has yet; call within a transaction. */
export function poolAt(world: World, at: number): number {
  const pool = openPool(world, at);
  return world.ledger.houseBalance('house.jackpot') + dueMinor(pool, at);
}
