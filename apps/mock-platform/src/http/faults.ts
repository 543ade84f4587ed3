import { ERROR_CODES, ERRORS } from '@tonalli/contracts/errors';
import { z } from 'zod';

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

export interface StoredFault extends Fault {
  id: number;
  seen: number;
  fired: number;
}

export interface FaultList {
  add(fault: Fault): StoredFault;
  list(): readonly StoredFault[];
  clear(): void;
  /** The effects that this call meets, in the order in which they were added. `chance` gives numbers in [0, 1). */
  meet(endpoint: string, chance: () => number): FaultEffect[];
}

/** What goes wrong on purpose in one world. */
export function createFaultList(): FaultList {
  let faults: StoredFault[] = [];
  let lastId = 0;

  function fires(fault: StoredFault, chance: () => number): boolean {
    fault.seen += 1;
    if (fault.nth !== undefined && fault.seen !== fault.nth) return false;
    if (fault.count !== undefined && fault.fired >= fault.count) return false;
    if (fault.probability !== undefined && chance() >= fault.probability) return false;
    fault.fired += 1;
    return true;
  }

  return {
    add(fault) {
      lastId += 1;
      const stored = { ...fault, id: lastId, seen: 0, fired: 0 };
      faults.push(stored);
      return stored;
    },
    list: () => faults,
    clear() {
      faults = [];
    },
    meet(endpoint, chance) {
      if (faults.length === 0) return [];
      const matching = faults.filter((fault) => fault.endpoint === '*' || fault.endpoint === endpoint);
      return matching.filter((fault) => fires(fault, chance)).map((fault) => fault.effect);
    },
  };
}
