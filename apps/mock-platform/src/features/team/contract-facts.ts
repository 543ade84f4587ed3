import type { Consolidated } from '@tonalli/contracts/team/wire';
import type { Part, World } from '../../world/world';

/** What somebody's contracts say. Which pages there are is told by who they are and what the operator has switched on. */
export type ContractFacts = Pick<
  Consolidated,
  'divtypereq' | 'dailysalreqtype' | 'contracthoursalreq' | 'realtimesalreqtype' | 'unreadBills'
>;

export type ReadContractFacts = (memberId: string) => ContractFacts;

const NO_CONTRACTS: ContractFacts = {
  divtypereq: 0,
  dailysalreqtype: 0,
  contracthoursalreq: 0,
  realtimesalreqtype: 0,
  unreadBills: { dividend: 0, daily: 0, hourly: 0, realtime: 0 },
};

interface Source {
  read: ReadContractFacts;
}

const CONTRACT_FACTS: Part<Source> = {
  name: 'contract facts',
  build: () => ({ read: () => NO_CONTRACTS }),
};

export const contractFactsOf = (world: World, memberId: string): ContractFacts =>
  world.part(CONTRACT_FACTS).read(memberId);

/** For the feature that keeps contracts: a part of each world that tells what they say. Until then nobody has any. */
export const tellsContractFacts = (read: (world: World) => ReadContractFacts): Part<void> => ({
  name: 'teller of contract facts',
  build: (world) => {
    world.part(CONTRACT_FACTS).read = read(world);
  },
});
