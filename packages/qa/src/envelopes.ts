import { Money } from '@tonalli/contracts/money';
import { z } from 'zod';
import { controlCommand } from './control-command';
import { Duration, MemberId, Nothing, Time } from './values';

const RainId = z.string().regex(/^RE\d{8}$/);
/** Left out: the newest that is open, or else the newest to come. */
const WhichRain = RainId.optional();
const MOST_ENVELOPES = 10_000;

const RainNow = z.object({
  rainId: z.string(),
  title: z.string(),
  pool: Money,
  count: z.int(),
  left: z.int(),
  opensAt: Time,
  closesAt: Time,
  isClosed: z.boolean(),
});

/** The operator's part of red envelopes. */
export const ENVELOPE_COMMANDS = {
  listRains: controlCommand({
    at: 'GET /envelopes/rains',
    cli: 'envelopes list',
    summary: 'The newest rains of red envelopes, and what is left of each',
    input: Nothing,
    output: z.array(RainNow),
  }),
  announceRain: controlCommand({
    at: 'POST /envelopes/rains',
    cli: 'envelopes rain <pool> <count>',
    summary:
      'Announces a rain of so many envelopes; without `opensIn` it is open at once, without `lasts` for ten minutes',
    input: z
      .strictObject({
        pool: Money,
        count: z.int().min(1).max(MOST_ENVELOPES),
        opensIn: Duration.optional(),
        lasts: Duration.refine((ms) => ms > 0, 'has to be more than nothing').optional(),
      })
      .refine(({ pool, count }) => pool >= count, 'has to have a centavo for each envelope'),
    output: z.object({ rainId: z.string() }),
  }),
  closeRain: controlCommand({
    at: 'POST /envelopes/rains/close',
    cli: 'envelopes close [rainId]',
    summary: 'Ends a rain now, once; what nobody took goes back, and its seed comes out',
    input: z.strictObject({ rainId: WhichRain }),
    output: z.object({ rainId: z.string() }),
  }),
  takeEnvelope: controlCommand({
    at: 'POST /envelopes/rains/take',
    cli: 'envelopes take <memberId> [rainId]',
    summary: 'A member takes the next envelope of a rain; null: none is left',
    input: z.strictObject({ memberId: MemberId, rainId: WhichRain }),
    output: z.object({ amount: Money.nullable() }),
  }),
} as const;
