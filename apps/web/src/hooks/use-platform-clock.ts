import { trpc } from '../trpc/trpc';

/** A clock of a device gains or loses little meanwhile; one that was set, or slept, is wrong for no longer. */
const ASKED_AGAIN_MS = 60_000;

/** Whether the platform is being asked for its time, and has not said it yet. */
export function useIsClockAwaited(): boolean {
  const { isPending, fetchStatus } = trpc.system.clock.useQuery(undefined, { staleTime: ASKED_AGAIN_MS });
  return isPending && fetchStatus === 'fetching';
}

/** What the platform said its time is, and when (ms of the device) that was heard. Signed in alone; undefined until it is known. */
export function usePlatformClock(options: { readonly isFollowed?: boolean } = {}) {
  const { data, dataUpdatedAt } = trpc.system.clock.useQuery(undefined, {
    refetchInterval: options.isFollowed ? ASKED_AGAIN_MS : false,
    refetchOnWindowFocus: 'always',
    staleTime: options.isFollowed ? 0 : ASKED_AGAIN_MS,
  });
  return data && { said: data.now, readAt: dataUpdatedAt };
}
