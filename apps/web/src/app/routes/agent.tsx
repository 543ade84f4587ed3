import { createFileRoute, redirect } from '@tanstack/react-router';
import { parseAgentSearch } from '../../features/team/team-search';
import { PATHS } from '../../paths';
import { lazyScreen } from '../chunks/lazy-screen';

export const Route = createFileRoute('/agent')({
  validateSearch: parseAgentSearch,
  beforeLoad: async ({ context }) => {
    await context.session.settled();
    if (context.session.get().session?.isAgent) throw redirect({ to: PATHS.agentHome, replace: true });
  },
  component: lazyScreen(() => import('../agent/agent-screen')),
});
