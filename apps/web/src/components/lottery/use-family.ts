import { useQuery } from '@tanstack/react-query';
import { loadFamily } from './load-family';

/** The rules of a family, fetched once; null for one that this page knows nothing of. */
export function useFamily(family: string) {
  return useQuery({
    queryKey: ['lottery-family', family],
    queryFn: () => loadFamily(family),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
