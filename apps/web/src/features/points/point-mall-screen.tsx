import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { TabPanel, Tabs } from '@tonalli/ui/tabs/tabs';
import { Gift, History, ListOrdered } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../app/chunks/lazy-screen';
import { memberOnly } from '../../app/session/member-only';
import { useSession } from '../../app/session/use-session';
import { PageHeading } from '../../components/page-heading';
import { WidgetBoundary } from '../../components/widget-boundary';
import { trpc } from '../../trpc/trpc';
import { EntryList } from './components/entry-list';
import { PointsHero } from './components/points-hero';
import { RealAccountRequired } from './components/real-account-required';
import { RedemptionList } from './components/redemption-list';
import { RewardCatalogue } from './components/reward-catalogue';
import { type PointsSearch, parsePointsSearch } from './points-search';

const route = getRouteApi('/pointMall');
const RewardDialog = lazyPart(() => import('./components/reward-dialog'));
const ConvertDialog = lazyPart(() => import('./components/convert-dialog'));

type Change = { [K in keyof PointsSearch]: PointsSearch[K] | undefined };

/** The points mall: what the points are worth, what they buy, and what became of them (PTS-01 to PTS-04). */
function PointMallScreen() {
  const { t } = useTranslation('points');
  const isTrial = useSession().session?.isTrial === true;
  return (
    <div className="mx-auto flex w-full max-w-page flex-col gap-6 px-3 py-6 sm:px-6">
      <div>
        <PageHeading title={t('title')} />
        <p className="mt-1.5 text-muted">{t('lead')}</p>
      </div>
      {isTrial ? <RealAccountRequired /> : <Mall />}
    </div>
  );
}

export default memberOnly(PointMallScreen);

function Mall() {
  const { t } = useTranslation('points');
  const search = parsePointsSearch(route.useSearch());
  const navigate = useNavigate({ from: '/pointMall' });
  const overview = trpc.points.overview.useQuery(undefined, { staleTime: 0 });
  const show = (change: Change) =>
    void navigate({ search: { ...parsePointsSearch({ ...search, ...change }) }, resetScroll: false });
  const tab = search.tab ?? 'rewards';
  const tabs = [
    { value: 'rewards' as const, label: t('tabs.rewards'), icon: <Gift aria-hidden="true" /> },
    { value: 'history' as const, label: t('tabs.history'), icon: <History aria-hidden="true" /> },
    { value: 'details' as const, label: t('tabs.details'), icon: <ListOrdered aria-hidden="true" /> },
  ];
  return (
    <>
      <PointsHero query={overview} brief={tab !== 'rewards'} onConvert={() => show({ convert: true })} />
      <Tabs
        label={t('tabs.label')}
        items={tabs}
        value={tab}
        onValueChange={(value) =>
          void navigate({ search: value === 'rewards' ? {} : { tab: value }, resetScroll: false })
        }
      >
        <TabPanel value={tab}>
          {tab === 'rewards' ? <RewardCatalogue search={search} overview={overview.data} onChange={show} /> : null}
          {tab === 'history' ? <RedemptionList search={search} onChange={show} /> : null}
          {tab === 'details' ? <EntryList search={search} onChange={show} /> : null}
        </TabPanel>
      </Tabs>
      <WidgetBoundary quiet>
        <Suspense fallback={null}>
          {search.reward && overview.data ? (
            <RewardDialog
              key={search.reward}
              rewardId={search.reward}
              overview={overview.data}
              onClose={() => show({ reward: undefined })}
            />
          ) : null}
          {search.convert && overview.data ? (
            <ConvertDialog overview={overview.data} onClose={() => show({ convert: undefined })} />
          ) : null}
        </Suspense>
      </WidgetBoundary>
    </>
  );
}
