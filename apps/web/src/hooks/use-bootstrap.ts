import { keepPreviousData, type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { Bootstrap } from '@tonalli/contracts/system/api';
import { createContext, use } from 'react';
import { trpc } from '../trpc/trpc';
import { useLanguage } from './use-language';

export const BOOTSTRAP_STALE_MS = 5 * 60_000;
/** The start of the key of every bootstrap, whatever its language. */
export const BOOTSTRAP_KEY = [['system', 'bootstrap']] as const;

/** Context of the page frame: reading the query cache in every tile would cost too much. */
export const BootstrapContext = createContext<Bootstrap | null>(null);

/** What the frame has read before anything is drawn (SYS-01). Throws outside of it. */
export function useBootstrap(): Bootstrap {
  return known(use(BootstrapContext));
}

/**
 * The bootstrap as the root loader has read it. While another language loads, or when it fails to, the last one is used,
 * also by components that mount just then (I18N-03).
 */
export function useReadBootstrap(): Bootstrap {
  const language = useLanguage();
  const queryClient = useQueryClient();
  const { data } = trpc.system.bootstrap.useQuery(
    { language },
    { staleTime: BOOTSTRAP_STALE_MS, placeholderData: keepPreviousData },
  );
  return known(data ?? lastBootstrap(queryClient));
}

export function lastBootstrap(queryClient: QueryClient): Bootstrap | undefined {
  return queryClient.getQueriesData<Bootstrap>({ queryKey: BOOTSTRAP_KEY }).findLast(([, data]) => data)?.[1];
}

function known(bootstrap: Bootstrap | null | undefined): Bootstrap {
  if (!bootstrap) throw new Error('the root loader reads the bootstrap before a screen is drawn');
  return bootstrap;
}
