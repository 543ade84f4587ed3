import type { ContractKind } from '@tonalli/contracts/agent-contracts/kinds';
import type { World } from '../../world/world';
import { type ContractFacts, tellsContractFacts } from '../team';
import { stateAt } from './contract-state';
import { ownContract } from './find-contract';
import { billLists } from './list-bills.repository';

type Waiting = ContractFacts['divtypereq'];

/** What waits for an agent in the own contract of a kind: an offer, or the other side's wish to end it. */
function waiting(world: World, memberId: string, kind: ContractKind): Waiting {
  const contract = ownContract(world, memberId, kind);
  if (!contract) return 0;
  const state = stateAt(contract, world.clock.now());
  if (state === 'OFFERED' || state === 'AMEND_OFFERED') return 1;
  return state === 'TERMINATION_REQUESTED' && contract.requestBy === 'upline' ? 2 : 0;
}

const read =
  (world: World) =>
  (memberId: string): ContractFacts => ({
    divtypereq: waiting(world, memberId, 'dividend'),
    dailysalreqtype: waiting(world, memberId, 'daily'),
    contracthoursalreq: waiting(world, memberId, 'hourly'),
    realtimesalreqtype: waiting(world, memberId, 'realtime'),
    unreadBills: billLists(world).unread(memberId),
  });

/** Tells the consolidated call what somebody's contracts say (CON-05). */
export const contractFacts = tellsContractFacts(read);
