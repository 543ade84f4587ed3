import type { StandingView } from '@tonalli/contracts/promotions/api';
import { useSession } from '../../../app/session/use-session';
import { trpc } from '../../../trpc/trpc';

/** Whether somebody is here who can take part at all. */
export function useIsPlayer(): boolean {
  const { session } = useSession();
  return session !== null && !session.isTrial;
}

/** Where the member stands in each promotion, by its id; nothing for visitors and trial accounts. */
export function useMyPromotions(): ReadonlyMap<string, StandingView> {
  const enabled = useIsPlayer();
  const { data } = trpc.promotions.mine.useQuery(undefined, { enabled });
  return new Map((enabled ? (data?.list ?? []) : []).map((standing) => [standing.id, standing]));
}
