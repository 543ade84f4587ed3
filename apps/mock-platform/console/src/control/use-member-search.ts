import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useControl } from './control-context';

const route = getRouteApi('/$panel');

/** The member that is looked at, kept in the address. */
export function useMemberSearch() {
  const { world } = useControl();
  const { member = null } = route.useSearch();
  const navigate = useNavigate();
  const base = world === 'default' ? {} : { world };
  return {
    member,
    /** The address's search for a panel that looks at the same world. */
    base,
    show: (next: string) =>
      void navigate({ to: '/$panel', params: { panel: 'members' }, search: { ...base, member: next } }),
  };
}
