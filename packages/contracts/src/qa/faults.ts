import { z } from 'zod';
import { ERROR_CODES, ERRORS } from '../errors';
import { controlCommand } from './control-command';
import { Nothing } from './values';

/** Codes that travel; those of the browser alone have no status. */
export const WIRE_ERROR_CODES = ERROR_CODES.filter((code) => ERRORS[code].http > 0);

export const FaultEffect = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('latency'), milliseconds: z.int().min(1).max(600_000) }),
  /** An answer of this status that no platform would give, without an envelope. */
  z.strictObject({ kind: z.literal('status'), status: z.int().min(400).max(599) }),
  z.strictObject({ kind: z.literal('error'), code: z.enum(WIRE_ERROR_CODES) }),
  /** A body that is no JSON. */
  z.strictObject({ kind: z.literal('malformed') }),
  /** The connection breaks and nothing was done. */
  z.strictObject({ kind: z.literal('drop-before') }),
  /** The connection breaks although all was done. */
  z.strictObject({ kind: z.literal('drop-after') }),
]);
export type FaultEffect = z.infer<typeof FaultEffect>;

export const Fault = z.strictObject({
  /** An endpoint's name, or `*` for all. */
  endpoint: z.string(),
  effect: FaultEffect,
  /** Only the nth matching call, counted from 1. */
  nth: z.int().min(1).optional(),
  /** At most so many times. */
  count: z.int().min(1).optional(),
  probability: z.number().gt(0).max(1).optional(),
});
export type Fault = z.infer<typeof Fault>;

export const StoredFault = Fault.extend({ id: z.int(), seen: z.int(), fired: z.int() });
export type StoredFault = z.infer<typeof StoredFault>;

export const FAULT_COMMANDS = {
  listFaults: controlCommand({
    at: 'GET /faults',
    cli: 'faults list',
    summary: 'What goes wrong on purpose, and how often each has met a call',
    input: Nothing,
    output: z.array(StoredFault),
  }),
  addFault: controlCommand({
    at: 'POST /faults',
    cli: 'faults add <endpoint>',
    summary: 'Lets calls go wrong, such as --effect.kind latency --effect.milliseconds 800',
    input: Fault,
    output: StoredFault,
  }),
  clearFaults: controlCommand({
    at: 'DELETE /faults',
    cli: 'faults clear',
    summary: 'Lets everything work again',
    input: Nothing,
    output: z.null(),
  }),
} as const;
