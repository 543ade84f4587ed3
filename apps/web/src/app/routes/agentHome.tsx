import { createFileRoute, redirect } from '@tanstack/react-router';
import { PATHS } from '../../paths';
import { AgentFrame } from '../agent/lazy-agent-frame';
import { lazyScreen } from '../chunks/lazy-screen';

export const Route = createFileRoute('/agentHome')({
  // The screen reads it, so that the first load carries none of it.
  validateSearch: (raw: Record<string, unknown>) => raw,
  beforeLoad: async ({ context }) => {
    await context.session.settled();
    if (!context.session.get().session?.isAgent) throw redirect({ to: PATHS.agent, replace: true });
  },
  loader: async ({ context: { i18n, queries }, location: { search } }) => {
    // Fetched while the screen loads.
    void AgentFrame.preload();
    void import('../agent/prefetch-agent-home')
      .then((part) => part.prefetchAgentHome(queries, search))
      .catch(() => null);
    // The page is there at once when it is reached, with the heading that takes the focus.
    await i18n.loadNamespaces(['team', 'records']);
  },
  component: lazyScreen(() => import('../agent/agent-home-screen')),
});
