import { CONTRACT_KINDS } from '@tonalli/contracts/agent-contracts/kinds';
import type { World } from '../../world/world';
import { isOver, stateAt } from './contract-state';
import { contractsRepository } from './contracts.repository';

/** How many contracts somebody is part of, on either side, that are not over. */
export function runningContracts(world: World, memberId: string): number {
  const store = contractsRepository(world);
  const now = world.clock.now();
  const all = CONTRACT_KINDS.flatMap((kind) => [
    ...store.ofDownline(memberId, kind),
    ...store.ofUpline(memberId, kind),
  ]);
  return all.filter((each) => !isOver(stateAt(each, now))).length;
}
