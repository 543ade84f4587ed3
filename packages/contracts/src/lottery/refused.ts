import { z } from 'zod';

/** Which limit an order of a lottery would go beyond, or why it is none. */
export const LotteryRefused = z.object({
  /** Which limit, of `LOTTERY_LIMIT_REACHED`. */
  limit: z.enum(['order', 'member', 'issue', 'number', 'payout', 'chase']).optional(),
  /** What may still be staked, minor units. */
  availableMinor: z.int().min(0).optional(),
  /** The number that is full. */
  number: z.string().max(32).optional(),
  issue: z.string().max(20).optional(),
  /** Of `ISSUE_CLOSED`: the draw that takes orders next. */
  nextIssue: z.string().max(20).nullable().optional(),
  /** Of `BET_INVALID`: which line, from 0, and what is wrong with it, as `SelectionFault` of `packages/lottery` says it. */
  line: z.int().min(0).optional(),
  fault: z.string().max(24).optional(),
});
export type LotteryRefused = z.infer<typeof LotteryRefused>;
