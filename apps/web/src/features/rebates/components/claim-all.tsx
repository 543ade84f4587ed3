import type { OwnRebateRow, RebateClaimRow } from '@tonalli/contracts/rebates/api';
import { Alert } from '@tonalli/ui/alert/alert';
import { Button } from '@tonalli/ui/button/button';
import { Money } from '@tonalli/ui/money/money';
import { BadgePercent } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../../hooks/use-failure-text';
import { useLanguage } from '../../../hooks/use-language';
import { useClaim } from '../hooks/use-claim';

interface ClaimAllProps {
  rows: readonly OwnRebateRow[];
  onClaimed: (claims: readonly RebateClaimRow[]) => void;
}

/** All that can be claimed, in one press; and what today comes to so far. */
export function ClaimAll({ rows, onClaimed }: ClaimAllProps) {
  const { t } = useTranslation('rebates');
  const language = useLanguage();
  const failureText = useFailureText();
  const claim = useClaim();
  const dueMinor = rows.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const todayMinor = rows.reduce((sum, { todayAmountMinor }) => sum + todayAmountMinor, 0);
  return (
    <section aria-label={t('due.title')} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-5 rounded-xl bg-marigold-soft p-5 ring-1 ring-marigold/40 ring-inset sm:p-6">
        <div className="flex min-w-0 items-center gap-4">
          <span className="inline-flex size-12 shrink-0 items-center justify-center rounded-full bg-ink-deep text-marigold-bright max-sm:hidden">
            <BadgePercent aria-hidden="true" className="size-6" />
          </span>
          <div>
            <p className="text-muted text-sm">{t('due.title')}</p>
            <Money amountMinor={dueMinor} language={language} animate className="font-bold font-display text-3xl" />
            <p className="text-muted text-sm">
              {t('due.today')}{' '}
              <Money amountMinor={todayMinor} language={language} className="font-semibold text-text" />
            </p>
          </div>
        </div>
        <Button
          size="lg"
          className="max-sm:w-full"
          disabled={dueMinor === 0}
          loading={claim.isPending}
          onClick={() => claim.mutate({}, { onSuccess: ({ claims }) => onClaimed(claims) })}
        >
          {t('due.claim')}
        </Button>
      </div>
      {claim.error ? (
        <Alert tone="danger" announce>
          {failureText(claim.error)}
        </Alert>
      ) : null}
    </section>
  );
}
