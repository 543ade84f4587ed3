import { z } from 'zod';
import { Language } from '../language';
import type { Raffle, RaffleProof } from './wire';

export type RaffleEntry = z.infer<typeof Raffle>;
export type RaffleProofEntry = z.infer<typeof RaffleProof>;

export interface Raffles {
  raffles: RaffleEntry[];
  /** The platform's time, ISO 8601: what countdowns run by. */
  now: string;
}

export const RafflesInput = z.strictObject({ language: Language });
export const RaffleProofInput = z.strictObject({ raffleId: z.string().regex(/^RF\d{8}$/) });
