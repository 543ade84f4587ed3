import type { FaultEffect } from '@tonalli/qa/fault-effects';
import { type Fault, StoredFault } from '@tonalli/qa/faults';
import { z } from 'zod';
import type { IncomingCall } from '../../transport/interceptor';
import type { NotedMember } from '../../world/recorder';
import type { Part, World } from '../../world/world';
import type { MemoryPart } from '../../world/world-memory';

export interface FaultList extends MemoryPart<readonly StoredFault[]> {
  add(fault: Fault & { set?: string | undefined }): StoredFault;
  list(): readonly StoredFault[];
  /** Returns whether there was one. */
  remove(id: number): boolean;
  /** Returns how many there were. */
  removeSet(set: string): number;
  clear(): void;
  /** The effects that this call meets, in the order in which they were added. `chance` gives numbers in [0, 1). */
  meet(call: IncomingCall, chance: () => number): readonly FaultEffect[];
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
    remove(id) {
      const before = faults.length;
      faults = faults.filter((fault) => fault.id !== id);
      return faults.length < before;
    },
    removeSet(set) {
      const before = faults.length;
      faults = faults.filter((fault) => fault.set !== set);
      return before - faults.length;
    },
    clear() {
      faults = [];
    },
    capture: () => structuredClone(faults),
    schema: z.array(StoredFault),
    restore(stored) {
      faults = structuredClone([...stored]);
      lastId = Math.max(lastId, ...stored.map(({ id }) => id));
    },
    meet(call, chance) {
      if (faults.length === 0) return NONE;
      const matching = faults.filter((fault) => concerns(fault, call));
      return matching.filter((fault) => fires(fault, chance)).map((fault) => fault.effect);
    },
  };
}

export const FAULTS: Part<FaultList> = { name: 'faults', build: createFaultList };

export const faultsOf = (world: World): FaultList => world.part(FAULTS);

const NONE: readonly never[] = [];

function concerns({ endpoint, effect, member }: StoredFault, call: IncomingCall): boolean {
  if (!isNamed(endpoint, call.name)) return false;
  if ((effect.kind === 'corrupted-seal' || effect.kind === 'rotated-key') && !call.sealed) return false;
  if (effect.kind === 'expired-token' && !call.hasToken) return false;
  return member === undefined || isMember(member, call.member());
}

function isNamed(endpoint: string, name: string): boolean {
  if (endpoint === '*' || endpoint === name) return true;
  return endpoint === 'play.*' && name.startsWith('play.');
}

function isMember(wanted: string, member: NotedMember | null): boolean {
  return member !== null && (member.id === wanted || member.username.toLowerCase() === wanted.toLowerCase());
}
