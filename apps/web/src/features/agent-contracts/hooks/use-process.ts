import type { ContractAction, ContractKind } from '@tonalli/contracts/agent-contracts/kinds';
import type { ContractTerms } from '@tonalli/contracts/agent-contracts/terms';
import { useAppServices } from '../../../app/app-services-context';
import { useIdempotentCall } from '../../../hooks/use-idempotent-call';

/** What one side does to a contract; which fields an action needs is said by the gateway's own input. */
export interface ContractStep {
  kind: ContractKind;
  action: ContractAction;
  memberId?: string;
  contractId?: string;
  version?: number;
  terms?: ContractTerms;
  autoCover?: boolean;
  of?: 'new' | 'termination';
  /** The second word where contracts below would end. */
  confirmed?: boolean;
  note?: string;
}

/** Offers, answers, asks for or ends a contract; whatever lists of contracts are shown are read anew. */
export function useProcess() {
  const { client, queries } = useAppServices();
  return useIdempotentCall(
    (step: ContractStep, options) => client.agentContracts.process.mutate(step, options),
    () => queries.agentContracts.invalidate(),
  );
}
