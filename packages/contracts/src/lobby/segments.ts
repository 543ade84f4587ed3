import type { GameCard } from './api';

type GameType = GameCard['type'];

/** The page of each game type, in the order of the product; the segment is the first of its path. */
export const CATEGORY_SEGMENTS = {
  RNG: 'rng',
  LIVE: 'live',
  FISH: 'fish',
  PVP: 'pvp',
  SPORTS: 'sports',
  ESPORTS: 'esports',
  COCKFIGHT: 'cockfight',
  LOTT: 'lott',
  ELOTT: 'elott',
} as const satisfies Record<GameType, string>;

const TYPE_BY_SEGMENT: ReadonlyMap<string, GameType> = new Map(
  // The keys are those of the `satisfies` above.
  (Object.keys(CATEGORY_SEGMENTS) as GameType[]).map((type) => [CATEGORY_SEGMENTS[type], type]),
);

export const GAME_TYPES: readonly GameType[] = [...TYPE_BY_SEGMENT.values()];

export function gameTypeOfSegment(segment: string): GameType | null {
  return TYPE_BY_SEGMENT.get(segment) ?? null;
}
