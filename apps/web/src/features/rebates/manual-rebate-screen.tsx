import type { RebateClaimRow } from '@tonalli/contracts/rebates/api';
import { Alert } from '@tonalli/ui/alert/alert';
import { EmptyState } from '@tonalli/ui/empty-state/empty-state';
import { formatAmount } from '@tonalli/ui/money/format-amount';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import LoadFailure from '../../components/load-failure';
import { PageHeading } from '../../components/page-heading';
import { useLanguage } from '../../hooks/use-language';
import { trpc } from '../../trpc/trpc';
import { ClaimAll } from './components/claim-all';
import { ClaimHistory } from './components/claim-history';
import { RebateCategories } from './components/rebate-categories';

/** The member's own rebate: what can be claimed, by category, what today comes to, and what was claimed (MEM-10). */
export default function ManualRebateScreen() {
  const { t } = useTranslation('rebates');
  const { data, error, isFetching, refetch } = trpc.rebates.own.useQuery(undefined, { staleTime: 0 });
  const [claimed, setClaimed] = useState<readonly RebateClaimRow[]>([]);
  return (
    <div className="flex flex-col gap-6">
      <div>
        <PageHeading title={t('title')} />
        <p className="mt-1 max-w-2xl text-muted">{t('lead', { count: data?.claimDays ?? 90 })}</p>
      </div>
      {!data && error ? (
        <LoadFailure title={t('error')} error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : null}
      {data || error ? null : <Skeleton className="h-80 w-full rounded-xl" />}
      {claimed.length > 0 ? <Claimed claims={claimed} /> : null}
      {data && data.rows.length > 0 ? (
        <>
          <ClaimAll rows={data.rows} onClaimed={setClaimed} />
          <RebateCategories rows={data.rows} onClaimed={setClaimed} />
        </>
      ) : null}
      {data?.rows.length === 0 ? <EmptyState title={t('none')} description={t('noneText')} /> : null}
      <ClaimHistory />
    </div>
  );
}

function Claimed({ claims }: { claims: readonly RebateClaimRow[] }) {
  const { t } = useTranslation('rebates');
  const language = useLanguage();
  const amountMinor = claims.reduce((sum, claim) => sum + claim.amountMinor, 0);
  return (
    <Alert key={claims[0]?.id} tone="success" title={t('claimed.title')} announce>
      {t('claimed.text', {
        amount: formatAmount(amountMinor, { language }),
        reference: claims.map(({ id }) => id).join(', '),
      })}
    </Alert>
  );
}
