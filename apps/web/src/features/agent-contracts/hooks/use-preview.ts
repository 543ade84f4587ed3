import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ContractTerms } from '@tonalli/contracts/agent-contracts/terms';
import { useAppServices } from '../../../app/app-services-context';
import { useSettled } from './use-settled';

/** Whoever types is not asked about at every key. */
const TYPING_PAUSE_MS = 450;

/** What terms would mean for a direct downline, asked once the typing pauses; the answer before stays in sight meanwhile. */
export function usePreview(memberId: string | null, terms: ContractTerms | null) {
  const { client } = useAppServices();
  const asked = useSettled(JSON.stringify(memberId && terms ? { memberId, terms } : null), TYPING_PAUSE_MS);
  const now = JSON.stringify(memberId && terms ? { memberId, terms } : null);
  const query = useQuery({
    queryKey: ['agentContracts', 'preview', asked],
    queryFn: () =>
      memberId && terms ? client.agentContracts.preview.mutate({ memberId, terms }) : Promise.resolve(null),
    enabled: asked !== 'null' && asked === now,
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: false,
  });
  return { ...query, isOf: asked === now && !query.isPlaceholderData };
}
