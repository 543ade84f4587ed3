import { ENDPOINTS } from '@tonalli/contracts/endpoints';
import { z } from 'zod';
import { controlCommand } from './control-command';
import { FaultEffect } from './fault-effects';
import { Nothing } from './values';

/** Everything that a fault can be put on. */
export const FAULT_TARGETS: readonly string[] = ['*', 'play.*', ...Object.keys(ENDPOINTS)];

export const Fault = z.strictObject({
  /** The name of an endpoint or of a game's call, `play.*` for all of the games, `*` for all there are. */
  endpoint: z.string(),
  effect: FaultEffect,
  /** Only calls of this member, by id or user name. */
  member: z.string().min(1).max(64).optional(),
  /** Only the nth matching call, counted from 1. */
  nth: z.int().min(1).optional(),
  /** At most so many times. */
  count: z.int().min(1).optional(),
  probability: z.number().gt(0).max(1).optional(),
});
export type Fault = z.infer<typeof Fault>;

/** `seen`: calls that it could have met; `fired`: those that it did. */
export const StoredFault = Fault.extend({
  id: z.int(),
  seen: z.int(),
  fired: z.int(),
  /** The ready-made set that it came with. */
  set: z.string().optional(),
});
export type StoredFault = z.infer<typeof StoredFault>;

export const FaultSetView = z.object({ name: z.string(), summary: z.string(), faults: z.array(Fault) });

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
    /** A warning says why the fault will meet no call, or not as it looks. */
    output: StoredFault.extend({ warnings: z.array(z.string()) }),
  }),
  removeFault: controlCommand({
    at: 'DELETE /faults/:id',
    cli: 'faults remove <id>',
    summary: 'Lets one fault go',
    input: z.strictObject({ id: z.coerce.number().int().min(1) }),
    output: z.object({ removed: z.boolean() }),
  }),
  clearFaults: controlCommand({
    at: 'DELETE /faults',
    cli: 'faults clear',
    summary: 'Lets everything work again',
    input: Nothing,
    output: z.null(),
  }),
  listFaultSets: controlCommand({
    at: 'GET /faults/sets',
    cli: 'faults sets',
    summary: 'Ready-made sets of faults',
    input: Nothing,
    output: z.array(FaultSetView),
    global: true,
  }),
  applyFaultSet: controlCommand({
    at: 'POST /faults/sets/:name',
    cli: 'faults apply <name>',
    summary: 'Adds a ready-made set, such as bad-mobile-network, platform-outage or flaky-wallet',
    input: z.strictObject({ name: z.string().max(64) }),
    output: z.array(StoredFault),
  }),
  removeFaultSet: controlCommand({
    at: 'DELETE /faults/sets/:name',
    cli: 'faults unapply <name>',
    summary: 'Lets the faults of a set go',
    input: z.strictObject({ name: z.string().max(64) }),
    output: z.object({ removed: z.int() }),
  }),
} as const;
