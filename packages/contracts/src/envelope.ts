import { z } from 'zod';
import { ClosedTold } from './account/closing';
import { BreakTold } from './breaks/told';
import { Reached } from './limits/reached';
import { LotteryRefused } from './lottery/refused';
import { SlipRefused } from './sports-bets/shapes';

/** A field that did not pass its rule; `patternId`, `min` and `max` fill `registration.rule.<patternId>`. */
export const FieldError = z.object({
  patternId: z.string(),
  min: z.number().optional(),
  max: z.number().optional(),
});
export type FieldError = z.infer<typeof FieldError>;

/** By what a login can be proven a second time; `bank` is the name that a bound account is in. */
export const StepWay = z.enum(['mobile', 'email', 'bank', 'totp', 'recovery']);
export type StepWay = z.infer<typeof StepWay>;

/** What a login waits for whose password was right. */
export const SecondStep = z.object({
  /** Names the login in the next call. */
  token: z.string(),
  ways: z.array(StepWay).min(1),
  /** Where codes go, with all but the ends hidden. */
  mobile: z.string().optional(),
  email: z.string().optional(),
});
export type SecondStep = z.infer<typeof SecondStep>;

/** What a client needs beside the code of a failed call. */
export const ErrorExtra = z.object({
  /** A captcha has to be solved with the next attempt. */
  captcha: z.boolean().optional(),
  retryAfterSeconds: z.number().int().min(0).optional(),
  fields: z.record(z.string(), FieldError).optional(),
  /** The maintenance's end, ISO 8601 UTC. */
  endsAt: z.iso.datetime().optional(),
  /** The visitor's address, for the region-blocked page. */
  ip: z.string().optional(),
  secondStep: SecondStep.optional(),
  limit: z.optional(Reached),
  /** The next round may start so much later, in milliseconds. */
  retryAfterMs: z.number().int().min(0).optional(),
  /** Of `STAKE_ABOVE_POLICY`: the most that this member may stake there. */
  maxStakeMinor: z.number().int().min(1).optional(),
  break: BreakTold.optional(),
  /** Of `ACCOUNT_CLOSED`. */
  closed: ClosedTold.optional(),
  /** Of `GAME_ALREADY_OPEN`. */
  openGame: z.object({ nodeId: z.string() }).optional(),
  /** Of orders of lotteries. */
  lottery: LotteryRefused.optional(),
  /** Of slips of sports: how each leg stands, and what may be staked. */
  slip: z.optional(SlipRefused),
  /** Of `EXPOSURE_REACHED`: on what the house has reached its cap, and what of it is free, minor units. */
  exposure: z.object({ key: z.string(), freeMinor: z.number().int().min(0) }).optional(),
});
export type ErrorExtra = z.infer<typeof ErrorExtra>;

/** The platform's envelope around every answer (WIRE-02). `value` is parsed by the endpoint's own schema. */
export const Envelope = z.discriminatedUnion('success', [
  z.object({ success: z.literal(true), value: z.unknown() }),
  ErrorExtra.extend({ success: z.literal(false), code: z.string(), message: z.string() }),
]);
export type Envelope = z.infer<typeof Envelope>;

/** Names of the request headers of the platform's interface. */
export const HEADERS = {
  merchant: 'merchant',
  language: 'language',
  authorization: 'authorization',
  requestId: 'x-request-id',
  forwardedFor: 'x-forwarded-for',
  forwardedHost: 'x-forwarded-host',
  forwardedUserAgent: 'x-forwarded-user-agent',
  /** Of the visitor's browser, by a cookie that the gateway gave it; never shown to anybody. */
  forwardedDevice: 'x-forwarded-device',
  idempotencyKey: 'idempotency-key',
  /** Of a gateway, over the whole call (`sealing/call-signature.ts`). */
  signature: 'x-signature',
  /** No use of a session: the gateway asks by itself. */
  unattended: 'x-unattended',
  world: 'x-world',
} as const;

export const SEALED_CONTENT_TYPE = 'application/jose';
