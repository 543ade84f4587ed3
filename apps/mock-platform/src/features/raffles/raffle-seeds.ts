import { randomBytes } from 'node:crypto';
import { SERVER_SEED_BYTES } from '../../kernel/fairness';

const SALT_BYTES = 16;

export interface RaffleSecrets {
  readonly serverSeed: string;
  readonly salt: string;
}

/** What decides a raffle beside the beacon, and what its holders' codes are made with; nobody may guess either. */
export const newRaffleSecrets = (): RaffleSecrets => ({
  serverSeed: randomBytes(SERVER_SEED_BYTES).toString('hex'),
  salt: randomBytes(SALT_BYTES).toString('hex'),
});
