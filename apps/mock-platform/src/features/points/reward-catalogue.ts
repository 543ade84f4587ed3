import { PointRewardType } from '@tonalli/contracts/points/wire';
import { z } from 'zod';
import { dataFile, listById } from '../../kernel/data/data-files';

const Words = z.strictObject({ name: z.string().min(1), description: z.string().min(1) });

export const SeededReward = z
  .strictObject({
    /** Its picture is drawn by it (`art/reward-art.ts`). */
    id: z.string().regex(/^[a-z0-9-]+$/),
    type: PointRewardType,
    es: Words,
    en: Words,
    points: z.int().min(1),
    /** Valid bets asked for, in whole units of money. */
    requiredBet: z.int().min(1).optional(),
    /** What a bonus pays, in whole units of money. */
    bonus: z.int().min(1).optional(),
    stock: z.int().min(0),
  })
  .refine(({ type, bonus }) => (type === 'BONUS') === (bonus !== undefined), {
    path: ['bonus'],
    message: 'says what a BONUS pays, and stands nowhere else',
  });

/** The rewards of the default data. */
export const seededRewards = dataFile('points/rewards.yaml', listById(SeededReward));
