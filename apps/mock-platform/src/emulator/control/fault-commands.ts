import { FAULT_SET_NAMES, FAULT_SETS } from '@tonalli/qa/fault-sets';
import { type FAULT_COMMANDS, FAULT_TARGETS } from '@tonalli/qa/faults';
import { faultsOf } from '../faults/fault-list';
import { type CommandVerbs, knownName } from './command';
import { warningsOf } from './fault-warnings';

export const faultVerbs: CommandVerbs<typeof FAULT_COMMANDS> = {
  listFaults: ({ world }) => [...faultsOf(world).list()],
  addFault({ world, input }) {
    knownName(input.endpoint, FAULT_TARGETS);
    const warnings = warningsOf(world, input);
    return { ...faultsOf(world).add(input), warnings };
  },
  removeFault: ({ world, input }) => ({ removed: faultsOf(world).remove(input.id) }),
  clearFaults({ world }) {
    faultsOf(world).clear();
    return null;
  },
  listFaultSets: () =>
    FAULT_SET_NAMES.map((name) => ({ name, summary: FAULT_SETS[name].summary, faults: [...FAULT_SETS[name].faults] })),
  applyFaultSet({ world, input }) {
    const name = knownName(input.name, FAULT_SET_NAMES);
    // Applied again it begins anew, rather than twice as bad.
    faultsOf(world).removeSet(name);
    return FAULT_SETS[name].faults.map((fault) => faultsOf(world).add({ ...fault, set: name }));
  },
  removeFaultSet: ({ world, input }) => ({
    removed: faultsOf(world).removeSet(knownName(input.name, FAULT_SET_NAMES)),
  }),
};
