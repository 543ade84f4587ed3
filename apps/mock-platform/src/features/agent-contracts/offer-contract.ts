import { createHash } from 'node:crypto';
import { canonicalTerms } from '@tonalli/contracts/agent-contracts/canonical';
import { OFFER_VALID_MS } from '@tonalli/contracts/agent-contracts/kinds';
import type { ContractTerms } from '@tonalli/contracts/agent-contracts/terms';
import { PlatformFailure } from '../../kernel/failure';
import type { World } from '../../world/world';
import { type Conflict, conflictsBelow } from './cascade';
import { problemsOf } from './check-terms';
import { actionsIn, stateAt } from './contract-state';
import { type ContractRow, contractsRepository, historyRepository, versionsRepository } from './contracts.repository';
import { scheduleTurn } from './end-contract';
import { assertDirectDownline, ownContract } from './find-contract';

export interface Offer {
  /** Null: the house, to an agent on top. */
  uplineId: string | null;
  downlineId: string;
  terms: ContractTerms;
  autoCover: boolean;
  /** The second word where contracts below would end. */
  confirmed: boolean;
  note?: string;
}

export interface Done {
  /** Null: nothing happened, since contracts would end. */
  contract: ContractRow | null;
  ending: Conflict[];
}

export const hashOf = (terms: ContractTerms): string =>
  createHash('sha256').update(canonicalTerms(terms)).digest('hex');

/**
 * Puts terms before a direct downline, as the first contract of a kind, as another version of the present one, or as what
 * follows on one that ends (CON-02). Throws `NOT_DIRECT_DOWNLINE`, `CONTRACT_TERMS`, and `CONTRACT_STATE` while something
 * else is open between the two.
 */
export function offerContract(world: World, offer: Offer): Done {
  const { uplineId, downlineId, terms, autoCover, note = '' } = offer;
  assertDirectDownline(world, uplineId, downlineId);
  if (problemsOf(world, offer).length > 0) throw new PlatformFailure('CONTRACT_TERMS');
  const present = openContract(world, offer);
  const ending = conflictsBelow(world, { memberId: downlineId, kind: terms.kind, terms });
  if (ending.length > 0 && !offer.confirmed) return { contract: null, ending };
  const now = world.clock.now();
  const store = contractsRepository(world);
  const period = terms.period ?? '';
  const { id } = present ?? store.insert({ kind: terms.kind, period, uplineId, downlineId, createdAt: now });
  const version = versionsRepository(world).all(id).length + 1;
  versionsRepository(world).insert({ contractId: id, version, terms, hash: hashOf(terms), autoCover, offeredAt: now });
  const offerExpiresAt = now + OFFER_VALID_MS;
  store.setOffer(id, { period, offeredVersion: version, offerExpiresAt });
  store.setRequest(id, { requestOf: null, requestBy: null, requestNote: null, requestedAt: null });
  const by = uplineId === null ? 'operator' : 'upline';
  historyRepository(world).add({ contractId: id, at: now, event: 'offered', by, version, note });
  scheduleTurn(world, id, offerExpiresAt);
  return { contract: store.find(id), ending };
}

/** The contract that the offer is another version of; null: it is a new one. */
function openContract(world: World, { uplineId, downlineId, terms }: Offer): ContractRow | null {
  const now = world.clock.now();
  const present = ownContract(world, downlineId, terms.kind);
  if (!present || !isOpenTo(present, now)) return null;
  const isAllowed = actionsIn(stateAt(present, now), 'upline', present.requestBy).includes('offer');
  if (present.uplineId !== uplineId || !isAllowed) throw new PlatformFailure('CONTRACT_STATE');
  return present;
}

/** Neither over nor about to be: a version can follow. */
const isOpenTo = (contract: ContractRow, now: number): boolean =>
  !['ENDING', 'ENDED', 'REJECTED', 'WITHDRAWN', 'EXPIRED'].includes(stateAt(contract, now));
