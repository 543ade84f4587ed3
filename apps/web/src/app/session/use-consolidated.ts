import type { Consolidated } from '@tonalli/contracts/team/api';
import { useEffect } from 'react';
import { useBootstrap } from '../../hooks/use-bootstrap';
import { trpc } from '../../trpc/trpc';
import { keepConsolidated } from './consolidated-keys';
import { useSession } from './use-session';

interface ConsolidatedState {
  /** Undefined: not known yet, or the operator has no contracts. */
  consolidated: Consolidated | undefined;
  /** It may still become known. */
  isPending: boolean;
}

/** What the member's contracts say; asked for members who are no trial accounts, where the operator has contracts (AUTH-04). */
export function useConsolidated(): ConsolidatedState {
  const { session } = useSession();
  const { modules } = useBootstrap();
  const enabled = session !== null && !session.isTrial && modules.includes('AGENTPOLICY3');
  const { data, isLoading } = trpc.team.consolidated.useQuery(undefined, { enabled, staleTime: 60_000 });
  const consolidated = enabled ? data : undefined;
  useEffect(() => keepConsolidated(window.sessionStorage, consolidated), [consolidated]);
  return { consolidated, isPending: isLoading };
}

/** Asks once a session, wherever the member is. */
export function KeepConsolidated() {
  useConsolidated();
  return null;
}
