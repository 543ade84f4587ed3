import { z } from 'zod';
import type { ShownGame } from '../content/api';
import { Language } from '../language';
import { GameType } from '../lobby/wire';
import { type BeadTone, MOST_TABLES, type ROOM_PHASES } from './table-tiles';

export const LaunchInput = z.strictObject({
  gameId: z.string().max(32),
  vendor: z.string().max(32),
  type: GameType,
  device: z.enum(['WEB', 'MOBILE']),
  /** A path of the web app to come back to. */
  backPath: z
    .string()
    .regex(/^\/(?![/\\])/)
    .max(512),
  freeTrial: z.boolean().optional(),
  endOpen: z.boolean().optional(),
});

export const TablesInput = z.strictObject({
  ids: z
    .array(z.string().regex(/^[\w-]{1,32}$/))
    .min(1)
    .max(MOST_TABLES),
});

/** How a table stands. Times are milliseconds since epoch of the platform's clock. */
export interface TableTile {
  id: string;
  takesBets: boolean;
  isOver: boolean;
  endsAt: number | null;
  nextOpensAt: number | null;
  /** The newest first. */
  past: { word: string; tone: BeadTone }[];
  players: number;
  minStakeMinor: number;
  maxStakeMinor: number;
}

export interface TableTiles {
  now: number;
  isFrozen: boolean;
  tables: TableTile[];
}

export const RoomsInput = z.strictObject({ language: Language, vendor: z.string().max(32).optional() });

/** A room in which players play each other. */
export interface Room {
  game: ShownGame;
  anteMinor: number;
  /** What is set aside as one sits down. */
  buyInMinor: number;
  seats: number;
  freeSeats: number;
  phase: (typeof ROOM_PHASES)[number];
}
