import type { EndReason } from '@tonalli/contracts/agent-contracts/kinds';
import type { World } from '../../world/world';
import { type Conflict, conflictsBelow } from './cascade';
import { CONTRACT_TURN } from './contract-jobs';
import { type ContractRow, contractsRepository, type HistoryRow, historyRepository } from './contracts.repository';
import { nextStart, type Stream } from './periods';
import { tellEnding } from './tell-holders';

export const streamOfContract = ({ kind, period }: Pick<ContractRow, 'kind' | 'period'>): Stream => ({ kind, period });

interface End {
  contract: ContractRow;
  reason: EndReason;
  by: HistoryRow['by'];
  note?: string;
  /** A moment in the last period that it runs in; left out: now. */
  during?: number;
}

/** When a contract ends if somebody ends it: with the period that runs then, which is settled in full; before its beginning at once. */
export function endOf(contract: ContractRow, during: number): number {
  const boundary = nextStart(streamOfContract(contract), during);
  const startsAt = contract.startsAt ?? boundary;
  return during < startsAt ? startsAt : boundary;
}

export function scheduleTurn(world: World, contractId: number, dueAt: number): void {
  world.clock.schedule({ kind: CONTRACT_TURN, key: `${contractId}:${dueAt}`, dueAt, payload: { contractId } });
}

/** Ends a contract at the end of its period, and with it all below that had their rates from it. Returns those. */
export function endContract(world: World, { contract, reason, by, note = '', during }: End): Conflict[] {
  const endsAt = endOf(contract, during ?? world.clock.now());
  const { downlineId, kind } = contract;
  const below = conflictsBelow(world, { memberId: downlineId, kind, terms: null });
  endAt(world, { contract, reason, by, note, endsAt });
  endAll(world, below, endsAt);
  return below;
}

/** Ends contracts whose uplines' own rates fall or end at that moment. */
export function endAll(world: World, conflicts: readonly Conflict[], endsAt: number): void {
  for (const { contract } of conflicts)
    endAt(world, {
      contract,
      reason: 'CASCADE',
      by: 'system',
      note: '',
      endsAt: Math.max(endsAt, contract.startsAt ?? 0),
    });
}

function endAt(
  world: World,
  { contract, reason, by, note, endsAt }: Required<Omit<End, 'during'>> & { endsAt: number },
): void {
  const store = contractsRepository(world);
  const at = world.clock.now();
  store.setEnd(contract.id, endsAt, reason);
  clearPending(world, contract);
  const event = reason === 'NOTICE' ? 'terminated' : 'ending';
  historyRepository(world).add({ contractId: contract.id, at, event, by, version: null, note: note || reason });
  scheduleTurn(world, contract.id, endsAt);
  tellEnding(world, { contract, reason, endsAt, by });
}

/** What waited for an answer is answered by the end. */
function clearPending(world: World, { id, period }: ContractRow): void {
  const store = contractsRepository(world);
  store.setOffer(id, { period, offeredVersion: null, offerExpiresAt: null });
  store.setRequest(id, { requestOf: null, requestBy: null, requestNote: null, requestedAt: null });
}
