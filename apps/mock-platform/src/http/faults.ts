import type { Fault, FaultEffect, StoredFault } from '@tonalli/contracts/qa/faults';

export interface FaultList {
  add(fault: Fault): StoredFault;
  list(): readonly StoredFault[];
  clear(): void;
  /** As they stood in another list, counts included. */
  restore(faults: readonly StoredFault[]): void;
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
    restore(stored) {
      faults = structuredClone([...stored]);
      lastId = Math.max(lastId, ...stored.map(({ id }) => id));
    },
    meet(endpoint, chance) {
      if (faults.length === 0) return [];
      const matching = faults.filter((fault) => fault.endpoint === '*' || fault.endpoint === endpoint);
      return matching.filter((fault) => fires(fault, chance)).map((fault) => fault.effect);
    },
  };
}
