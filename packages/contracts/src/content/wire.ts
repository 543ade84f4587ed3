import { z } from 'zod';
import { endpoint } from '../endpoint';
import { WireLanguage } from '../language';
import { Money } from '../money';
import { QueryInt } from '../paging';

export const BANNER_GROUPS = ['w_home', 'w_leftmenu', 'w_forget', 'w_reg'] as const;

export const Banner = z.object({
  id: z.string(),
  groupName: z.enum(BANNER_GROUPS),
  title: z.string(),
  /** A path below one of the bootstrap's `imageCDNs`. */
  imageUrl: z.string(),
  url: z.string(),
  /** `INNER`: a route of the web app; `OUTER`: another site; `NONE`: no link. */
  linkType: z.enum(['INNER', 'OUTER', 'NONE']),
});

export const Notice = z.object({ id: z.string(), title: z.string(), content: z.string(), at: z.iso.datetime() });

export const Popup = z.object({
  id: z.string(),
  title: z.string(),
  /** HTML as the operator wrote it; sanitise before showing. */
  content: z.string(),
  /** A logged in, B anonymous, F first-time login. */
  execution: z.enum(['A', 'B', 'F']),
});

export const listAnnouncements = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getListAnnouncements',
  summary: 'Banners, notices and popups',
  request: z.strictObject({
    /** A comma-separated choice of B, PL, PU, PR and H. */
    types: z.string().regex(/^(B|PL|PU|PR|H)(,(B|PL|PU|PR|H))*$/),
    platform: z.literal('W'),
    execution: z.enum(['A', 'B', 'F']).optional(),
    language: WireLanguage,
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
  at: z.iso.datetime(),
});
export type WinnerEntry = z.infer<typeof WinnerEntry>;

export const listWinners = endpoint({
  method: 'GET',
  path: '/wps/relay/GCSGAME_getRankList',
  summary: 'The winner board, largest win first',
  request: z.strictObject({
    gameCategory: z.literal('ALL'),
    language: WireLanguage,
    limitNum: QueryInt(1, 100),
  }),
  value: z.object({ list: z.array(z.object({ vo: WinnerEntry })) }),
});

export const fetchJackpot = endpoint({
  method: 'GET',
  path: '/wps/relay/GCSGAME_jackpot',
  summary: 'The jackpot ticker as it stands',
  extension: true,
  request: z.strictObject({}),
  value: z.object({ amount: Money, at: z.iso.datetime() }),
});
