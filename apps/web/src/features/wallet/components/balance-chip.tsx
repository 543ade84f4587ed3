import { IconButton } from '@tonalli/ui/icon-button/icon-button';
import { Money } from '@tonalli/ui/money/money';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { clsx } from 'clsx';
import { Eye, EyeOff, RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBalanceOverride } from '../../../hooks/balance-override';
import { useLanguage } from '../../../hooks/use-language';
import { trpc } from '../../../trpc/trpc';
import { useBalanceMask } from '../hooks/use-balance-mask';

/** The member's balance with two decimals, which can be hidden and read again (NAV-01). */
export function BalanceChip({ trial }: { trial: boolean }) {
  const { t } = useTranslation(['wallet', 'common']);
  const language = useLanguage();
  const mask = useBalanceMask();
  const heldMinor = useBalanceOverride(null);
  const { data, error, isFetching, refetch } = trpc.wallet.balance.useQuery();
  return (
    <fieldset aria-label={trial ? t('wallet:trialBalance') : t('wallet:balance')}>
      <div
        className={clsx(
          'flex min-h-11 items-center gap-0.5 rounded-full bg-raised ps-4 pe-1 ring-1 ring-inset',
          trial ? 'ring-info' : 'ring-line',
        )}
      >
        <span className="flex min-w-0 flex-col leading-tight">
          <span className={clsx('text-2xs', trial ? 'font-semibold text-info' : 'text-faint max-sm:sr-only')}>
            {trial ? t('common:playMoney') : t('wallet:balance')}
          </span>
          {data ? (
            <Money
              amountMinor={heldMinor ?? data.mainMinor}
              language={language}
              masked={mask.masked ? t('wallet:hidden') : undefined}
              animate
              className="font-bold text-sm"
            />
          ) : error ? (
            <span className="font-bold text-sm">—</span>
          ) : (
            <Skeleton className="h-4 w-20" />
          )}
        </span>
        <IconButton
          size="sm"
          label={mask.masked ? t('wallet:show') : t('wallet:hide')}
          aria-pressed={mask.masked}
          onClick={mask.toggle}
        >
          {mask.masked ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
        </IconButton>
        <IconButton size="sm" label={t('wallet:refresh')} disabled={isFetching} onClick={() => void refetch()}>
          <RotateCw aria-hidden="true" className={clsx(isFetching && 'animate-turn')} />
        </IconButton>
      </div>
    </fieldset>
  );
}
