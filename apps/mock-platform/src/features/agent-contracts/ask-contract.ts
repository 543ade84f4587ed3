import type { ContractKind } from '@tonalli/contracts/agent-contracts/kinds';
import { PlatformFailure } from '../../kernel/failure';
import { uplineAt } from '../../people/tree';
import type { World } from '../../world/world';
import type { SideName } from './agent-contracts.table';
import { isOver, stateAt } from './contract-state';
import { type ContractRow, contractsRepository, historyRepository } from './contracts.repository';
import { ownContract } from './find-contract';

/** An agent asks the upline for a contract of a kind. Throws `CONTRACT_STATE` where there is one, or nobody above to ask. */
export function askForContract(
  world: World,
  { memberId, kind, note }: { memberId: string; kind: ContractKind; note: string },
): ContractRow {
  const now = world.clock.now();
  const present = ownContract(world, memberId, kind);
  const isFree = !present || isOver(stateAt(present, now)) || stateAt(present, now) === 'ENDING';
  const uplineId = uplineAt(world, memberId, now);
  if (!isFree || uplineId === null) throw new PlatformFailure('CONTRACT_STATE');
  const store = contractsRepository(world);
  const { id } = store.insert({ kind, period: '', uplineId, downlineId: memberId, createdAt: now });
  return ask(world, { id, of: 'new', by: 'downline', note });
}

interface Asked {
  id: number;
  of: 'new' | 'termination';
  by: SideName;
  note: string;
}

/** Writes down what a side asks the other for. */
export function ask(world: World, { id, of, by, note }: Asked): ContractRow {
  const at = world.clock.now();
  const store = contractsRepository(world);
  store.setRequest(id, { requestOf: of, requestBy: by, requestNote: note, requestedAt: at });
  const event = of === 'new' ? 'requested' : 'terminationRequested';
  historyRepository(world).add({ contractId: id, at, event, by, version: null, note });
  const asked = store.find(id);
  if (!asked) throw new PlatformFailure('CONTRACT_NOT_FOUND');
  return asked;
}
