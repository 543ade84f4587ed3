import { getRouteApi } from '@tanstack/react-router';
import { Button } from '@tonalli/ui/button/button';
import { UserPlus } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { FullPage } from '../../components/full-page';
import { WidgetBoundary } from '../../components/widget-boundary';
import { MemberCenter } from '../../features/account/member-center';
import { isOffered, isTrialPage } from '../../features/account/page-access';
import { useBootstrap } from '../../hooks/use-bootstrap';
import { useAppServices } from '../app-services-context';
import { NotFoundScreen } from '../screens/not-found-screen';
import { PendingScreen } from '../screens/pending-screen';
import { memberOnly } from '../session/member-only';
import { useSession } from '../session/use-session';
import { MEMBER_SCREENS } from './member-screens';

const route = getRouteApi('/member');

/** The member centre: its menu at the side and the chosen page. */
function MemberScreen() {
  const { page } = route.useSearch();
  const bootstrap = useBootstrap();
  const { session } = useSession();
  const Page = isOffered(page, bootstrap) ? MEMBER_SCREENS[page] : NotFoundScreen;
  return (
    <MemberCenter page={page}>
      <WidgetBoundary key={page}>
        <Suspense fallback={<PendingScreen />}>
          {session?.isTrial && !isTrialPage(page) ? <RealAccountNeeded /> : <Page />}
        </Suspense>
      </WidgetBoundary>
    </MemberCenter>
  );
}

export default memberOnly(MemberScreen);

/** In place of a page that play money does not have (GAME-06). */
function RealAccountNeeded() {
  const { t } = useTranslation('session');
  const { overlays } = useAppServices();
  return (
    <FullPage icon={UserPlus} title={t('trial.promptTitle')} text={t('trial.in_need_true_account')}>
      <Button onClick={() => overlays.open({ kind: 'register' })}>{t('trial.in_increase_submit')}</Button>
    </FullPage>
  );
}
