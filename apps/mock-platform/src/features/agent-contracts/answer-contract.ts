import { PlatformFailure } from '../../kernel/failure';
import type { World } from '../../world/world';
import type { SideName } from './agent-contracts.table';
import { conflictsBelow } from './cascade';
import { problemsOf } from './check-terms';
import { stateAt } from './contract-state';
import { type ContractRow, contractsRepository, historyRepository, versionsRepository } from './contracts.repository';
import { endAll, endContract, scheduleTurn, streamOfContract } from './end-contract';
import { assertDirectDownline } from './find-contract';
import type { Done } from './offer-contract';
import { nextStart } from './periods';
import { wakeStream } from './schedule-run';

interface Answer {
  contract: ContractRow;
  side: SideName;
  /** Of the offer that was read. */
  version: number | undefined;
  note: string;
  /** The second word where contracts below would end. */
  confirmed: boolean;
}

const NO_REQUEST = { requestOf: null, requestBy: null, requestNote: null, requestedAt: null };

/** Throws `CONTRACT_VERSION` unless the offer that is open is the one that was read. */
function assertRead({ offeredVersion }: ContractRow, version: number | undefined): number {
  if (offeredVersion === null || offeredVersion !== version) throw new PlatformFailure('CONTRACT_VERSION');
  return offeredVersion;
}

/** Agrees to what is offered, from the next period on, or to the end that the other side asks for. */
export function accept(world: World, { contract, side, version, note, confirmed }: Answer): Done {
  const store = contractsRepository(world);
  if (contract.requestOf === 'termination') {
    const ending = endContract(world, { contract, reason: 'CONSENT', by: side, note });
    return { contract: store.find(contract.id), ending };
  }
  const { id, uplineId, downlineId, kind, period } = contract;
  const accepted = assertRead(contract, version);
  const terms = versionsRepository(world).find(id, accepted)?.terms;
  if (!terms) throw new PlatformFailure('CONTRACT_VERSION');
  assertDirectDownline(world, uplineId, downlineId);
  // What the upline has may have become less since.
  if (problemsOf(world, { uplineId, downlineId, terms }).length > 0) throw new PlatformFailure('CONTRACT_TERMS');
  const now = world.clock.now();
  const effectiveFrom = Math.max(nextStart(streamOfContract(contract), now), endOfFormer(world, contract));
  const ending = conflictsBelow(world, { memberId: downlineId, kind, terms });
  if (ending.length > 0 && !confirmed) return { contract: null, ending };
  versionsRepository(world).accept({ contractId: id, version: accepted, acceptedAt: now, effectiveFrom });
  store.setOffer(id, { period, offeredVersion: null, offerExpiresAt: null });
  if (contract.startsAt === null) store.setStart(id, effectiveFrom);
  historyRepository(world).add({ contractId: id, at: now, event: 'accepted', by: side, version: accepted, note });
  endAll(world, ending, effectiveFrom);
  scheduleTurn(world, id, effectiveFrom);
  wakeStream(world, streamOfContract(contract), effectiveFrom);
  return { contract: store.find(id), ending };
}

/** No two contracts of an agent and a kind run at once. */
function endOfFormer(world: World, { id, downlineId, kind }: ContractRow): number {
  const others = contractsRepository(world).ofDownline(downlineId, kind);
  return Math.max(0, ...others.map((each) => (each.id === id ? 0 : (each.endsAt ?? 0))));
}

/** Turns down an offer, or what the other side asks for. */
export function reject(world: World, { contract, side, version, note }: Omit<Answer, 'confirmed'>): void {
  const store = contractsRepository(world);
  const { id, period, requestOf, startsAt } = contract;
  const at = world.clock.now();
  const told = { contractId: id, at, by: side, note };
  if (requestOf === 'termination') {
    store.setRequest(id, NO_REQUEST);
    historyRepository(world).add({ ...told, event: 'terminationRefused', version: null });
    return;
  }
  const rejected = requestOf === 'new' ? null : assertRead(contract, version);
  store.setOffer(id, { period, offeredVersion: null, offerExpiresAt: null });
  store.setRequest(id, NO_REQUEST);
  if (startsAt === null) store.close(id, 'REJECTED');
  historyRepository(world).add({ ...told, event: 'rejected', version: rejected });
}

/** Takes back an offer or a request of one's own. */
export function withdraw(world: World, { contract, side, note }: Omit<Answer, 'confirmed' | 'version'>): void {
  const store = contractsRepository(world);
  const { id, period, startsAt, offeredVersion } = contract;
  store.setOffer(id, { period, offeredVersion: null, offerExpiresAt: null });
  store.setRequest(id, NO_REQUEST);
  if (startsAt === null) store.close(id, 'WITHDRAWN');
  const at = world.clock.now();
  historyRepository(world).add({ contractId: id, at, event: 'withdrawn', by: side, version: offeredVersion, note });
}

/** Whether a moment is too late for an answer that would have been right before. */
export const isExpired = (contract: ContractRow, now: number): boolean =>
  contract.offerExpiresAt !== null && now >= contract.offerExpiresAt && stateAt(contract, now) !== 'ENDED';
