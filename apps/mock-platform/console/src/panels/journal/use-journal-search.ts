import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useControl } from '../../control/control-context';

const route = getRouteApi('/$panel');

/** What of the journal is looked at, kept in the address. */
export function useJournalSearch() {
  const { world } = useControl();
  const { seq = null, why = null } = route.useSearch();
  const navigate = useNavigate();
  const base = world === 'default' ? {} : { world };
  const go = (search: { seq?: number; why?: string }) =>
    void navigate({ to: '/$panel', params: { panel: 'journal' }, search: { ...base, ...search } });
  return {
    seq,
    why,
    look: (next: number | null) => go(next === null ? {} : { seq: next }),
    ask: (member: string) => go({ why: member }),
  };
}
