import { useRouterState } from '@tanstack/react-router';
import { Suspense, useDeferredValue, useEffect } from 'react';
import { fetchFailureTexts } from '../hooks/failure-text';
import { BootstrapContext, useReadBootstrap } from '../hooks/use-bootstrap';
import { isAgentPage } from '../paths';
import { AgentFrame } from './agent/lazy-agent-frame';
import { useAppServices } from './app-services-context';
import { lazyPart } from './chunks/lazy-screen';
import { whenIdle } from './chunks/when-idle';
import { PendingScreen } from './screens/pending-screen';
import { useClosedAccount, useIsOnBreak } from './session/use-session';
import { AppFrame } from './shell/app-frame';

const ClosedFrame = lazyPart(() => import('./screens/closed-frame'));
const ClosedAccountFrame = lazyPart(() => import('./screens/closed-account-frame'));
const BreakFrame = lazyPart(() => import('./screens/break-frame'));

/** The site's frame, or the agents' own (NAV-10). Maintenance and region stand before both (SYS-02, SYS-03), and a break of the member's (RG-03) or the end of the account (MEM-17). */
export function PageFrame() {
  // Of the rendered page, not of the pending navigation.
  const forAgents = useRouterState({ select: ({ matches }) => isAgentPage(matches.at(-1)?.pathname ?? '') });
  const bootstrap = useReadBootstrap();
  const { i18n } = useAppServices();
  const onBreak = useIsOnBreak();
  const closed = useClosedAccount();
  // The first page is large: deferred, so that React yields between its pieces.
  const drawn = useDeferredValue(true, false);
  // At hand before something fails, and after what is drawn.
  useEffect(() => (drawn ? whenIdle(() => fetchFailureTexts(i18n)) : undefined), [drawn, i18n]);
  if (!drawn) return null;
  const Frame = bootstrap.status !== 0 ? ClosedFrame : closed ? ClosedAccountFrame : onBreak ? BreakFrame : AgentFrame;
  return (
    <BootstrapContext value={bootstrap}>
      {bootstrap.status === 0 && !forAgents && !onBreak && !closed ? (
        <AppFrame />
      ) : (
        <Suspense fallback={<PendingScreen />}>
          <Frame />
        </Suspense>
      )}
    </BootstrapContext>
  );
}
