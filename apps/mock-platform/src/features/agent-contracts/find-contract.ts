import type { ContractKind } from '@tonalli/contracts/agent-contracts/kinds';
import { isAgentType } from '@tonalli/contracts/session/wire';
import { PlatformFailure } from '../../kernel/failure';
import { findMember } from '../../people/find-member';
import { uplineAt } from '../../people/tree';
import type { World } from '../../world/world';
import type { SideName } from './agent-contracts.table';
import { parseContractId } from './contract-ids';
import { isHeld, isOver, stateAt } from './contract-state';
import { type ContractRow, contractsRepository, type VersionRow, versionsRepository } from './contracts.repository';

/** The caller's side of a contract; null for whoever is no part of it. */
export function sideOf({ uplineId, downlineId }: ContractRow, memberId: string): SideName | null {
  if (memberId === downlineId) return 'downline';
  return memberId === uplineId ? 'upline' : null;
}

/** A contract that somebody is part of. Throws `CONTRACT_NOT_FOUND` for all others (AG-06). */
export function requireContract(
  world: World,
  memberId: string,
  contractId: string,
): { contract: ContractRow; side: SideName } {
  const id = parseContractId(contractId);
  const contract = id === null ? null : contractsRepository(world).find(id);
  const side = contract && sideOf(contract, memberId);
  if (!contract || !side) throw new PlatformFailure('CONTRACT_NOT_FOUND');
  return { contract, side };
}

/** The contract of a kind by which an agent is paid: what is not over, else the newest; null: none. */
export function ownContract(world: World, memberId: string, kind: ContractKind): ContractRow | null {
  const all = contractsRepository(world).ofDownline(memberId, kind);
  const now = world.clock.now();
  return all.find((each) => !isOver(stateAt(each, now))) ?? all[0] ?? null;
}

/** What an agent has by contract, or is going to have, as long as its end is not known; null: nothing. */
export function heldVersion(
  world: World,
  memberId: string,
  kind: ContractKind,
): { contract: ContractRow; version: VersionRow } | null {
  const now = world.clock.now();
  const contract = contractsRepository(world)
    .ofDownline(memberId, kind)
    .find((each) => isHeld(stateAt(each, now)));
  const version = contract && versionsRepository(world).agreed(contract.id);
  return contract && version ? { contract, version } : null;
}

/** Throws `NOT_DIRECT_DOWNLINE` unless an agent stands right below. `uplineId` null: on top. */
export function assertDirectDownline(world: World, uplineId: string | null, downlineId: string): void {
  const member = findMember(world, downlineId);
  const isDirect = member !== null && uplineAt(world, downlineId, world.clock.now()) === uplineId;
  if (!isDirect || !isAgentType(member.type)) throw new PlatformFailure('NOT_DIRECT_DOWNLINE');
}
