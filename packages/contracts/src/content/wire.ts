import { z } from 'zod';
import { endpoint } from '../endpoint';
import { QueryLanguage, WireLanguage } from '../language';
import { Game, GameType } from '../lobby/wire';
import { Money } from '../money';
import { QueryInt } from '../paging';

export const BANNER_GROUPS = ['w_home', 'w_leftmenu', 'w_forget', 'w_reg'] as const;

/** `INNER`: a route of the web app; `GAME`: a game's id; `PROMOTION`: a promotion's id; `OUTER`: another site; `NONE`: no link. */
export const LINK_TYPES = ['INNER', 'GAME', 'PROMOTION', 'OUTER', 'NONE'] as const;
export type LinkType = (typeof LINK_TYPES)[number];

export const Banner = z.object({
  id: z.string(),
  groupName: z.enum(BANNER_GROUPS),
  title: z.string(),
  /** A path below one of the bootstrap's `imageCDNs`. */
  imageUrl: z.string(),
  /** What `linkType` says; as the operator wrote it, so check it before it is followed. */
  url: z.string(),
  linkType: z.enum(LINK_TYPES),
  /** Extension: the game that `GAME` leads to, as lists have it. */
  game: Game.nullish(),
});

export const Notice = z.object({ id: z.string(), title: z.string(), content: z.string(), at: z.iso.datetime() });

/** Whom a popup is for: A logged in, B anonymous, F first-time login. */
export const EXECUTIONS = ['A', 'B', 'F'] as const;
export type Execution = (typeof EXECUTIONS)[number];

export const Popup = z.object({
  id: z.string(),
  title: z.string(),
  /** HTML as the operator wrote it; no browser is to read it. */
  content: z.string(),
  execution: z.enum(EXECUTIONS),
});

export const listAnnouncements = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getListAnnouncements',
  summary: 'Banners, notices and popups',
  request: z.strictObject({
    /** A comma-separated choice of B, PL, PU, PR and H. */
    types: z.string().regex(/^(B|PL|PU|PR|H)(,(B|PL|PU|PR|H))*$/),
    platform: z.literal('W'),
    execution: z.enum(EXECUTIONS).optional(),
    language: QueryLanguage,
  }),
  value: z.object({
    banners: z.array(Banner),
    player: z.array(Notice),
    popup: z.array(Popup),
    promotion: z.array(z.object({ id: z.string(), title: z.string(), content: z.string(), imageUrl: z.string() })),
  }),
});

/** One row of the winner board; the player's name arrives masked. */
export const WinnerEntry = z.object({
  customerName: z.string(),
  winAmount: Money,
  gameName: z.string(),
  iconUrl: z.string(),
  nodeId: z.string(),
  /** Extension: what the game is opened by; without them the entry leads nowhere. */
  vassalage: z.string().optional(),
  gameType: GameType.optional(),
  gameCode: z.string().optional(),
  at: z.iso.datetime(),
  /** Extension: the page that proves the round; left out where it was not drawn from seeds. */
  verifyUrl: z.string().optional(),
  /** Extension: what of the win came from the jackpot. */
  jackpot: Money.optional(),
});
export type WinnerEntry = z.infer<typeof WinnerEntry>;

export const listWinners = endpoint({
  method: 'GET',
  path: '/wps/relay/GCSGAME_getRankList',
  summary: 'The winner board, largest win first',
  request: z.strictObject({
    gameCategory: z.union([z.literal('ALL'), GameType]),
    /** Extension: the last 24 hours, or the last seven days; left out: what was won lately. */
    period: z.enum(['DAY', 'WEEK']).optional(),
    language: WireLanguage,
    limitNum: QueryInt(1, 100),
  }),
  value: z.object({ list: z.array(z.object({ vo: WinnerEntry })) }),
});

/** `PROGRESSIVE`: a pool on the ledger that stakes feed and a round can win. `TICKER`: a number that counts up. */
export const JackpotKind = z.enum(['PROGRESSIVE', 'TICKER']);

/** The last jackpot that was paid; the player's name arrives masked. */
export const JackpotWin = z.object({ customerName: z.string(), amount: Money, at: z.iso.datetime() });

/** What the jackpot holds at a time, and how it goes on. */
export const JackpotNow = z.object({
  amount: Money,
  at: z.iso.datetime(),
  /** Extension: what `content/jackpot-feed.ts` counts on by; left out by a platform whose jackpot does not grow by itself. */
  feed: z
    .object({
      start: Money,
      since: z.iso.datetime(),
      /** The platform's clock stands still. */
      isStill: z.boolean(),
    })
    .optional(),
});
export type JackpotNow = z.infer<typeof JackpotNow>;

export const fetchJackpot = endpoint({
  method: 'GET',
  path: '/wps/relay/GCSGAME_jackpot',
  summary: 'The jackpot as it stands, who won it last, and how it is fed and won',
  extension: true,
  request: z.strictObject({}),
  value: z.object({
    kind: JackpotKind,
    ...JackpotNow.shape,
    lastWon: JackpotWin.nullable(),
    /** Null for a ticker, which nobody feeds and nobody wins. */
    terms: z
      .object({
        /** What of each real stake goes into the pool, in 1/10,000. */
        contributionBasisPoints: z.int().min(0).max(10_000),
        /** A round wins with the probability stake / (amount x `oneIn`). */
        oneIn: z.int().min(1),
        /** What the house puts into a new pool lies between these. */
        startFrom: Money,
        startTo: Money,
      })
      .nullable(),
  }),
});
