import { z } from 'zod';
import { controlCommand } from './control-command';

const OfLottery = z.strictObject({
  /** The lottery's code, which is its title's id, such as `five-1` or `vn-north`. */
  code: z.string().min(3).max(24),
});

/** The draw that stands longest, with the one that came out last. */
const ShownDraws = z.object({
  code: z.string(),
  draws: z.array(
    z.object({
      issue: z.string(),
      state: z.string(),
      /** ISO 8601 UTC. */
      closesAt: z.string(),
      drawsAt: z.string(),
      /** As the lottery's family draws it; null before. */
      result: z.unknown(),
      isForced: z.boolean(),
      orderCount: z.int(),
      /** Of a corrected draw: orders that stay as they are, since their members no longer have what is to be taken back. */
      leftCount: z.int(),
    }),
  ),
});
export type ShownDraws = z.infer<typeof ShownDraws>;

/** As the lottery's family draws it: a text, a list or an object, and never a number, whose zeros would be lost. */
const Result = z.union([z.string().max(64), z.array(z.unknown()).max(100), z.record(z.string(), z.unknown())]);

const line = z.strictObject({
  play: z.string().min(2).max(48),
  /** What is chosen in each row of the play's board. */
  selection: z
    .array(z.array(z.string().min(1).max(16)).max(10_000))
    .min(1)
    .max(12),
  /** What one bet costs: 200, 20 or 2 centavos. */
  unitMinor: z.int().min(1).default(200),
  multiple: z.int().min(1).max(9_999).default(1),
});

/** The draws of lotteries, each lottery steered without moving anything else (QA-08, QA-15). */
export const LOTTERY_COMMANDS = {
  showDraws: controlCommand({
    at: 'GET /lotteries',
    cli: 'lottery show <code>',
    summary: 'Shows the draws of a lottery that stand, and the last three that are over',
    input: OfLottery,
    output: ShownDraws,
  }),
  forceDraw: controlCommand({
    at: 'POST /lotteries/force',
    cli: 'lottery force <code>',
    summary:
      'Has a selection win in the next draw that closes, such as --play two-front-straight --selection \'[["1"],["2"]]\', or win nothing with --wins false; everybody sees that it was forced',
    input: OfLottery.extend({
      play: line.shape.play,
      selection: line.shape.selection,
      wins: z.boolean().default(true),
    }),
    output: ShownDraws,
  }),
  skipToDraw: controlCommand({
    at: 'POST /lotteries/skip',
    cli: 'lottery skip <code>',
    summary:
      'Ends the phase in which the draw of a lottery stands, and moves nothing else; a closed one waits for its beacon',
    input: OfLottery,
    output: ShownDraws,
  }),
  suspendDraw: controlCommand({
    at: 'POST /lotteries/suspend',
    cli: 'lottery suspend <code>',
    summary: 'Closes the draw that stands and puts it off, until it is resumed or six hours have passed',
    input: OfLottery,
    output: ShownDraws,
  }),
  resumeDraw: controlCommand({
    at: 'POST /lotteries/resume',
    cli: 'lottery resume <code>',
    summary: 'Lets a draw go on that was put off',
    input: OfLottery,
    output: ShownDraws,
  }),
  cancelDraw: controlCommand({
    at: 'POST /lotteries/cancel',
    cli: 'lottery cancel <code>',
    summary: 'Cancels the draw that stands, and gives all its orders back',
    input: OfLottery,
    output: ShownDraws,
  }),
  correctDraw: controlCommand({
    at: 'POST /lotteries/correct',
    cli: 'lottery correct <code> [issue]',
    summary:
      'Gives a draw that is over, or the one that came out last, another --result, once, and settles its orders anew',
    input: OfLottery.extend({ issue: z.string().min(5).max(20).optional(), result: Result }),
    output: ShownDraws,
  }),
  orderLottery: controlCommand({
    at: 'POST /lotteries/order',
    cli: 'lottery order <code> <memberId>',
    summary:
      'Orders --lines for a member, such as \'[{"play":"two-front-straight","selection":[["1"],["2"]]}]\', in the draw that takes orders and in --draws one after another',
    input: OfLottery.extend({
      memberId: z.string().min(1).max(64),
      lines: z.array(line).min(1).max(100),
      /** For so many draws. */
      draws: z.int().min(1).max(120).default(1),
      stopOnWin: z.boolean().default(true),
      /** Odds against rebate, within what the member may choose; left out: the lottery's own. */
      prizeGroup: z.int().min(1_000).max(2_000).optional(),
    }),
    output: z.object({ orderId: z.string() }),
  }),
} as const;
