import { getRouteApi } from '@tanstack/react-router';
import { Suspense } from 'react';
import { CENTER_MARK } from '../../components/center-frame';
import { WidgetBoundary } from '../../components/widget-boundary';
import { AgentCenter } from '../../features/team/agent-center';
import { agentPageOf, isGated, isOpenToAgent } from '../../features/team/agent-pages';
import { NotFoundScreen } from '../screens/not-found-screen';
import { PendingScreen } from '../screens/pending-screen';
import { memberOnly } from '../session/member-only';
import { useConsolidated } from '../session/use-consolidated';
import { UnreadMark } from '../shell/unread-mark';
import { AGENT_SCREENS } from './agent-screens';
import { AnnouncementsMark } from './announcements-mark';
import { contractMarks } from './contract-marks';

const route = getRouteApi('/agentHome');

/** The agents' centre: its menu and the chosen page. */
function AgentHomeScreen() {
  const page = agentPageOf(route.useSearch());
  const { consolidated, isPending } = useConsolidated();
  const marks = {
    ...contractMarks(consolidated),
    agentAnnouncement: <AnnouncementsMark className={CENTER_MARK} />,
    messageV2: <UnreadMark className={CENTER_MARK} />,
  };
  const Found = page !== null && isOpenToAgent(page, consolidated) ? AGENT_SCREENS[page] : undefined;
  const Missing = page !== null && isGated(page) && isPending ? PendingScreen : NotFoundScreen;
  const Page = Found ?? Missing;
  return (
    <AgentCenter page={page} consolidated={consolidated} marks={marks}>
      <WidgetBoundary key={page}>
        <Suspense fallback={<PendingScreen />}>
          <Page />
        </Suspense>
      </WidgetBoundary>
    </AgentCenter>
  );
}

export default memberOnly(AgentHomeScreen);
