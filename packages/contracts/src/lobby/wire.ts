import { z } from 'zod';
import { endpoint } from '../endpoint';
import { GAME_FAMILIES } from '../games/families';
import { QueryLanguage, WireLanguage } from '../language';
import { Money } from '../money';
import { PageNumber, PageSize, QueryInt } from '../paging';

export const GAME_TYPES = ['RNG', 'LOTT', 'ELOTT', 'LIVE', 'SPORTS', 'FISH', 'PVP', 'ESPORTS', 'COCKFIGHT'] as const;
export const GameType = z.enum(GAME_TYPES);
export type GameType = z.infer<typeof GameType>;

/** Sub-categories; all but the last belong to RNG. */
export const GAME_CLASSES = ['SLOT', 'SCRATCH', 'VIDEO_POKER', 'JACKPOT', 'TABLE', 'ARCADE', 'BINGO', 'OTHER'] as const;
export const GameClassify = z.enum(GAME_CLASSES);
export type GameClassify = z.infer<typeof GameClassify>;

export { COCKFIGHT_VENDORS, ESPORTS_VENDORS, SEA_LOTTERY_VENDOR, VN_LOTTERY_VENDOR } from '../constants';

export const Game = z.object({
  nodeId: z.string(),
  nodeName: z.string(),
  gameName: z.string(),
  displayName: z.string(),
  /** Paths below one of the bootstrap's `imageCDNs`. */
  showIcon: z.string(),
  iconUrl: z.string(),
  lagerIcon: z.string(),
  vassalage: z.string(),
  gameType: GameType,
  gameClassify: GameClassify,
  gameCode: z.string(),
  /** 1: hot. */
  isHot: z.union([z.literal(0), z.literal(1)]),
  /** Extension. 1: it came out lately. */
  isNew: z.union([z.literal(0), z.literal(1)]).optional(),
  /** 0: a free trial is possible. */
  supportPlay: z.union([z.literal(0), z.literal(1)]),
  /** `VASSALAGE`: the entry stands for a vendor and opens its list. */
  isGame: z.enum(['GAME', 'VASSALAGE']),
  /** Extension. `SOON`: listed, but it cannot be started yet. Left out by a platform whose games can all be started. */
  status: z.enum(['OPEN', 'SOON']).optional(),
  /** Extension: what is played under the title, such as `dice`. */
  family: z.string().optional(),
});
export type Game = z.infer<typeof Game>;

const gameFilter = {
  gameType: GameType.optional(),
  vassalage: z.string().max(32).optional(),
};
/** A filter of a search form: there and empty, it says as much as left out. */
const orEmpty = <Choice extends z.ZodType>(choice: Choice) => z.union([choice, z.literal('')]).optional();
const clientType = QueryInt(1, 9);

export const listGames = endpoint({
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameList',
  summary: 'Games by type, vendor, class and name',
  token: 'optional',
  request: z.strictObject({
    clientType,
    platform: z.string().max(64),
    merchant: z.string().max(32),
    ...gameFilter,
    gameType: orEmpty(GameType),
    gameClassify: orEmpty(GameClassify),
    /** Extension: what is played under the titles. */
    family: orEmpty(z.enum(GAME_FAMILIES)),
    /** Trimmed; matched without accents and case, forgiving typing errors. */
    gameName: z.string().trim().max(100).optional(),
    pageNo: PageNumber,
    pageSize: PageSize,
    language: WireLanguage,
    /** `HOT` narrows to hot games, `NEW` (extension) to those that came out lately; any other narrows nothing. */
    channel: z.string().max(32).optional(),
    minBet: QueryInt(0, 100_000).optional(),
    minLineNum: QueryInt(0, 1_000).optional(),
  }),
  value: z.object({
    games: z.array(Game),
    totalPages: z.int(),
    totalRows: z.int(),
    /** Whether any game of all pages can be started (extension); left out where there is no game. */
    hasPlayable: z.boolean().optional(),
    /** Extension: the families of the list with the number of their games, as if it was not narrowed to one. */
    families: z.array(z.object({ family: z.string(), gameCount: z.int() })).optional(),
    /** Of a search (extension): beginnings of words, folded, that the games were found by. */
    marks: z.array(z.string()).optional(),
    /** Of a search that found only what resembles it (extension): what was probably meant. */
    suggestion: z.string().nullable().optional(),
  }),
});

/** What a game has beside its rules, as its detail names it. */
export const GAME_FEATURES = [
  'WILDS',
  'SCATTERS',
  'FREE_SPINS',
  'JACKPOT',
  'AUTOPLAY',
  'PROVABLY_FAIR',
  'HOLD_AND_DRAW',
  'MUSIC',
  'INSTANT_WIN',
  'SIDE_BETS',
  'CASH_OUT',
  'LIVE_DEALER',
  'BIG_CATCHES',
  'ROOMS',
  'LIVE_BETTING',
  'COMBINED_BETS',
  'DRAWS',
] as const;
export const GameFeature = z.enum(GAME_FEATURES);
export type GameFeature = z.infer<typeof GameFeature>;

