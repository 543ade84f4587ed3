import * as z from 'zod/mini';

/**
 * Orders of lotteries: lines that are bet on one draw, or on several one after another. Amounts are whole minor units, odds whole
 * thousandths. In the small dialect of zod, since the verify page carries them.
 */

const Minor = z.int().check(z.minimum(1));
const Selection = z.array(z.array(z.string().check(z.maxLength(16))));

export const LotteryLine = z.strictObject({
  play: z.string().check(z.maxLength(48)),
  selection: Selection,
  unitMinor: Minor,
  multiple: Minor,
});
export type LotteryLine = z.infer<typeof LotteryLine>;

export const LotteryIssueBet = z.strictObject({ issue: z.string().check(z.maxLength(20)), multiple: Minor });
export type LotteryIssueBet = z.infer<typeof LotteryIssueBet>;

export const LotteryStop = z.strictObject({
  onWin: z.boolean(),
  /** Once all winnings less all stakes come to so much; null: not by that. */
  onProfitMinor: z.nullable(Minor),
  onCancelled: z.boolean(),
});
export type LotteryStop = z.infer<typeof LotteryStop>;

export const LotteryBet = z.strictObject({
  /** The lottery's code. */
  code: z.string().check(z.maxLength(24)),
  lines: z.array(LotteryLine).check(z.minLength(1)),
  /** In the order in which they are drawn. */
  issues: z.array(LotteryIssueBet).check(z.minLength(1)),
  stop: LotteryStop,
  /** The first draw has not opened yet: it is staked once it does. */
  isAhead: z.boolean(),
  /** Null: the lottery's own odds. */
  prizeGroup: z.nullable(z.int()),
  /** Odds x 1000 by `play/kind/prize`, of all that the lines can win. */
  odds: z.record(z.string(), z.int()),
});
export type LotteryBet = z.infer<typeof LotteryBet>;

export const LotteryConfig = z.object({
  code: z.string(),
  /** Of a line in one draw. */
  minLineMinor: Minor,
  /** Of all that an order may cost. */
  maxOrderMinor: Minor,
  /** Of a member in one draw. */
  maxIssueMinor: Minor,
  /** That an order may pay in one draw. */
  maxPayoutMinor: Minor,
  /** That the house may have to pay in one draw, and on one number of one draw. */
  maxIssuePayoutMinor: Minor,
  maxNumberPayoutMinor: Minor,
});
export type LotteryConfig = z.infer<typeof LotteryConfig>;

const Won = z.object({ line: z.int(), payoutMinor: z.int() });

/** A draw of an order as it stands. `result`: as the lottery's family draws it; null before, and of a cancelled draw. */
export const LotteryIssueView = z.object({
  issue: z.string(),
  multiple: z.int(),
  state: z.enum(['WAITING', 'OPEN', 'WON', 'LOST', 'VOID', 'SKIPPED', 'RELEASED']),
  stakeMinor: z.int(),
  payoutMinor: z.int(),
  won: z.array(Won),
  result: z.unknown(),
  /** What the result was corrected to, where the order was settled anew by it; left out otherwise. */
  correctedTo: z.optional(z.unknown()),
});
export type LotteryIssueView = z.infer<typeof LotteryIssueView>;

export const LotteryView = z.object({
  code: z.string(),
  lines: z.array(LotteryLine),
  issues: z.array(LotteryIssueView),
  stop: LotteryStop,
  prizeGroup: z.nullable(z.int()),
  odds: z.record(z.string(), z.int()),
});
export type LotteryView = z.infer<typeof LotteryView>;

/** The same without what was bet, for whoever has it. */
export const LotteryStanding = z.pick(LotteryView, { issues: true, stop: true, prizeGroup: true, odds: true });
export type LotteryStanding = z.infer<typeof LotteryStanding>;

/** A draw as everybody sees it. */
export const LotteryShown = z.object({
  code: z.string(),
  closesAt: z.int(),
  drawsAt: z.int(),
  stations: z.array(z.string()),
  /** Null before it is drawn wholly. */
  result: z.unknown(),
  /** While numbers come one after another: the rows that are out, as `ShownRow` of the rules says; null otherwise. */
  rows: z.nullable(z.array(z.unknown())),
});
export type LotteryShown = z.infer<typeof LotteryShown>;
