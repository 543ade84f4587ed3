import { Outlet, useRouterState } from '@tanstack/react-router';
import { Button } from '@tonalli/ui/button/button';
import { LogOut } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { type MemberPage, parseMemberSearch } from '../../features/account/member-pages';
import BreakScreen from '../../features/breaks/break-screen';
import BreakTakenScreen from '../../features/breaks/break-taken-screen';
import { PATHS } from '../../paths';
import { useAppServices } from '../app-services-context';
import { ConsentGate } from '../consent/consent-gate';
import { LiveEvents } from '../live/live-events';
import { MEMBER_SCREENS } from '../member/member-screens';
import { useSession } from '../session/use-session';
import { BareFrame } from './bare-frame';
import { PendingScreen } from './pending-screen';

/** Of the member centre: the money that is there, and its records. */
const OWN_PAGES: readonly MemberPage[] = [
  'withdraw',
  'identity',
  'transactionHistory',
  'personalHistoryCopy',
  'personalProfit',
  'statements',
  'ownData',
  'closeAccount',
  'feedback',
];
const READING: ReadonlySet<string> = new Set([
  PATHS.responsibleGaming,
  PATHS.terms,
  PATHS.privacy,
  PATHS.help,
  PATHS.faq,
]);

/** Replaces the app for a member on a break: when it ends, who helps, their money and the way back; no games, no offers (RG-03). */
export default function BreakFrame() {
  const state = useSession();
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const asked = useRouterState({ select: ({ location }) => parseMemberSearch(location.search).page });
  const isStatement = pathname === PATHS.agentHome && state.session?.isAgent === true;
  const isReading = READING.has(pathname) || isStatement;
  const page = pathname === PATHS.member ? asked : null;
  const Page = state.session && page && OWN_PAGES.includes(page) ? MEMBER_SCREENS[page] : null;
  return (
    <>
      <BareFrame withWayBack={isReading || Page !== null} action={state.session ? <LogOutButton /> : null}>
        {isReading ? (
          <Outlet />
        ) : Page ? (
          <div className="mx-auto w-full max-w-page px-3 pb-12 sm:px-6">
            <Suspense fallback={<PendingScreen />}>
              <Page />
            </Suspense>
          </div>
        ) : state.session ? (
          <BreakScreen />
        ) : (
          <BreakTakenScreen />
        )}
      </BareFrame>
      <LiveEvents />
      <ConsentGate />
    </>
  );
}

function LogOutButton() {
  const { t } = useTranslation('breaks');
  const { client, session } = useAppServices();
  const leave = () => void session.logOut(() => client.session.logout.mutate());
  return (
    <Button variant="ghost" iconStart={<LogOut />} className="ms-auto" onClick={leave}>
      {t('screen.logOut')}
    </Button>
  );
}
