import type { BillDetail } from '@tonalli/contracts/agent-contracts/api';
import { useState } from 'react';
import { presetRanges, toMoments } from '../../../hooks/day-ranges';
import { operatorDay } from '../../../hooks/operator-day';
import { trpc } from '../../../trpc/trpc';

/** The newest bill of a contract within a month, with what it was worked out of; null where there is none, or not yet. */
export function useLastBill(contractId: string | null): BillDetail | null {
  const [range] = useState(() => toMoments(presetRanges(operatorDay(Date.now())).previous30));
  const list = trpc.agentContracts.bills.useQuery(
    { contractId: contractId ?? '', ...range, pageSize: 1 },
    { enabled: contractId !== null },
  );
  const billId = list.data?.content.at(0)?.billId;
  const bill = trpc.agentContracts.bill.useQuery({ billId: billId ?? '' }, { enabled: billId !== undefined });
  return bill.data ?? null;
}
