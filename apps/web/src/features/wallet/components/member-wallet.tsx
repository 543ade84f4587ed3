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
      <BonusMoney />
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

/** What the active bonus holds, beside the balance; nothing without one. */
function BonusMoney() {
  const { t } = useTranslation('bonuses');
  const language = useLanguage();
  const { data } = trpc.bonuses.list.useQuery({ language });
  const active = data?.find(({ state }) => state === 'ACTIVE');
  if (!active) return null;
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 text-sm">
      <span className="text-muted">{t('wallet.label')}</span>
      <Money amountMinor={active.leftMinor} language={language} className="font-semibold text-marigold-bright" />
      <Link to={PATHS.member} search={{ page: 'bonuses' }} className="font-semibold text-marigold hover:underline">
        {t('wallet.show')}
      </Link>
    </p>
  );
}
