import { CONTRACT_KINDS } from '@tonalli/contracts/agent-contracts/kinds';
import type { MovedMember } from '../../events/facts';
import type { World } from '../../world/world';
import { isHeld, isOver, stateAt } from './contract-state';
import { contractsRepository, historyRepository } from './contracts.repository';
import { endContract } from './end-contract';

/** Whoever moves below another upline keeps no contract with the old one: what runs ends with its period, what is open is withdrawn. */
export function endMoved(world: World, { memberId, uplineId, from }: MovedMember): void {
  const store = contractsRepository(world);
  const now = world.clock.now();
  for (const kind of CONTRACT_KINDS) {
    for (const contract of store.ofDownline(memberId, kind)) {
      const state = stateAt(contract, now);
      if (contract.uplineId === uplineId || isOver(state)) continue;
      if (isHeld(state)) endContract(world, { contract, reason: 'MOVED', by: 'system', during: from });
      if (state !== 'OFFERED' && state !== 'REQUESTED') continue;
      store.close(contract.id, 'WITHDRAWN');
      const told = { contractId: contract.id, at: now, by: 'system', version: contract.offeredVersion } as const;
      historyRepository(world).add({ ...told, event: 'withdrawn', note: 'MOVED' });
    }
  }
}
