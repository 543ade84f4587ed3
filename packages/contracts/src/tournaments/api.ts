import { z } from 'zod';
import { Language } from '../language';
import type { GameType } from '../lobby/wire';
import type { OwnPrizeState } from './wire';

export interface RankedEntry {
  place: number;
  username: string;
  isOwn: boolean;
  /** A multiple in hundredths. */
  score: number;
  rounds: number;
  prizeMinor: number;
}

export interface TournamentEntry {
  id: string;
  title: string;
  phase: 'COMING_SOON' | 'OPEN' | 'CLOSED';
  bestOf: number;
  minStakeMinor: number;
  roundsMax: number;
  gameTypes: GameType[];
  /** ISO 8601. */
  startsAt: string;
  endsAt: string;
  poolMinor: number;
  prizesMinor: number[];
  players: number;
  ranking: RankedEntry[];
  own: {
    place: number | null;
    score: number;
    rounds: number;
    prizeMinor: number;
    prizeState: OwnPrizeState | null;
  } | null;
}

export interface Tournaments {
  tournaments: TournamentEntry[];
  /** The platform's time, ISO 8601: what countdowns run by. */
  now: string;
}

export const TournamentsInput = z.strictObject({ language: Language });
export const JoinTournamentInput = z.strictObject({ id: z.string().regex(/^TO\d{8}$/) });
