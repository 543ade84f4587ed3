import { formatBasisPoints } from '@tonalli/i18n/format-percent';
import { TabPanel, Tabs } from '@tonalli/ui/tabs/tabs';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import LoadFailure from '../../components/load-failure';
import { PageHeading } from '../../components/page-heading';
import { useLanguage } from '../../hooks/use-language';
import { useMemberSearch } from '../../hooks/use-member-search';
import { trpc } from '../../trpc/trpc';
import { EarningList } from './components/earning-list';
import { InvitationCard } from './components/invitation-card';
import { InvitedList } from './components/invited-list';
import { ReferralFigures } from './components/referral-figures';
import { ReferralSteps } from './components/referral-steps';
import { parseReferralSearch, REFERRAL_TABS } from './referral-search';

/** The member's invitation with its QR code, whom it brought and what they earned with it (MEM-12). */
export default function ReferralScreen() {
  const { t } = useTranslation('referral');
  const language = useLanguage();
  const { search, show } = useMemberSearch(parseReferralSearch);
  const { data, error, isFetching, refetch } = trpc.referral.info.useQuery();
  const tab = search.tab ?? 'invited';
  const page = search.no ?? 1;
  const turn = (no: number) => show({ no });
  return (
    <div className="flex flex-col gap-6">
      <div>
        <PageHeading title={t('title')} />
        {data || !error ? (
          <p
            aria-hidden={!data}
            className={clsx('mt-2 max-w-2xl', data ? 'text-muted' : 'shimmer rounded-sm text-transparent')}
          >
            {t('lead', { rate: formatBasisPoints(data?.rateBasisPoints ?? 0, language) })}
          </p>
        ) : null}
      </div>
      {!data && error ? (
        <LoadFailure title={t('error')} error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <>
          <InvitationCard referral={data} />
          <ReferralSteps />
          <ReferralFigures referral={data} />
          <Tabs
            label={t('tabs.label')}
            items={REFERRAL_TABS.map((value) => ({ value, label: t(`tabs.${value}`) }))}
            value={tab}
            onValueChange={(next) => show({ tab: next })}
          >
            <TabPanel value="invited">{tab === 'invited' ? <InvitedList page={page} onPage={turn} /> : null}</TabPanel>
            <TabPanel value="earnings">
              {tab === 'earnings' ? <EarningList page={page} onPage={turn} /> : null}
            </TabPanel>
          </Tabs>
        </>
      )}
    </div>
  );
}
