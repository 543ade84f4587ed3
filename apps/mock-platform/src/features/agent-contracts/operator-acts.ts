import type { ContractKind, ContractState, DividendPeriod } from '@tonalli/contracts/agent-contracts/kinds';
import type { ContractTerms } from '@tonalli/contracts/agent-contracts/terms';
import { PlatformFailure } from '../../kernel/failure';
import type { World } from '../../world/world';
import { accept } from './answer-contract';
import { type BillEntity, carriesRepository, paymentsRepository } from './bills.repository';
import type { Conflict } from './cascade';
import { reverseBill } from './claw-back';
import { contractIdOf, parseBillId, parseContractId } from './contract-ids';
import { isHeld, stateAt } from './contract-state';
import { type ContractRow, contractsRepository, historyRepository } from './contracts.repository';
import { endContract } from './end-contract';
import { ownContract } from './find-contract';
import { offerContract } from './offer-contract';
import { payFromHouse } from './pay-bills';
import { periodBefore, streamOf } from './periods';
import { settlePeriod } from './settle-period';

const requireById = (world: World, contractId: string): ContractRow => {
  const contract = contractsRepository(world).find(parseContractId(contractId) ?? 0);
  if (!contract) throw new PlatformFailure('CONTRACT_NOT_FOUND');
  return contract;
};

interface Noted {
  contractId: number;
  event: 'suspended' | 'resumed' | 'carryCleared';
  text: string;
}

const note = (world: World, { contractId, event, text }: Noted): void =>
  historyRepository(world).add({
    ...{ contractId, at: world.clock.now(), event, by: 'operator', version: null },
    note: text,
  });

interface OfferFor {
  /** Null: the house, to an agent on top. */
  uplineId: string | null;
  downlineId: string;
  terms: ContractTerms;
}

/** An offer in the upline's name, whatever ends below by it. Returns the contract's name. Throws as `offerContract`. */
export function offerFor(world: World, offer: OfferFor): string {
  const { contract } = world.transaction(() => offerContract(world, { ...offer, autoCover: false, confirmed: true }));
  if (!contract) throw new PlatformFailure('CONTRACT_STATE');
  return contractIdOf(contract.id);
}

/** The name of the contract of a kind by which an agent is paid. Throws `CONTRACT_NOT_FOUND`. */
export function contractOf(world: World, memberId: string, kind: ContractKind): string {
  const contract = ownContract(world, memberId, kind);
  if (!contract) throw new PlatformFailure('CONTRACT_NOT_FOUND');
  return contractIdOf(contract.id);
}

/** The state of a contract now. Throws `CONTRACT_NOT_FOUND`. */
export const contractState = (world: World, contractId: string): { contractId: string; state: ContractState } => ({
  contractId,
  state: stateAt(requireById(world, contractId), world.clock.now()),
});

/** As `reverseBill`, of a bill by its name. */
export const reverseBillNamed = (world: World, billId: string): BillEntity =>
  reverseBill(world, parseBillId(billId) ?? 0);

/** Settles the last period of a kind that is over, unless it was; a run that is under way goes first. Returns its name. */
export function settleLast(world: World, kind: ContractKind, length: DividendPeriod | null): string {
  world.clock.drainAll();
  const stream = streamOf(kind, length);
  const period = periodBefore(stream, world.clock.now());
  world.transaction(() => settlePeriod(world, { stream, period }, Number.MAX_SAFE_INTEGER));
  return period.key;
}

/** Agrees in the downline's name to what is offered. Throws `CONTRACT_STATE` where nothing is. */
export function acceptFor(world: World, contractId: string): ContractRow {
  return world.transaction(() => {
    const contract = requireById(world, contractId);
    const state = stateAt(contract, world.clock.now());
    if (state !== 'OFFERED' && state !== 'AMEND_OFFERED') throw new PlatformFailure('CONTRACT_STATE');
    const version = contract.offeredVersion ?? undefined;
    return accept(world, { contract, side: 'downline', version, note: '', confirmed: true }).contract ?? contract;
  });
}

/** Nothing is paid while a contract is suspended; its bills wait. Throws `CONTRACT_STATE` where it does not run. */
export function suspendContract(world: World, contractId: string, reason: string): void {
  world.transaction(() => {
    const contract = requireById(world, contractId);
    const state = stateAt(contract, world.clock.now());
    const runs = (isHeld(state) && state !== 'SUSPENDED') || state === 'ENDING';
    if (!runs) throw new PlatformFailure('CONTRACT_STATE');
    contractsRepository(world).suspend(contract.id, world.clock.now());
    note(world, { contractId: contract.id, event: 'suspended', text: reason });
  });
}

/** Goes on with a suspended contract: the bills that waited are paid. */
export function resumeContract(world: World, contractId: string, reason: string): void {
  world.transaction(() => {
    const contract = requireById(world, contractId);
    if (contract.suspendedAt === null) throw new PlatformFailure('CONTRACT_STATE');
    contractsRepository(world).suspend(contract.id, null);
    note(world, { contractId: contract.id, event: 'resumed', text: reason });
    for (const bill of paymentsRepository(world).inReview(contract.id)) {
      paymentsRepository(world).setPaid({ id: bill.id, paidMinor: 0, state: 'PAYABLE' });
      if (bill.payer === 'house') payFromHouse(world, { ...bill, state: 'PAYABLE' });
    }
  });
}

/** Ends a contract for good; bills that wait for a review are not paid. */
export function endByOperator(world: World, contractId: string, reason: string): Conflict[] {
  return world.transaction(() => {
    const contract = requireById(world, contractId);
    if (!isHeld(stateAt(contract, world.clock.now()))) throw new PlatformFailure('CONTRACT_STATE');
    for (const bill of paymentsRepository(world).inReview(contract.id))
      paymentsRepository(world).setPaid({ id: bill.id, paidMinor: 0, state: 'REJECTED' });
    return endContract(world, { contract, reason: 'OPERATOR', by: 'operator', note: reason });
  });
}

/** Forgives what an agent would have to earn first. Returns what it was, minor units. Throws `CONTRACT_NOT_FOUND`. */
export function clearCarry(world: World, of: { memberId: string; kind: ContractKind; reason: string }): number {
  return world.transaction(() => {
    const contract = ownContract(world, of.memberId, of.kind);
    if (!contract) throw new PlatformFailure('CONTRACT_NOT_FOUND');
    const carry = carriesRepository(world).find(of.memberId, of.kind);
    if (carry) carriesRepository(world).put({ ...carry, closingMinor: 0 });
    note(world, { contractId: contract.id, event: 'carryCleared', text: of.reason });
    return carry?.closingMinor ?? 0;
  });
}
