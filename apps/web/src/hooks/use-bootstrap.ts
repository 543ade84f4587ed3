import { keepPreviousData, type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { Bootstrap } from '@tonalli/contracts/system/api';
import { trpc } from '../trpc/trpc';
import { useLanguage } from './use-language';

export const BOOTSTRAP_STALE_MS = 5 * 60_000;
/** The start of the key of every bootstrap, whatever its language. */
export const BOOTSTRAP_KEY = [['system', 'bootstrap']] as const;

/**
 * What the root loader has read before anything is drawn (SYS-01). While another language loads, or when it does not
 * arrive, the last one read stands in for it: also in parts that are drawn for the first time just then (I18N-03).
 */
export function useBootstrap(): Bootstrap {
  const language = useLanguage();
  const queryClient = useQueryClient();
  const { data } = trpc.system.bootstrap.useQuery(
    { language },
    { staleTime: BOOTSTRAP_STALE_MS, placeholderData: keepPreviousData },
  );
  const bootstrap = data ?? lastBootstrap(queryClient);
  if (!bootstrap) throw new Error('the root loader reads the bootstrap before a screen is drawn');
  return bootstrap;
}

export function lastBootstrap(queryClient: QueryClient): Bootstrap | undefined {
  return queryClient.getQueriesData<Bootstrap>({ queryKey: BOOTSTRAP_KEY }).findLast(([, data]) => data)?.[1];
}
