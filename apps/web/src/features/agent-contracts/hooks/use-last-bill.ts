import type { BillDetail } from '@tonalli/contracts/agent-contracts/api';
import { presetRanges, toMoments } from '../../../hooks/day-ranges';
import { useToday } from '../../../hooks/use-today';
import { trpc } from '../../../trpc/trpc';

/** The newest bill of a contract within a month, with what it was worked out of; null where there is none, or not yet. */
export function useLastBill(contractId: string | null): BillDetail | null {
  const range = toMoments(presetRanges(useToday()).previous30);
  const list = trpc.agentContracts.bills.useQuery(
    { contractId: contractId ?? '', ...range, pageSize: 1 },
    { enabled: contractId !== null },
  );
  const billId = list.data?.content.at(0)?.billId;
  const bill = trpc.agentContracts.bill.useQuery({ billId: billId ?? '' }, { enabled: billId !== undefined });
  return bill.data ?? null;
}
