import { z } from 'zod';
import { dataFile, listById } from '../../kernel/data/data-files';
import { SERVER_SEED_BYTES } from '../../kernel/fairness';
import type { World } from '../../world/world';
import { announceRain, nextAt } from './rains';

const MINUTE_MS = 60_000;

const DailyRain = z
  .strictObject({
    id: z.string().regex(/^[\w-]+$/),
    es: z.string().min(1),
    en: z.string().min(1),
    poolMinor: z.int().min(1),
    count: z.int().min(1).max(10_000),
    dailyAt: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
    minutes: z.int().min(1).max(1_000),
  })
  .refine(({ poolMinor, count }) => poolMinor >= count, 'has to have a centavo for each envelope');

const daily = dataFile('envelopes/rains.yaml', listById(DailyRain));

/**
 * The first of each daily rain; each announces its next one as it ends. The seed of a first one belongs to the data, which come
 * out the same whenever they are built; those of all others are secrets.
 */
export function seedRains(world: World): void {
  const random = world.random.fork('rains');
  for (const { es: titleEs, en: titleEn, poolMinor, count, dailyAt, minutes } of daily()) {
    const opensAt = nextAt(dailyAt, world.clock.now());
    const closesAt = opensAt + minutes * MINUTE_MS;
    const rain = { titleEs, titleEn, poolMinor, count, dailyAt, opensAt, closesAt };
    const serverSeed = Buffer.from(random.bytes(SERVER_SEED_BYTES)).toString('hex');
    world.transaction(() => announceRain(world, rain, serverSeed));
  }
}
