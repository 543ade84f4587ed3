import { Link } from '@tanstack/react-router';
import { Button } from '@tonalli/ui/button/button';
import { Money } from '@tonalli/ui/money/money';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { useTranslation } from 'react-i18next';
import LoadFailure from '../../../components/load-failure';
import { useLanguage } from '../../../hooks/use-language';
import { PATHS } from '../../../paths';
import { trpc } from '../../../trpc/trpc';

/** What the main wallet holds, and the ways to it. */
export function MemberWallet() {
  const { t } = useTranslation('transfer');
  const language = useLanguage();
  const { data, error, isFetching, refetch } = trpc.wallet.balance.useQuery();
  if (!data && error) {
    return <LoadFailure title={t('error')} error={error} busy={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <section aria-label={t('seamless.balance')} className="flex flex-col gap-4 rounded-xl bg-raised p-6">
      <div>
        <p className="text-muted text-sm">{t('seamless.balance')}</p>
        {data ? (
          <Money
            amountMinor={data.mainMinor}
            language={language}
            animate
            className="font-display font-extrabold text-3xl"
          />
        ) : (
          <Skeleton className="h-9 w-44" />
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button asChild>
          <Link to={PATHS.member} search={{ page: 'depositv2' }}>
            {t('seamless.deposit')}
          </Link>
        </Button>
        <Button asChild variant="secondary">
          <Link to={PATHS.member} search={{ page: 'transferFund' }}>
            {t('seamless.transfer')}
          </Link>
        </Button>
      </div>
    </section>
  );
}
