import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { EmptyState } from '@tonalli/ui/empty-state/empty-state';
import { TabPanel, Tabs } from '@tonalli/ui/tabs/tabs';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../app/chunks/lazy-screen';
import LoadFailure from '../../components/load-failure';
import { PageHeading } from '../../components/page-heading';
import { WidgetBoundary } from '../../components/widget-boundary';
import { useLanguage } from '../../hooks/use-language';
import { trpc } from '../../trpc/trpc';
import { PromotionCards, PromotionCardsSkeleton } from './components/promotion-cards';
import { useMyPromotions } from './hooks/use-my-promotions';
import { PROMOTION_CATEGORIES, parsePromotionSearch } from './promotion-search';

const route = getRouteApi('/promotions');
const PromotionDialog = lazyPart(() => import('./components/promotion-dialog'));

/** What is on offer, by category, open to everybody; the detail stands in the address (PROMO-01). */
export default function PromotionsScreen() {
  const { t } = useTranslation('promotions');
  const search = parsePromotionSearch(route.useSearch());
  const navigate = useNavigate({ from: '/promotions' });
  const language = useLanguage();
  const { data, error, isFetching, refetch } = trpc.promotions.list.useQuery({ language });
  const mine = useMyPromotions();
  const present = PROMOTION_CATEGORIES.filter((category) => data?.some((promotion) => promotion.category === category));
  const chosen = present.find((category) => category === search.category) ?? 'ALL';
  const tabs = ['ALL' as const, ...present].map((value) => ({ value, label: t(`category.${value}`) }));
  const shown = data?.filter(({ category }) => chosen === 'ALL' || category === chosen);

  const choose = (value: (typeof tabs)[number]['value']) =>
    void navigate({ search: value === 'ALL' ? {} : { category: value }, resetScroll: false });
  const close = () => void navigate({ search: ({ promo: _, ...rest }) => rest, replace: true, resetScroll: false });
  return (
    <div className="mx-auto flex w-full max-w-page flex-col gap-5 px-3 py-6 sm:px-6">
      <div>
        <PageHeading title={t('title')} />
        <p className="mt-1.5 text-muted">{t('lead')}</p>
      </div>
      {!data && error ? (
        <LoadFailure title={t('error')} error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : null}
      {data || error ? null : <PromotionCardsSkeleton />}
      {data?.length === 0 ? <EmptyState title={t('empty')} /> : null}
      {shown && shown.length > 0 ? (
        <Tabs label={t('tabs')} items={tabs} value={chosen} onValueChange={choose}>
          <TabPanel value={chosen}>
            <PromotionCards promotions={shown} mine={mine} />
          </TabPanel>
        </Tabs>
      ) : null}
      {search.promo ? (
        <WidgetBoundary quiet>
          <Suspense fallback={null}>
            <PromotionDialog key={search.promo} id={search.promo} onClose={close} />
          </Suspense>
        </WidgetBoundary>
      ) : null}
    </div>
  );
}
