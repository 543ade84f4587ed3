import { getRouteApi } from '@tanstack/react-router';
import { type ComponentType, Suspense } from 'react';
import { WidgetBoundary } from '../../components/widget-boundary';
import { MemberCenter } from '../../features/account/member-center';
import type { MemberPage } from '../../features/account/member-pages';
import { lazyPart } from '../chunks/lazy-screen';
import { NotFoundScreen } from '../screens/not-found-screen';
import { PendingScreen } from '../screens/pending-screen';

const route = getRouteApi('/member');

const PAGES: Record<MemberPage, ComponentType> = {
  securityCenter: NotFoundScreen,
  messageV2: NotFoundScreen,
  depositv2: NotFoundScreen,
  withdraw: NotFoundScreen,
  personalHistoryCopy: lazyPart(() => import('../../features/records/bet-record-screen')),
  transactionHistory: NotFoundScreen,
  personalProfit: NotFoundScreen,
  bonusDetails: NotFoundScreen,
  referral: NotFoundScreen,
};

/** The member centre: its menu at the side and the chosen page. */
export default function MemberScreen() {
  const { page } = route.useSearch();
  const Page = PAGES[page];
  return (
    <MemberCenter page={page}>
      <WidgetBoundary key={page}>
        <Suspense fallback={<PendingScreen />}>
          <Page />
        </Suspense>
      </WidgetBoundary>
    </MemberCenter>
  );
}
