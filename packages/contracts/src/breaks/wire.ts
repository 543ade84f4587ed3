import { z } from 'zod';
import { endpoint } from '../endpoint';
import { EXCLUSION_CHOICES, TIMEOUT_CHOICES } from '../policy/choices';
import { BREAK_KINDS } from './kinds';

/** How long: a time-out's choice ends by itself, an exclusion's only with the member's return. */
export const BreakChoice = z.enum([...TIMEOUT_CHOICES, ...EXCLUSION_CHOICES]);
export type BreakChoice = z.infer<typeof BreakChoice>;

const End = z.iso.datetime().nullable();

const Taken = z.object({
  kind: z.enum(BREAK_KINDS),
  from: z.iso.datetime(),
  /** Null: none of its own. */
  until: End,
});

/** How far a member is on the way back from an exclusion. */
const Return = z.object({
  mayAskFrom: z.iso.datetime(),
  /** Now. */
  mayAsk: z.boolean(),
  /** Null: not asked for, or asked for and not confirmed in time. */
  asked: z
    .object({ mayConfirmFrom: z.iso.datetime(), mayConfirmUntil: z.iso.datetime(), mayConfirm: z.boolean() })
    .nullable(),
});

export const BreakView = z.object({
  current: Taken.nullable(),
  /** What may be taken now; on a break only what ends later. `until`: if it were taken now. */
  choices: z.array(z.object({ choice: BreakChoice, kind: z.enum(BREAK_KINDS), until: End })),
  /** Null: no exclusion, of which alone a member returns by asking. */
  return: Return.nullable(),
  /** What an excluded member does not withdraw is paid out after so many days. */
  balanceReturnDays: z.int(),
  /** The member came back from an exclusion lately: limits are asked for anew. */
  asksForLimits: z.boolean(),
});

export const fetchBreak = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getBreak',
  summary: "The member's break from playing, what may be taken now, and the way back",
  token: 'required',
  extension: true,
  request: z.strictObject({}),
  value: BreakView,
});

export const takeBreak = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_takeBreak',
  summary: 'Step back from playing at once: every session ends, open rounds end as their games say',
  token: 'required',
  idempotent: true,
  extension: true,
  request: z.strictObject({ choice: BreakChoice }),
  value: Taken,
  errors: ['BREAK_INVALID'],
});

export const askForReturn = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_askForReturn',
  summary: 'Ask to come back from an exclusion whose time is over; the wait begins',
  token: 'required',
  idempotent: true,
  extension: true,
  request: z.strictObject({}),
  value: Return,
  errors: ['RETURN_TOO_EARLY', 'NOT_FOUND'],
});

export const confirmReturn = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_confirmReturn',
  summary: 'Come back from an exclusion, after the wait and before the request lapses',
  token: 'required',
  idempotent: true,
  extension: true,
  request: z.strictObject({}),
  value: z.null(),
  errors: ['RETURN_TOO_EARLY', 'NOT_FOUND'],
});
