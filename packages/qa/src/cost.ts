import { PositiveMoney } from '@tonalli/contracts/money';
import { z } from 'zod';
import { controlCommand } from './control-command';

/** Amounts in minor units. */
const CostLine = z.object({
  group: z.enum(['reward', 'bonus', 'free', 'other']),
  id: z.string(),
  kind: z.string(),
  granted: z.int(),
  grantedMinor: z.int(),
  taken: z.int(),
  takenMinor: z.int(),
  wageredMinor: z.int(),
  convertedMinor: z.int(),
  forfeitedMinor: z.int(),
  expiredMinor: z.int(),
  costMinor: z.int(),
  openMinor: z.int(),
});
export type CostLine = z.output<typeof CostLine>;

const CostReport = z.object({
  lines: z.array(CostLine),
  budgets: z.array(z.object({ id: z.string(), unit: z.enum(['money', 'count']), total: z.int(), left: z.int() })),
  costMinor: z.int(),
  openMinor: z.int(),
  /** Of what is open, the bonus money that members hold. */
  heldMinor: z.int(),
});
export type CostReport = z.output<typeof CostReport>;

/** Families whose games members are thought to play. */
export const PREVIEW_GAMES = ['slot', 'classic', 'scratch', 'wheel', 'plinko', 'roulette'] as const;
export const MOST_PREVIEWED = 2_000;
export const MOST_DRAFT_CHARACTERS = 20_000;

const PreviewInput = z
  .strictObject({
    /** A campaign, or terms of a bonus. */
    id: z.string().min(1).max(32).optional(),
    draft: z
      .string()
      .min(1)
      .max(MOST_DRAFT_CHARACTERS)
      .optional()
      .describe('YAML, as in promotions.yaml or bonuses.yaml'),
    members: z.int().min(1).max(MOST_PREVIEWED).default(500),
    seed: z.string().min(1).max(40).default('1'),
    game: z.enum(PREVIEW_GAMES).default('slot'),
    stake: PositiveMoney.optional().describe('Of each bet; left out: half of the greatest with bonus money in it'),
    money: PositiveMoney.optional().describe(
      'What is deposited, given, or staked in a week of a cashback or while a multiplier runs; $1,000.00',
    ),
  })
  .refine(({ id, draft }) => (id === undefined) !== (draft === undefined), 'takes either id or draft');

/**
 * How the cost of a kind is known: `stated` is paid as it is written; `played` is an estimate by playing it, whatever the prizes
 * are; `valued` is an estimate by what a thing is worth: points if all are exchanged, goods by their stated worth, tickets
 * by their part of the prizes, a multiplier by the points that it adds to what is thought to be staked meanwhile.
 */
export const COST_BASES = {
  cash: 'stated',
  bonus: 'played',
  freeSpins: 'played',
  freeBet: 'played',
  spins: 'played',
  draw: 'played',
  cashback: 'played',
  points: 'valued',
  tickets: 'valued',
  multiplier: 'valued',
  physical: 'valued',
} as const;
const COST_KINDS = Object.keys(COST_BASES) as (keyof typeof COST_BASES)[];

const CostPreview = z.object({
  id: z.string(),
  /** Of each member, in minor units. */
  costs: z.array(z.int()),
  /** To how many something became their own. */
  converted: z.int(),
  /** Of all members together, by what they are given, in minor units. */
  kinds: z.array(z.object({ kind: z.enum(COST_KINDS), costMinor: z.int() })),
  budget: z.object({ unit: z.enum(['money', 'count']), left: z.int() }).nullable(),
});
export type CostPreview = z.output<typeof CostPreview>;

/** What promotions cost. */
export const COST_COMMANDS = {
  reportCost: controlCommand({
    at: 'GET /promotions/cost',
    cli: 'promotions cost',
    summary:
      'What was granted, taken, wagered, converted and lost, what it has cost and what is open, by campaign and kind',
    input: z.strictObject({}),
    output: CostReport,
  }),
  previewCost: controlCommand({
    at: 'POST /promotions/preview',
    cli: 'promotions preview [id]',
    summary: 'What each of so many members would cost who take part, by playing it through; of a draft as well',
    input: PreviewInput,
    output: CostPreview,
  }),
} as const;
