import type { ContractTerms } from '@tonalli/contracts/agent-contracts/terms';
import type { CONTRACT_COMMANDS } from '@tonalli/qa/contracts';
import {
  acceptFor,
  clearCarry,
  contractState,
  endByOperator,
  offerFor,
  resumeContract,
  reverseBillNamed,
  settleLast,
  suspendContract,
  UPLINES_PAY,
} from '../../features/agent-contracts';
import type { World } from '../../world/world';
import type { CommandVerbs } from './command';

interface Offer {
  uplineId: string | null;
  memberId: string;
  terms: ContractTerms;
  isAgreed?: boolean | undefined;
}

function offer(world: World, { uplineId, memberId, terms, isAgreed }: Offer) {
  const contractId = offerFor(world, { uplineId, downlineId: memberId, terms });
  if (isAgreed) acceptFor(world, contractId);
  return contractState(world, contractId);
}

export const contractVerbs: CommandVerbs<typeof CONTRACT_COMMANDS> = {
  offerFromHouse: ({ world, input }) => offer(world, { ...input, uplineId: null }),
  offerContract: ({ world, input }) => offer(world, input),
  acceptContract({ world, input: { contractId } }) {
    acceptFor(world, contractId);
    return contractState(world, contractId);
  },
  suspendContract({ world, input: { contractId, reason } }) {
    suspendContract(world, contractId, reason);
    return contractState(world, contractId);
  },
  resumeContract({ world, input: { contractId, reason } }) {
    resumeContract(world, contractId, reason);
    return contractState(world, contractId);
  },
  endContract({ world, input: { contractId, reason } }) {
    endByOperator(world, contractId, reason);
    return contractState(world, contractId);
  },
  clearCarry: ({ world, input }) => ({ cleared: clearCarry(world, input) }),
  reverseBill({ world, input: { billId } }) {
    const { paidMinor, returnedMinor } = world.transaction(() => reverseBillNamed(world, billId));
    return { paid: paidMinor, returned: returnedMinor };
  },
  settleContracts: ({ world, input: { kind, period } }) => ({ period: settleLast(world, kind, period ?? null) }),
  setUplinesPay({ world, input: { isOn } }) {
    world.settings.set(UPLINES_PAY, isOn);
    return { isOn };
  },
};
