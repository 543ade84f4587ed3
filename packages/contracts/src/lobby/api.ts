import { z } from 'zod';
import { HOME_FAVORITES_LIMIT, MAX_PAGE_SIZE } from '../constants';
import { Language } from '../language';
import { GameClassify, GameType } from './wire';

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
  /** A free trial is possible. */
  trial: boolean;
  /** Stands for a vendor and opens its list. */
  opensList: boolean;
  /** It can be started now. */
  open: boolean;
}

export interface GamePage {
  games: GameCard[];
  page: number;
  totalPages: number;
}

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

export const ListGamesInput = z.strictObject({
  language: Language,
  type: GameType.optional(),
  vendor: vendor.optional(),
  classify: GameClassify.optional(),
  hotOnly: z.boolean().optional(),
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

export const ToggleFavoriteInput = z.strictObject({
  gameId: z.string().max(32),
  vendor,
  type: GameType,
});
