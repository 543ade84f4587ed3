import { formatDateTime } from '@tonalli/i18n/format';
import { Alert } from '@tonalli/ui/alert/alert';
import { Dialog } from '@tonalli/ui/dialog/dialog';
import { Money } from '@tonalli/ui/money/money';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import LoadFailure from '../../../components/load-failure';
import { useLanguage } from '../../../hooks/use-language';
import { trpc } from '../../../trpc/trpc';
import { FairnessProof } from './fairness-proof';
import { RoundOutcome } from './round-outcome';
import { SlotOutcome } from './slot-outcome';

/** One round: what was staked and paid, what was drawn, and how to prove it. */
export default function RoundDialog({ betId, onClose }: { betId: string; onClose: () => void }) {
  const { t } = useTranslation(['records', 'common']);
  const language = useLanguage();
  const { data, error, refetch, isFetching } = trpc.records.betDetail.useQuery({ betId, language });
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => !open && onClose()}
      title={data ? data.gameName : t('records:detail.title')}
      description={data ? formatDateTime(data.at, language) : undefined}
      closeLabel={t('common:actions.close')}
    >
      {!data && error ? (
        <LoadFailure title={t('records:detail.error')} error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : null}
      {data || error ? null : <Skeleton className="h-72 w-full" />}
      {data ? (
        <div className="flex flex-col gap-6">
          <dl className="grid grid-cols-2 gap-4 sm:grid-cols-4">
            <Fact name={t('records:table.stake')}>
              <Money amountMinor={data.stakeMinor} language={language} />
            </Fact>
            <Fact name={t('records:table.payout')}>
              <Money amountMinor={data.payoutMinor} language={language} />
            </Fact>
            {data.jackpotMinor === undefined ? null : (
              <Fact name={t('records:jackpot')}>
                <Money amountMinor={data.jackpotMinor} language={language} className="text-marigold" />
              </Fact>
            )}
            <Fact name={t('records:table.net')}>
              <Money amountMinor={data.netMinor} language={language} tone="sign" />
            </Fact>
            {data.balanceAfterMinor === null ? null : (
              <Fact name={t('records:detail.balanceAfter')}>
                <Money amountMinor={data.balanceAfterMinor} language={language} />
              </Fact>
            )}
            <Fact name={t('records:detail.vendor')}>{data.vendorName}</Fact>
            <Fact name={t('records:detail.round')} wide>
              <span className="break-all font-normal text-sm">{data.roundId}</span>
            </Fact>
          </dl>
          {data.isCorrected ? <Alert tone="info">{t('records:detail.corrected')}</Alert> : null}
          {data.outcome.kind === 'slot' ? <SlotOutcome outcome={data.outcome} /> : null}
          {data.outcome.kind === 'round' ? <RoundOutcome outcome={data.outcome} /> : null}
          {data.outcome.kind === 'summary' ? <p className="text-muted">{t('records:detail.notSlot')}</p> : null}
          {data.fairness ? <FairnessProof proof={data.fairness} /> : null}
        </div>
      ) : null}
    </Dialog>
  );
}

function Fact({ name, wide = false, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? 'col-span-2 sm:col-span-3' : ''}>
      <dt className="text-faint text-sm">{name}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}
