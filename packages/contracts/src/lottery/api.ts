import { z } from 'zod';
import { MAX_PAGE_SIZE } from '../constants';
import { Language } from '../language';
import type { GameType } from '../lobby/wire';
import { CHASE_MAX_ISSUES, ORDER_MAX_LINES } from './limits';
import {
  IssueName,
  LotteryArea,
  LotteryCode,
  type LotteryIssue,
  OrderIssue,
  type OrderIssueState,
  OrderLine,
  type OrderState,
  PrizeMode,
  StopRules,
} from './shapes';

export type { LotteryRefused } from './refused';
export type {
  IssueState,
  LotteryArea,
  LotteryIssue,
  OrderIssue,
  OrderLine,
  OrderState,
  PrizeMode,
  StopRules,
} from './shapes';

/** Of the platform's clock, by which all countdowns run; ISO 8601 UTC. */
interface Timed {
  serverTime: string;
}

export interface LotteryCard {
  gameCode: string;
  /** Of the rules: a `FamilyId` of `packages/lottery`, or one that this page knows nothing of. */
  family: string;
  prizeMode: PrizeMode;
  area: LotteryArea;
  id: string;
  vendor: string;
  type: z.infer<typeof GameType>;
  name: string;
  icon: string;
  isOpen: boolean;
  /** From draw to draw; null where days lie between. */
  everySeconds: number | null;
  /** The draw that takes orders now, or the next to do so. */
  current: LotteryIssue | null;
  last: LotteryIssue | null;
}

export const LotteriesInput = z.strictObject({ language: Language, prizeMode: PrizeMode.optional() });
export interface Lotteries extends Timed {
  games: LotteryCard[];
}

export const LotteryInput = z.strictObject({ gameCode: LotteryCode, language: Language });

/** What a member may choose between odds and rebate. */
export interface PrizeGroups {
  least: number;
  most: number;
  /** The rebate of the least group, in ten-thousandths of the stake; it falls by five with each group up to the most. */
  rebateBp: number;
}

export interface LotteryDetail extends Timed {
  game: LotteryCard;
  /** Odds x 1000 by `play/kind/prize`. */
  odds: { version: string; table: Record<string, number> };
  limits: { minLineMinor: number; maxOrderMinor: number; maxIssueMinor: number; maxPayoutMinor: number };
  prizeGroup: PrizeGroups | null;
  mayChase: boolean;
}

export const IssuesInput = z.strictObject({ gameCode: LotteryCode, most: z.int().min(1).max(CHASE_MAX_ISSUES) });
/** The open draw and those to come. */
export interface Issues extends Timed {
  issues: LotteryIssue[];
}

export const ResultsInput = z.strictObject({
  gameCode: LotteryCode,
  area: LotteryArea,
  before: IssueName.optional(),
  pageSize: z.int().min(1).max(MAX_PAGE_SIZE),
});
/** The newest first. */
export interface Results extends Timed {
  issues: LotteryIssue[];
  next: string | null;
}

export const LaunchLotteryInput = z.strictObject({
  gameCode: LotteryCode,
  area: LotteryArea,
  prizeMode: PrizeMode,
  view: z.enum(['betting', 'lobby']),
  /** An address of the site's own. */
  backUrl: z.url().max(2_048),
  language: Language,
});

export const PlaceOrderInput = z.strictObject({
  gameCode: LotteryCode,
  oddsVersion: z.string().max(64),
  prizeGroup: z.int().min(1_000).max(2_000).nullable(),
  lines: z.array(OrderLine).min(1).max(ORDER_MAX_LINES),
  issues: z.array(OrderIssue).min(1).max(CHASE_MAX_ISSUES),
  stop: StopRules,
  language: Language,
});
export type PlaceOrderInput = z.infer<typeof PlaceOrderInput>;

const OrderId = z.string().min(1).max(64);
export const OwnOrderInput = z.strictObject({ orderId: OrderId, language: Language });

export const ListOrdersInput = z.strictObject({
  gameCode: LotteryCode.optional(),
  kind: z.enum(['OPEN', 'SETTLED', 'CHASE']).optional(),
  before: OrderId.optional(),
  pageSize: z.int().min(1).max(MAX_PAGE_SIZE),
  language: Language,
});

export interface OrderRow {
  orderId: string;
  betId: string;
  gameCode: string;
  gameName: string;
  family: string;
  placedAt: string;
  state: OrderState;
  isChase: boolean;
  stakeMinor: number;
  heldMinor: number;
  payoutMinor: number;
  rebateMinor: number;
  firstIssue: string;
  lastIssue: string;
  nextIssue: string | null;
  issueCount: number;
  lineCount: number;
  /** Of its first line. */
  play: string;
  shortSelection: string;
  isTrial: boolean;
  isCancellable: boolean;
  isStoppable: boolean;
}

/** The newest first. */
export interface Orders extends Timed {
  rows: OrderRow[];
  next: string | null;
}

export interface OrderLineView extends OrderLine {
  bets: number;
  /** Bets times what each costs: lots, stations. */
  units: number;
  /** In a draw of multiple 1. */
  stakeMinor: number;
  maxPayoutMinor: number;
  /** Of all draws so far. */
  payoutMinor: number;
}

export interface OrderIssueView {
  issue: string;
  multiple: number;
  state: z.infer<typeof OrderIssueState>;
  drawsAt: string;
  stakeMinor: number;
  payoutMinor: number;
  stations: string[];
  /** Null before it is drawn. */
  result: unknown;
  won: { line: number; payoutMinor: number }[];
}

/** Without its lines: whoever placed it has them. */
export interface PlacedOrder extends OrderRow {
  issues: OrderIssueView[];
  stop: StopRules;
  prizeGroup: number | null;
  odds: Record<string, number>;
  balanceMinor: number;
  verifyUrl: string;
}

export interface OrderDetail extends PlacedOrder {
  lines: OrderLineView[];
}

export const IssueProofInput = z.strictObject({ gameCode: LotteryCode, issue: IssueName });

/** What decided a draw; lower-case hexadecimal where it is bytes, null where it is not public yet. */
export interface IssueProof extends Timed {
  issue: LotteryIssue;
  chainEnd: string;
  nextChainEnd: string;
  betsRoot: string | null;
  beacon: { source: string; round: number; value: string } | null;
  serverSeed: string | null;
  clientSeed: string | null;
  orderCount: number;
}
