import type { ContractKind } from '@tonalli/contracts/agent-contracts/kinds';
import { useState } from 'react';
import { presetRanges, toMoments } from '../../../hooks/day-ranges';
import { operatorDay } from '../../../hooks/operator-day';
import { trpc } from '../../../trpc/trpc';

/** Bills of a kind that nobody looked at yet. */
export function useUnreadBills(kind: ContractKind): number {
  const [range] = useState(() => toMoments(presetRanges(operatorDay(Date.now())).previous30));
  const { data } = trpc.agentContracts.bills.useQuery({ kind, ...range, pageSize: 1 });
  return data?.unread ?? 0;
}
