import { z } from 'zod';

export interface RainEntry {
  id: string;
  title: string;
  poolMinor: number;
  count: number;
  left: number;
  /** ISO 8601. */
  opensAt: string;
  closesAt: string;
  isClosed: boolean;
  seedHash: string;
  seed: string | null;
  amountsMinor: number[] | null;
  ownMinor: number | null;
  taken: { username: string; amountMinor: number; at: string }[];
}

/** What a member opens once a week. */
export interface PersonalEntry {
  level: number;
  isForLevel: boolean;
  /** Null: not opened this week. */
  openedMinor: number | null;
  /** ISO 8601. */
  endsAt: string;
  steps: { level: number; fromMinor: number; toMinor: number }[];
}

export interface Rains {
  rains: RainEntry[];
  /** Null: there is no VIP. */
  personal: PersonalEntry | null;
  /** The platform's time, ISO 8601: what countdowns run by. */
  now: string;
}

export const TakeEnvelopeInput = z.strictObject({ rainId: z.string().regex(/^RE\d{8}$/) });
