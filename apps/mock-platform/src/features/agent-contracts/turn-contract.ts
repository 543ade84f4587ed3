import { defineJob } from '../../world/jobs';
import type { World } from '../../world/world';
import { problemsBelow } from './check-terms';
import { CONTRACT_TURN } from './contract-jobs';
import { type ContractRow, contractsRepository, historyRepository, versionsRepository } from './contracts.repository';
import { endContract } from './end-contract';
import { heldVersion } from './find-contract';

/** Writes down what a moment did to a contract, and looks once more whether what begins is within the upline's own. */
export const contractTurnJob = defineJob(CONTRACT_TURN, (world, { payload: { contractId } }) => {
  const contract = contractsRepository(world).find(contractId);
  if (!contract) return;
  const now = world.clock.now();
  const add = (event: 'expired' | 'began' | 'ended', version: number | null, note = '') =>
    historyRepository(world).add({ contractId, at: now, event, by: 'system', version, note });
  if (contract.offerExpiresAt === now) add('expired', contract.offeredVersion);
  if (contract.endsAt === now) {
    add('ended', null, contract.endReason ?? '');
    return;
  }
  const begins = versionsRepository(world)
    .all(contractId)
    .find(({ effectiveFrom }) => effectiveFrom === now);
  if (!begins || contract.endsAt !== null) return;
  if (isWithinUpline(world, contract)) add('began', begins.version);
  else endContract(world, { contract, reason: 'CASCADE', by: 'system', during: now - 1 });
});

function isWithinUpline(world: World, { id, uplineId, kind }: ContractRow): boolean {
  if (uplineId === null) return true;
  const own = heldVersion(world, uplineId, kind);
  const given = versionsRepository(world).agreed(id);
  return own !== null && given !== null && problemsBelow(given.terms, own.version.terms).length === 0;
}
