import { Money, PositiveMoney } from '@tonalli/contracts/money';
import { SPORTS } from '@tonalli/contracts/sports/shapes';
import { z } from 'zod';
import { controlCommand } from './control-command';
import { MemberId, Nothing, Time } from './values';

const SlipId = z.string().min(1).max(64);
/** Left out: the slip that the member bet last. */
const OwnSlip = SlipId.optional();

const Leg = z.strictObject({
  event: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}-\d{3}$/, 'has to be a match such as 2030-01-02-001')
    .optional(),
  /** Without an event: of this sport the match that begins next, or the one behind it that has this number. */
  sport: z.enum(SPORTS).default('football'),
  nth: z.int().min(1).max(40).optional(),
  type: z.string().min(2).max(32).default('matchResult'),
  key: z.string().min(1).max(32).default('match'),
  selection: z.string().min(1).max(32).default('home'),
});

const FORMS = ['singles', 'parlay', 'system', 'trixie', 'patent', 'yankee', 'lucky15', 'canadian', 'heinz'] as const;

const Placed = z.object({
  slipId: z.string(),
  state: z.string(),
  lines: z.int(),
  legs: z.array(z.object({ event: z.string(), selection: z.string(), odds: z.string() })),
});

/** Slips of sports. */
export const SLIP_COMMANDS = {
  placeSlip: controlCommand({
    at: 'POST /sports/slips',
    cli: 'sports bet <memberId> [stake]',
    summary:
      'Bets a slip for a member: --legs such as \'[{"selection":"home"},{"nth":3,"selection":"draw"}]\', without any the home side of the football match that begins next; with --live of those in play',
    input: z.strictObject({
      memberId: MemberId,
      /** Of each line. */
      stake: PositiveMoney.optional(),
      legs: z.array(Leg).min(1).max(20).optional(),
      form: z.enum(FORMS).optional(),
      /** Of a system: legs of a line. */
      size: z.int().min(2).max(19).optional(),
      live: z.boolean().default(false),
    }),
    output: Placed,
  }),
  cashOutSlip: controlCommand({
    at: 'POST /sports/slips/cash-out',
    cli: 'sports cash-out <memberId> [slipId]',
    summary: "Sells a member's slip back at its price of now, or a --part of its stake",
    input: z.strictObject({ memberId: MemberId, slipId: OwnSlip, part: PositiveMoney.optional() }),
    output: z.object({ slipId: z.string(), paid: Money, openStake: Money }),
  }),
  forceSlip: controlCommand({
    at: 'POST /sports/slips/force',
    cli: 'sports force-slip <memberId> [slipId]',
    summary:
      'The matches of a slip end with these --scores, one for each leg in order, such as \'["2-0","-"]\': a dash leaves its match as it is. One that is over is corrected',
    input: z.strictObject({
      memberId: MemberId,
      slipId: OwnSlip,
      scores: z
        .array(z.string().regex(/^(?:\d{1,3}-\d{1,3}|-)$/, 'has to be a score such as 2-0, or a dash'))
        .min(1)
        .max(20),
    }),
    output: z.object({ slipId: z.string(), state: z.string() }),
  }),
  listUncollected: controlCommand({
    at: 'GET /sports/slips/uncollected',
    cli: 'sports uncollected',
    summary: 'Slips whose corrected result takes back what their member no longer has: they stay as they were paid',
    input: Nothing,
    output: z.array(
      z.object({ slipId: z.string(), memberId: z.string(), username: z.string(), amount: Money, placedAt: Time }),
    ),
  }),
} as const;
