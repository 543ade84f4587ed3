import { z } from 'zod';
import { endpoint } from '../endpoint';
import { WireLanguage } from '../language';
import { GameType } from '../lobby/wire';
import { Money } from '../money';
import { PageSize, QueryInt } from '../paging';
import { CHASE_MAX_ISSUES, ORDER_MAX_LINES } from './limits';
import {
  IssueName,
  LotteryArea,
  LotteryCode,
  LotteryIssue,
  OrderIssue,
  OrderIssueState,
  OrderLine,
  OrderSummary,
  PrizeMode,
  StopRules,
} from './shapes';

const Device = z.enum(['WEB', 'MOBILE']);
const serverTime = z.iso.datetime();

/** A lottery with the draw that takes orders now, or the next to do so, and the one that was drawn last. */
export const LotteryGame = z.object({
  gameCode: LotteryCode,
  family: z.string(),
  prizeMode: PrizeMode,
  area: LotteryArea,
  nodeId: z.string(),
  vassalage: z.string(),
  gameType: GameType,
  gameName: z.string(),
  /** A path below one of the bootstrap's `imageCDNs`. */
  iconUrl: z.string(),
  /** Orders are taken, but for the time between draws. */
  isOpen: z.boolean(),
  /** From draw to draw; null where days lie between. */
  everySeconds: z.int().nullable(),
  current: LotteryIssue.nullable(),
  last: LotteryIssue.nullable(),
});
export type LotteryGame = z.infer<typeof LotteryGame>;

export const listLotteries = endpoint({
  method: 'GET',
  path: '/lgw/vn/games/game_menu',
  summary: 'The lotteries, with the draw that takes orders and the latest result of each',
  request: z.strictObject({ prizeMode: PrizeMode.optional(), device: Device, language: WireLanguage }),
  value: z.object({ serverTime, games: z.array(LotteryGame) }),
});

export const listRecentLotteries = endpoint({
  method: 'GET',
  path: '/lgw/vn/games/game_menu/recent',
  summary: 'The lotteries that the member had orders in lately, the latest first',
  token: 'required',
  request: z.strictObject({ prizeMode: PrizeMode.optional(), device: Device, language: WireLanguage }),
  value: z.object({ serverTime, games: z.array(LotteryGame) }),
});

const openedRequest = {
  gameCode: LotteryCode,
  /** Those behind this one, which an answer before named as `next`. */
  before: IssueName.optional(),
  pageSize: PageSize,
};
const OpenedNumbers = z.object({
  serverTime,
  /** The newest first. */
  content: z.array(LotteryIssue),
  /** Where the next page begins; null: there is none. */
  next: IssueName.nullable(),
});

export const listOpenedNumbersVn = endpoint({
  method: 'GET',
  path: '/lgw/vn/numeros/opened/game',
  summary: 'Results of a lottery of Vietnam, the newest first',
  request: z.strictObject(openedRequest),
  value: OpenedNumbers,
  errors: ['GAME_NOT_FOUND'],
});

export const listOpenedNumbers = endpoint({
  method: 'GET',
  path: '/lotto/lgw/games/opened/numero',
  summary: 'Results of any lottery, the newest first',
  token: 'required',
  request: z.strictObject(openedRequest),
  value: OpenedNumbers,
  errors: ['GAME_NOT_FOUND'],
});

export const launchLottery = endpoint({
  method: 'POST',
  path: '/wps/game/launchGame',
  summary: 'Where a lottery is played: the address of its page, below the one that was asked from',
  token: 'required',
  request: z.strictObject({
    lottoArea: LotteryArea,
    launchMode: z.literal('LOTT'),
    prizeMode: PrizeMode,
    gameCode: LotteryCode,
    view: z.enum(['betting', 'lobby']),
    device: Device,
    /** An address of the web app's own. */
    backUrl: z.url().max(2_048),
    language: WireLanguage,
  }),
  value: z.object({ url: z.url() }),
  errors: ['GAME_NOT_FOUND', 'GAME_UNAVAILABLE'],
});

/** What a member may choose between odds and rebate; null where the lottery knows no such choice. */
export const PrizeGroupRange = z.object({
  least: z.int(),
  most: z.int(),
  /** The rebate of the least group, in ten-thousandths of the stake; it falls by five with each group up to the most. */
  rebateBp: z.int().min(0),
});

export const fetchLottery = endpoint({
  method: 'GET',
  path: '/wps/relay/LGW_gameDetail',
  summary: 'One lottery: its odds, limits and prize groups',
  token: 'optional',
  extension: true,
  request: z.strictObject({ gameCode: LotteryCode, language: WireLanguage }),
  value: z.object({
    serverTime,
    game: LotteryGame,
    /** Odds x 1000 by `play/kind/prize`; an order names the version that it was made by. */
    odds: z.object({ version: z.string(), table: z.record(z.string(), z.int()) }),
    limits: z.object({
      /** Of an order's line. */
      minLine: Money,
      maxOrder: Money,
      /** Of a member in one draw. */
      maxIssue: Money,
      maxPayout: Money,
    }),
    prizeGroup: PrizeGroupRange.nullable(),
    /** False where the rules of the jurisdiction do not let bets follow each other by themselves. */
    mayChase: z.boolean(),
  }),
  errors: ['GAME_NOT_FOUND'],
});

export const listIssues = endpoint({
  method: 'GET',
  path: '/wps/relay/LGW_issueList',
  summary: 'The draws of a lottery that orders can be for: the one that is open and those to come',
  extension: true,
  request: z.strictObject({ gameCode: LotteryCode, most: QueryInt(1, CHASE_MAX_ISSUES) }),
  value: z.object({ serverTime, content: z.array(LotteryIssue) }),
  errors: ['GAME_NOT_FOUND'],
});

