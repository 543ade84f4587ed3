import { useState } from 'react';
import { useSession } from '../../../app/session/use-session';
import { favoriteLotteries } from '../../../hooks/favorite-lotteries';
import { trpc } from '../../../trpc/trpc';

const NONE: readonly string[] = [];

/**
 * The favourites that stand first: those of the member on whatever device they were marked; until they are read, those that this
 * browser knows of. One that is marked now moves at the next visit: nothing jumps away under a finger.
 */
export function useFirstFavorites(): readonly string[] {
  const { session, status } = useSession();
  const { data } = trpc.lobby.favoriteIds.useQuery(undefined, { enabled: status === 'member', staleTime: 60_000 });
  const username = session?.username;
  const [kept, keep] = useState(() => ({
    ids: username === undefined ? NONE : favoriteLotteries(window.localStorage, username),
    isTold: false,
  }));
  if (data && !kept.isTold) keep({ ids: data, isTold: true });
  return kept.ids;
}
