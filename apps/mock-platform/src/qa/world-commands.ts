import { ENDPOINTS } from '@tonalli/contracts/endpoints';
import type { FAULT_COMMANDS } from '@tonalli/contracts/qa/faults';
import type { LEDGER_COMMANDS } from '@tonalli/contracts/qa/ledger';
import type { WORLD_COMMANDS } from '@tonalli/contracts/qa/worlds';
import { type CommandVerbs, ControlFailure, knownName } from './command';

const FAULT_TARGETS = ['*', ...Object.keys(ENDPOINTS)];

const notYet = (): never => {
  throw new ControlFailure('not available');
};

export const worldVerbs: CommandVerbs<typeof WORLD_COMMANDS> = {
  listWorlds: ({ parts }) => parts.worlds.list(),
  createWorld: ({ parts, input }) =>
    parts.worlds.describe(parts.worlds.create({ name: input.name, seed: input.seed, frozenAtMs: input.frozenAt })),
  fetchWorld: notYet,
  forkWorld: notYet,
  resetWorld: notYet,
  removeWorld: ({ parts, input }) => ({ removed: parts.worlds.remove(input.name) }),
};

export const ledgerVerbs: CommandVerbs<typeof LEDGER_COMMANDS> = { audit: ({ world }) => world.ledger.audit() };

export const faultVerbs: CommandVerbs<typeof FAULT_COMMANDS> = {
  listFaults: ({ world }) => [...world.faults.list()],
  addFault({ world, input }) {
    knownName(input.endpoint, FAULT_TARGETS);
    return world.faults.add(input);
  },
  clearFaults({ world }) {
    world.faults.clear();
    return null;
  },
};
