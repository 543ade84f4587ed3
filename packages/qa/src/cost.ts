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
} as const;