/** A draw of an order, as it stands. */
export const OrderIssueDetail = z.object({
  issue: IssueName,
  multiple: z.int(),
  state: OrderIssueState,
  drawsAt: z.iso.datetime(),
  stake: Money,
  payout: Money,
  stations: z.array(z.string()),
  result: z.unknown(),
  /** The lines that won there, by their places from 0. */
  won: z.array(z.object({ line: z.int(), payout: Money })),
});

export const LotteryOrder = OrderSummary.extend({
  // What is sent is strict; what is answered may say more.
  lines: z.array(
    z.object({ ...OrderLine.shape, bets: z.int(), units: z.int(), stake: Money, maxPayout: Money, payout: Money }),
  ),
  issues: z.array(OrderIssueDetail),
  stop: z.object(StopRules.shape),
  prizeGroup: z.int().nullable(),
  /** Odds x 1000 that the order was made by, of the prizes that its lines can win. */
  odds: z.record(z.string(), z.int()),
  balance: Money,
  verifyUrl: z.url(),
});
export type LotteryOrder = z.infer<typeof LotteryOrder>;

/** An order as it was placed: whoever sent its lines has them. */
export const PlacedLotteryOrder = LotteryOrder.omit({ lines: true });
export type PlacedLotteryOrder = z.infer<typeof PlacedLotteryOrder>;

export const placeLotteryOrder = endpoint({
  method: 'POST',
  path: '/wps/relay/LGW_placeOrder',
  summary: 'Bets on one draw, or on several one after another, which holds all that they may cost',
  token: 'required',
  idempotent: true,
  extension: true,
  request: z.strictObject({
    gameCode: LotteryCode,
    oddsVersion: z.string().max(64),
    /** Null: the one of the lottery's own odds. */
    prizeGroup: z.int().min(1_000).max(2_000).nullable(),
    lines: z.array(OrderLine).min(1).max(ORDER_MAX_LINES),
    /** In the order in which they are drawn. */
    issues: z.array(OrderIssue).min(1).max(CHASE_MAX_ISSUES),
    stop: StopRules,
  }),
  value: PlacedLotteryOrder,
  errors: [
    'GAME_NOT_FOUND',
    'GAME_UNAVAILABLE',
    'ISSUE_CLOSED',
    'LOTTERY_LIMIT_REACHED',
    'BET_INVALID',
    'STAKE_INVALID',
    'ODDS_CHANGED',
    'INSUFFICIENT_FUNDS',
  ],
});

const ownOrder = z.strictObject({ orderId: z.string().min(1).max(64), language: WireLanguage });

export const cancelLotteryOrder = endpoint({
  method: 'POST',
  path: '/wps/relay/LGW_cancelOrder',
  summary: 'Takes a whole order back while its first draw is open',
  token: 'required',
  idempotent: true,
  extension: true,
  request: ownOrder,
  value: LotteryOrder,
  errors: ['ORDER_NOT_FOUND', 'ORDER_CLOSED', 'ISSUE_CLOSED'],
});

export const stopLotteryChase = endpoint({
  method: 'POST',
  path: '/wps/relay/LGW_stopChase',
  summary: 'Gives up the draws of a chase that are still to come; what is staked stays',
  token: 'required',
  idempotent: true,
  extension: true,
  request: ownOrder,
  value: LotteryOrder,
  errors: ['ORDER_NOT_FOUND', 'ORDER_CLOSED'],
});

export const listLotteryOrders = endpoint({
  method: 'GET',
  path: '/wps/relay/LGW_orderList',
  summary: "The member's orders, the newest first",
  token: 'required',
  extension: true,
  request: z.strictObject({
    gameCode: LotteryCode.optional(),
    /** `CHASE`: those for several draws, open or not. */
    kind: z.enum(['OPEN', 'SETTLED', 'CHASE']).optional(),
    /** Those behind this one. */
    before: z.string().max(64).optional(),
    pageSize: PageSize,
    language: WireLanguage,
  }),
  value: z.object({ serverTime, content: z.array(OrderSummary), next: z.string().nullable() }),
});

export const fetchLotteryOrder = endpoint({
  method: 'GET',
  path: '/wps/relay/LGW_orderDetail',
  summary: "One of the member's own orders with its draws, results and odds",
  token: 'required',
  extension: true,
  request: ownOrder,
  value: LotteryOrder,
  errors: ['ORDER_NOT_FOUND'],
});

/** What decided a draw, so far as everybody may see it. Lower-case hexadecimal where it is bytes. */
export const fetchIssueProof = endpoint({
  method: 'GET',
  path: '/wps/relay/LGW_issueProof',
  summary: 'What decided a draw: the link of its chain, the root of its orders and the beacon',
  extension: true,
  request: z.strictObject({ gameCode: LotteryCode, issue: IssueName }),
  value: z.object({
    serverTime,
    issue: LotteryIssue,
    chainEnd: z.string(),
    nextChainEnd: z.string(),
    betsRoot: z.string().nullable(),
    beacon: z.object({ source: z.string(), round: z.int(), value: z.string() }).nullable(),
    /** Null before it is drawn. */
    serverSeed: z.string().nullable(),
    clientSeed: z.string().nullable(),
    orderCount: z.int(),
  }),
  errors: ['GAME_NOT_FOUND', 'ROUND_NOT_FOUND'],
});
