import { trpc } from '../trpc/trpc';

/** A clock of a device gains or loses little meanwhile; one that was set, or slept, is wrong for no longer. */
const ASKED_AGAIN_MS = 60_000;

/**
 * What the platform said its time is, and when (ms of the device) that was heard: undefined until it is known, which is
 * awaited while the platform is being asked for it. Signed in alone.
 */
export function usePlatformClock(options: { readonly isFollowed?: boolean } = {}) {
  const { data, dataUpdatedAt, isLoading } = trpc.system.clock.useQuery(undefined, {
    refetchInterval: options.isFollowed ? ASKED_AGAIN_MS : false,
    refetchOnWindowFocus: 'always',
    staleTime: options.isFollowed ? 0 : ASKED_AGAIN_MS,
  });
  return { clock: data && { said: data.now, readAt: dataUpdatedAt }, isAwaited: isLoading };
}
