import { createFileRoute, redirect } from '@tanstack/react-router';
import { parseTeamSearch } from '../../features/team/team-search';
import { PATHS } from '../../paths';
import { lazyScreen } from '../chunks/lazy-screen';

export const Route = createFileRoute('/agentHome')({
  validateSearch: parseTeamSearch,
  beforeLoad: async ({ context }) => {
    await context.session.settled();
    if (!context.session.get().session?.isAgent) throw redirect({ to: PATHS.agent, replace: true });
  },
  component: lazyScreen(() => import('../../features/team/team-overview')),
});