export const GameFacts = z.object({
  /** Share of the stakes that comes back in the long run, such as `"96.12"`; null where players or odds decide it. */
  rtpPercent: z.string().nullable(),
  /** Share of the rounds that pay anything, such as `"36.37"`; null where players or what they bet on decide it. */
  paidPercent: z.string().nullable(),
  /** 1 calm to 5 wild; null where it has no meaning. */
  volatility: z.int().min(1).max(5).nullable(),
  minStake: Money,
  maxStake: Money,
  /** A round pays at most so many stakes; null where nothing bounds it. */
  maxWinStakes: z.int().nullable(),
  reels: z.int().nullable(),
  rows: z.int().nullable(),
  lines: z.int().nullable(),
  /** In how many ways a symbol can run from reel to reel, of a slot without lines. */
  ways: z.int().nullable(),
  /** The most free spins that one trigger brings, and what their wins are multiplied by. */
  freeSpins: z.object({ count: z.int(), multiplier: z.int() }).nullable(),
  features: z.array(GameFeature),
});
export type GameFacts = z.infer<typeof GameFacts>;

/** Extension: everything about one game, and others like it. */
export const fetchGame = endpoint({
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameDetail',
  summary: 'One game: return, volatility, limits, features, vendor, and games like it',
  extension: true,
  request: z.strictObject({ nodeId: z.string().min(1).max(32), language: WireLanguage }),
  value: z.object({ game: Game, vendorName: z.string(), facts: GameFacts, similar: z.array(Game) }),
  errors: ['GAME_NOT_FOUND'],
});

export const listHotGames = endpoint({
  method: 'GET',
  path: '/wps/relay/GCSGAME_hotGamesV2',
  summary: 'Hot games, hottest first',
  request: z.strictObject({
    merchantCode: z.string().max(32),
    isPlatform: QueryInt(2, 2),
    ...gameFilter,
    platform: z.string().max(64),
    language: WireLanguage,
  }),
  value: z.object({ list: z.array(Game) }),
});

export const listVendorGameTypes = endpoint({
  method: 'GET',
  path: '/wps/relay/GCSGAME_getVassGameType',
  summary: "The types of one vendor's games",
  token: 'required',
  request: z.strictObject({ vassalage: z.string().max(32) }),
  value: z.object({ types: z.array(GameType) }),
});

export const VendorCard = z.object({
  vassalage: z.string(),
  name: z.string(),
  icon: z.string(),
  gameClassify: z.array(GameClassify),
  isGame: z.enum(['GAME', 'VASSALAGE']),
  gameCount: z.int(),
  isHot: z.union([z.literal(0), z.literal(1)]),
});

export const listVendors = endpoint({
  method: 'GET',
  path: '/wps/relay/GCSGAME_newGameVendor',
  summary: 'Vendors by category',
  request: z.strictObject({ platform: z.string().max(64), language: QueryLanguage }),
  value: z.object({ data: z.object({ lanes: z.array(z.object({ title: GameType, cards: z.array(VendorCard) })) }) }),
});

export const listGameMenus = endpoint({
  method: 'GET',
  path: '/lgw/games/game_menus',
  summary: 'The electronic games menu: classes by type with their counts',
  request: z.strictObject({ language: QueryLanguage }),
  value: z.object({
    list: z.array(
      z.object({ gameType: GameType, classes: z.array(z.object({ gameClassify: GameClassify, gameCount: z.int() })) }),
    ),
  }),
});

export const listFavoriteIds = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGames',
  summary: "Ids of the member's favourite games",
  token: 'required',
  request: z.strictObject({}),
  value: z.object({ ids: z.array(z.string()) }),
});

export const listFavoriteGames = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGamesList',
  summary: "The member's favourite games, newest first",
  token: 'required',
  request: z.strictObject({
    clientType,
    platform: z.string().max(64),
    ...gameFilter,
    pageNo: PageNumber,
    pageSize: QueryInt(1, 999),
    language: WireLanguage,
  }),
  value: z.object({ content: z.array(Game), pageNum: z.int(), totalPages: z.int() }),
});

export const addFavorite = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_addFavoriteGameV2',
  summary: 'Add a favourite game; adding it again changes nothing',
  token: 'required',
  request: z.strictObject({ nodeId: z.string().max(32), vendor: z.string().max(32), gameType: GameType }),
  value: z.null(),
  errors: ['GAME_NOT_FOUND'],
});

export const removeFavorite = endpoint({
  method: 'DELETE',
  path: '/wps/relay/MCSFE_removeFavoriteGameV2',
  summary: 'Remove a favourite game; removing it again changes nothing',
  token: 'required',
  request: z.strictObject({ nodeId: z.string().max(32) }),
  value: z.null(),
});

export const listRecentGames = endpoint({
  method: 'GET',
  path: '/wps/relay/GCS_recentGame',
  summary: 'Games that the member played, latest first',
  token: 'required',
  request: z.strictObject({
    page: PageNumber,
    pageSize: PageSize,
    ...gameFilter,
    language: WireLanguage,
    clientType,
  }),
  value: z.object({ list: z.array(Game), totalPages: z.int() }),
});
