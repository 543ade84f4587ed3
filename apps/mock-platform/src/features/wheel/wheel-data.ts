import { PricedReward, type Reward } from '@tonalli/contracts/rewards/reward';
import { z } from 'zod';
import { dataFile, listById } from '../../kernel/data/data-files';
import { PlatformFailure } from '../../kernel/failure';

const Words = z.strictObject({ title: z.string().min(1) });

const Sector = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]{1,32}$/),
  weight: z.int().min(1).max(1_000_000),
  reward: PricedReward.nullable(),
  /** Left out: there is no end of them. */
  stock: z.int().min(1).optional(),
});
export type Sector = z.output<typeof Sector>;

const Wheel = z
  .strictObject({
    id: z.string().regex(/^[a-z0-9-]{1,32}$/),
    es: Words,
    en: Words,
    dailySpins: z.int().min(0).max(10),
    dailyBudgetMinor: z.int().min(0),
    fallbackId: z.string(),
    sectors: z.array(Sector).min(2).max(24),
  })
  .superRefine(({ sectors, fallbackId }, context) => {
    if (new Set(sectors.map(({ id }) => id)).size < sectors.length)
      context.addIssue({ code: 'custom', path: ['sectors'], message: 'names a sector twice' });
    const fallback = sectors.find(({ id }) => id === fallbackId);
    if (!fallback || fallback.stock !== undefined || costOf(fallback.reward) > 0)
      context.addIssue({ code: 'custom', path: ['fallbackId'], message: 'has to be a sector that never runs out' });
    if (sectors.some(({ reward }) => reward?.kind === 'spins'))
      context.addIssue({
        code: 'custom',
        path: ['sectors'],
        message: 'give no spins: what one is worth has to be known',
      });
  });
export type Wheel = z.output<typeof Wheel>;

const wheels = dataFile('wheel/wheels.yaml', listById(Wheel));

/** Throws `BONUS_NOT_FOUND`. */
export function requireWheel(wheelId: string): Wheel {
  const wheel = wheels().find(({ id }) => id === wheelId);
  if (!wheel) throw new PlatformFailure('BONUS_NOT_FOUND');
  return wheel;
}

/** The wheel that the page shows. */
export function shownWheel(): Wheel {
  const [wheel] = wheels();
  if (!wheel) throw new Error('there is no wheel');
  return wheel;
}

/** What a prize takes of the day's money, minor units. */
export const costOf = (reward: Reward | null): number => (reward && 'amountMinor' in reward ? reward.amountMinor : 0);

export const totalOf = ({ sectors }: Wheel): number => sectors.reduce((sum, { weight }) => sum + weight, 0);

/** The sector that a drawn number hits: they lie behind one another in the order of the file. */
export function sectorAt({ sectors }: Wheel, drawn: number): Sector {
  let end = 0;
  for (const sector of sectors) {
    end += sector.weight;
    if (drawn < end) return sector;
  }
  throw new RangeError(`the wheel has no ${drawn}`);
}

export function requireSector({ sectors }: Wheel, sectorId: string): Sector {
  const sector = sectors.find(({ id }) => id === sectorId);
  if (!sector) throw new Error(`the wheel has no sector ${sectorId}`);
  return sector;
}

/** What a spin of a wheel of this name hits; `below` draws a number from 0 on. Throws `BONUS_NOT_FOUND`. */
export function drawSector(wheelId: string, below: (bound: number) => number): Sector {
  const wheel = requireWheel(wheelId);
  return sectorAt(wheel, below(totalOf(wheel)));
}
