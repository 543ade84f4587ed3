import { z } from 'zod';
import { Money } from '../money';
import { LINE_MAX_MULTIPLE, ORDER_MAX_NUMBERS } from './limits';

/** A lottery's own name: the id of its title and the code of its game. */
export const LotteryCode = z.string().regex(/^[a-z][a-z0-9-]{2,23}$/);
/** The public name of a draw, unique within its lottery. */
export const IssueName = z.string().regex(/^\d[\d-]{4,19}$/);

/** Product lines of the platforms that lotteries come from. */
export const PrizeMode = z.enum(['LOTT', 'ZY', 'ELOTT', 'SEA']);
export type PrizeMode = z.infer<typeof PrizeMode>;
/** Which lottery page a lottery stands on. */
export const LotteryArea = z.enum(['VN', 'SEA', 'LOTT']);
export type LotteryArea = z.infer<typeof LotteryArea>;

/**
 * `SCHEDULED` before it opens; `SUSPENDED`: closed, and the draw put off; `DRAWING`: numbers come one after another;
 * `DRAWN`: nobody had an order in it; `SETTLING`: not all orders are paid yet.
 */
export const ISSUE_STATES = [
  'SCHEDULED',
  'OPEN',
  'CLOSED',
  'SUSPENDED',
  'DRAWING',
  'DRAWN',
  'SETTLING',
  'SETTLED',
  'CORRECTED',
  'CANCELLED',
] as const;
export const IssueState = z.enum(ISSUE_STATES);
export type IssueState = z.infer<typeof IssueState>;

/** A row of a result that is still being drawn, as `ShownRow` of `packages/lottery`. */
export const DrawnRow = z.object({
  id: z.string().nullable(),
  station: z.string().optional(),
  shape: z.enum(['ball', 'die', 'rank', 'digits']),
  numbers: z.array(
    z.object({
      text: z.string(),
      tone: z.enum(['plain', 'red', 'blue', 'green', 'gold', 'violet', 'dark']),
      isApart: z.literal(true).optional(),
    }),
  ),
});

export const LotteryIssue = z.object({
  issue: IssueName,
  state: IssueState,
  opensAt: z.iso.datetime(),
  closesAt: z.iso.datetime(),
  drawsAt: z.iso.datetime(),
  /** Codes of the stations that draw, in their order; empty where there is one without a name. */
  stations: z.array(z.string()),
  /** As the lottery's family draws it (`packages/lottery`); null before it is drawn, and of a cancelled draw. */
  result: z.unknown(),
  /** While it is drawn number after number: those that are out; null otherwise. */
  drawing: z.array(DrawnRow).nullable(),
  /** Testers wished for how it comes out. */
  isForced: z.boolean(),
});
export type LotteryIssue = z.infer<typeof LotteryIssue>;

/** A selection as its play reads it: what is chosen in each row of its board (`packages/lottery`). */
export const LotterySelection = z
  .array(z.array(z.string().min(1).max(16)).max(ORDER_MAX_NUMBERS))
  .min(1)
  .max(12);

export const OrderLine = z.strictObject({
  play: z.string().regex(/^[a-z0-9-]{2,48}$/),
  selection: LotterySelection,
  /** One of `BET_UNITS_MINOR`, minor units. */
  unitMinor: z.int().min(1).max(100_000),
  multiple: z.int().min(1).max(LINE_MAX_MULTIPLE),
});
export type OrderLine = z.infer<typeof OrderLine>;

/** A draw that an order is for, with what its lines' multiples are multiplied by there. */
export const OrderIssue = z.strictObject({ issue: IssueName, multiple: z.int().min(1).max(LINE_MAX_MULTIPLE) });
export type OrderIssue = z.infer<typeof OrderIssue>;

/** When a chase ends before its last draw. A break or a limit of the member always ends it. */
export const StopRules = z.strictObject({
  onWin: z.boolean(),
  /** Once all that was won, less all that was staked, comes to so much, minor units; null: not by that. */
  onProfitMinor: z.int().min(1).nullable(),
  /** With a draw that is cancelled. */
  onCancelled: z.boolean(),
});
export type StopRules = z.infer<typeof StopRules>;

/** `WAITING`: its stake is held; `SKIPPED`: the draw before it was not settled in time; `RELEASED`: the chase had ended. */
export const ORDER_ISSUE_STATES = ['WAITING', 'OPEN', 'WON', 'LOST', 'VOID', 'SKIPPED', 'RELEASED'] as const;
export const OrderIssueState = z.enum(ORDER_ISSUE_STATES);

export const ORDER_STATES = ['OPEN', 'WON', 'LOST', 'VOID', 'CANCELLED'] as const;
export const OrderState = z.enum(ORDER_STATES);
export type OrderState = z.infer<typeof OrderState>;

/** What of an order everything is counted from: amounts are decimal strings on the wire. */
export const OrderSummary = z.object({
  /** The round of the bet; the bet's own number stands in the betting record. */
  orderId: z.string(),
  betId: z.string(),
  gameCode: LotteryCode,
  gameName: z.string(),
  family: z.string(),
  placedAt: z.iso.datetime(),
  state: OrderState,
  isChase: z.boolean(),
  /** Of the draws so far; the next ones' is held. */
  stake: Money,
  held: Money,
  payout: Money,
  /** Beside the payout, for odds below the greatest that the member may choose. */
  rebate: Money,
  /** Its first draw and its last one, and the next that is not over; null once all are. */
  firstIssue: IssueName,
  lastIssue: IssueName,
  nextIssue: IssueName.nullable(),
  issueCount: z.int(),
  lineCount: z.int(),
  /** Of its first line: its play and its selection, cut to a length. */
  play: z.string(),
  shortSelection: z.string(),
  isTrial: z.boolean(),
  /** It can be taken back whole: nothing of it is closed yet. */
  isCancellable: z.boolean(),
  /** Its draws to come can be given up. */
  isStoppable: z.boolean(),
});
export type OrderSummary = z.infer<typeof OrderSummary>;
