import { z } from 'zod';
import { HOME_FAVORITES_LIMIT, MAX_PAGE_SIZE } from '../constants';
import { GAME_FAMILIES, type GameFamily } from '../games/families';
import { Language } from '../language';
import { GameClassify, type GameFeature, GameType } from './wire';

export interface GameCard {
  id: string;
  name: string;
  vendor: string;
  type: GameType;
  classify: GameClassify;
  gameCode: string;
  /** A path below one of the bootstrap's `imageHosts`. */
  icon: string;
  hot: boolean;
  /** It came out lately. */
  isNew: boolean;
  /** A free trial is possible. */
  trial: boolean;
  /** Stands for a vendor and opens its list. */
  opensList: boolean;
  /** It can be started now. */
  open: boolean;
  /** A table that all its players share: how it stands can be asked for. */
  isTable?: true;
}

export interface GamePage {
  games: GameCard[];
  page: number;
  totalPages: number;
  /** Of all pages; left out where the platform does not tell. */
  totalGames?: number;
  /** False: no game of all pages can be started yet; left out where there is no game or the platform does not tell. */
  hasPlayable?: boolean;
  /** The families of the list, as if it was not narrowed to one; left out where the platform does not tell. */
  families?: { family: GameFamily; count: number }[];
  /** Of a search: beginnings of words, without accents and case, that the games were found by. */
  marks?: string[];
  /** Of a search: what was probably meant, when the games only resemble it. */
  suggestion?: string | null;
}

/** One game with what its sheet tells. */
export interface GameDetail {
  game: GameCard;
  /** What is played under the title, where it can be played. */
  family: GameFamily | null;
  vendorName: string;
  /** A 16 to 9 picture, a path below one of the bootstrap's `imageHosts`. */
  picture: string;
  /** Percent, such as `"96.12"`; null where players or odds decide it. */
  rtpPercent: string | null;
  /** Of the rounds, how many pay anything; as `rtpPercent`. */
  paidPercent: string | null;
  /** 1 calm to 5 wild. */
  volatility: number | null;
  minStakeMinor: number;
  maxStakeMinor: number;
  /** A round pays at most so many stakes. */
  maxWinStakes: number | null;
  reels: number | null;
  rows: number | null;
  lines: number | null;
  ways: number | null;
  freeSpins: { count: number; multiplier: number } | null;
  features: GameFeature[];
  similar: GameCard[];
}

/** The classes of games of each type, with how many there are of each. */
export type GameMenu = { type: GameType; classes: { classify: GameClassify; count: number }[] }[];

export interface HomeLobby {
  hot: GameCard[];
  /** Up to five vendors of each category that has any. */
  categories: {
    type: GameType;
    vendorCount: number;
    vendors: { code: string; name: string; icon: string; gameCount: number; opensList: boolean; hot: boolean }[];
  }[];
}

const page = z.int().min(1).max(1_000_000);
const vendor = z.string().max(32);

export const HomeLobbyInput = z.strictObject({ language: Language });
export const GameMenuInput = z.strictObject({ language: Language });
export const GameDetailInput = z.strictObject({ language: Language, gameId: z.string().min(1).max(32) });

export const ListGamesInput = z.strictObject({
  language: Language,
  type: GameType.optional(),
  vendor: vendor.optional(),
  classify: GameClassify.optional(),
  family: z.enum(GAME_FAMILIES).optional(),
  hotOnly: z.boolean().optional(),
  newOnly: z.boolean().optional(),
  search: z.string().trim().max(100).optional(),
  page,
  pageSize: z.int().min(1).max(MAX_PAGE_SIZE),
});

export const ListOwnGamesInput = z.strictObject({
  language: Language,
  type: GameType.optional(),
  vendor: vendor.optional(),
  page,
  pageSize: z.int().min(1).max(HOME_FAVORITES_LIMIT),
});
export const ListRecentInput = ListOwnGamesInput.extend({ pageSize: z.int().min(1).max(MAX_PAGE_SIZE) });

export const ToggleFavoriteInput = z.strictObject({
  gameId: z.string().max(32),
  vendor,
  type: GameType,
});
