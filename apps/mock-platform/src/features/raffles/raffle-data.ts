import { PricedReward } from '@tonalli/contracts/rewards/reward';
import { z } from 'zod';
import { dataFile, listById } from '../../kernel/data/data-files';

const Words = z.strictObject({ title: z.string().min(1) });
const Prize = z.strictObject({
  count: z.int().min(1).max(1_000),
  reward: PricedReward.refine(
    ({ kind }) => kind !== 'tickets' && kind !== 'spins',
    'is no chance of another prize: what a ticket is worth has to be known',
  ),
});

const Series = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]{1,32}$/),
  es: Words,
  en: Words,
  lastsDays: z.int().min(1).max(366),
  lastEndedDaysAgo: z.int().min(0),
  prizes: z.array(Prize).min(1).max(20),
});

export const raffleSeries = dataFile('raffles/raffles.yaml', listById(Series));
