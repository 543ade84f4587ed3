import { ERROR_CODES, ERRORS } from '@tonalli/contracts/errors';
import { z } from 'zod';

/** Codes that travel; those of the browser alone have no status. */
export const WIRE_ERROR_CODES = ERROR_CODES.filter((code) => ERRORS[code].http > 0);

const Milliseconds = z.int().min(1).max(600_000);

/** Always the same, or drawn anew for every call: between both ends alike, or mostly near the middle. */
const Latency = z
  .strictObject({
    kind: z.literal('latency'),
    milliseconds: Milliseconds.optional(),
    minimum: z.int().min(0).max(600_000).optional(),
    maximum: Milliseconds.optional(),
    shape: z.enum(['uniform', 'normal']).optional(),
  })
  .refine(
    ({ milliseconds, minimum, maximum }) =>
      (milliseconds === undefined) !== (maximum === undefined || minimum === undefined),
    'either milliseconds, or minimum and maximum',
  )
  .refine(({ minimum = 0, maximum = Infinity }) => minimum <= maximum, 'the minimum is above the maximum');

export const FaultEffect = z.discriminatedUnion('kind', [
  Latency,
  /** An answer of this status that no platform would give, without an envelope. */
  z.strictObject({ kind: z.literal('status'), status: z.int().min(400).max(599) }),
  z.strictObject({ kind: z.literal('error'), code: z.enum(WIRE_ERROR_CODES) }),
  /** A body that is no JSON. */
  z.strictObject({ kind: z.literal('malformed') }),
  /** The connection breaks in the middle of the answer; all was done. */
  z.strictObject({ kind: z.literal('truncated') }),
  /** The sealed payload arrives altered. */
  z.strictObject({ kind: z.literal('corrupted-seal') }),
  /** The connection breaks and nothing was done. */
  z.strictObject({ kind: z.literal('drop-before') }),
  /** The connection breaks although all was done. */
  z.strictObject({ kind: z.literal('drop-after') }),
  /** The answer comes in pieces, spread over so long. */
  z.strictObject({ kind: z.literal('drip'), milliseconds: Milliseconds, pieces: z.int().min(2).max(1_000).optional() }),
  /** The network delivers the call twice, both at once; the caller gets the first one's answer. */
  z.strictObject({ kind: z.literal('duplicate') }),
  /** What this call was answered the time before, as from a replica that lags behind. */
  z.strictObject({ kind: z.literal('stale') }),
  /** The token ends with this call. */
  z.strictObject({ kind: z.literal('expired-token') }),
  /** The sealing key is replaced while the call is on its way. */
  z.strictObject({ kind: z.literal('rotated-key') }),
]);
export type FaultEffect = z.infer<typeof FaultEffect>;
export type FaultKind = FaultEffect['kind'];

export const FAULT_KINDS: readonly FaultKind[] = FaultEffect.options.map((option) => option.shape.kind.value);

/** An effect in a few words, such as `latency 100-900 ms`. */
export function describeEffect(effect: FaultEffect): string {
  switch (effect.kind) {
    case 'latency':
      return `latency ${effect.milliseconds ?? `${effect.minimum}-${effect.maximum}`} ms`;
    case 'status':
      return `status ${effect.status}`;
    case 'error':
      return `error ${effect.code}`;
    case 'drip':
      return `drip over ${effect.milliseconds} ms`;
    default:
      return effect.kind;
  }
}
