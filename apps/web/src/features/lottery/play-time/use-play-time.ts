import { useState } from 'react';
import { useSession } from '../../../app/session/use-session';
import { useNow } from '../../../hooks/use-now';
import { trpc } from '../../../trpc/trpc';

const SECOND_MS = 1_000;
/** The time runs on by itself, and what was staked and paid is read again as money moves. */
const READ_AGAIN_MS = 60_000;

/** How long the member has been playing and what came of it (GAME-14); null with play money, which counts for neither. */
export function usePlayTime() {
  const { session } = useSession();
  const isReal = session !== null && !session.isTrial;
  const { data, dataUpdatedAt } = trpc.playTime.read.useQuery(undefined, {
    enabled: isReal,
    staleTime: 0,
    refetchInterval: READ_AGAIN_MS,
  });
  const now = useNow(SECOND_MS);
  const sinceMs = Math.max(0, now - dataUpdatedAt);
  const [answered, setAnswered] = useState('');
  if (!isReal) return null;
  const { period, check } = data ?? { period: null, check: null };
  // Nobody plays where no time has passed yet.
  const elapsedMs = period && period.elapsedMs > 0 ? period.elapsedMs + sinceMs : 0;
  const isDue = check !== null && check.dueInMs <= sinceMs && check.id !== answered;
  return {
    elapsedMs: period && elapsedMs,
    netMinor: period && period.paid - period.staked,
    /** The reality check that is due, by its id. */
    due: isDue ? check.id : null,
    answered: setAnswered,
  };
}
