import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import type { ErrorCode } from '@tonalli/contracts/errors';
import { failureCode, isWorthRetrying } from './failure-code';

const MAX_RETRIES = 2;
const RETRY_DELAY_MS = 400;

/** One query client a page; `onFailure` hears of every failed call, whoever made it. */
export function createQueryClient(onFailure: (code: ErrorCode, error: unknown) => void): QueryClient {
  const hear = (error: unknown) => onFailure(failureCode(error), error);
  return new QueryClient({
    queryCache: new QueryCache({ onError: hear }),
    mutationCache: new MutationCache({ onError: hear }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        refetchOnWindowFocus: false,
        networkMode: 'always',
        // Left out by `always`.
        refetchOnReconnect: true,
        retryDelay: (attempt) => RETRY_DELAY_MS * 2 ** attempt,
        retry: (failures, error) => failures < MAX_RETRIES && isWorthRetrying(failureCode(error)),
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
