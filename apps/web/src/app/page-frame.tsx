import { useRouterState } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useBootstrap } from '../hooks/use-bootstrap';
import { isAgentPage } from '../paths';
import { lazyPart } from './chunks/lazy-screen';
import { PendingScreen } from './screens/pending-screen';
import { AppFrame } from './shell/app-frame';

const AgentFrame = lazyPart(() => import('./agent/agent-frame'));

/** The site's frame, or the agents' own (NAV-10). Maintenance and region stand before both. */
export function PageFrame() {
  // Of what is drawn, not of where one is on the way to.
  const forAgents = useRouterState({ select: ({ matches }) => isAgentPage(matches.at(-1)?.pathname ?? '') });
  const { status } = useBootstrap();
  if (!forAgents || status !== 0) return <AppFrame />;
  return (
    <Suspense fallback={<PendingScreen />}>
      <AgentFrame />
    </Suspense>
  );
}
