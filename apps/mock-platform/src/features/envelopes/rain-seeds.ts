import { randomBytes } from 'node:crypto';
import { SERVER_SEED_BYTES } from '../../kernel/fairness';

/** What every amount of a rain follows from; nobody may guess it before the end. */
export const newRainSeed = (): string => randomBytes(SERVER_SEED_BYTES).toString('hex');
