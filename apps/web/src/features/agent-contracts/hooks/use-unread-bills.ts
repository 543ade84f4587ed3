import type { ContractKind } from '@tonalli/contracts/agent-contracts/kinds';
import { presetRanges, toMoments } from '../../../hooks/day-ranges';
import { useToday } from '../../../hooks/use-today';
import { trpc } from '../../../trpc/trpc';

/** Bills of a kind that nobody looked at yet. */
export function useUnreadBills(kind: ContractKind): number {
  const range = toMoments(presetRanges(useToday()).previous30);
  const { data } = trpc.agentContracts.bills.useQuery({ kind, ...range, pageSize: 1 });
  return data?.unread ?? 0;
}
