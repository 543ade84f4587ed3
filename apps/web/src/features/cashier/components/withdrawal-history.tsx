import type { WithdrawalView } from '@tonalli/contracts/cashier/api';
import { Badge, type BadgeTone } from '@tonalli/ui/badge/badge';
import { Button } from '@tonalli/ui/button/button';
import type { DataColumn } from '@tonalli/ui/data-table/data-table';
import { formatAmount } from '@tonalli/ui/money/format-amount';
import { Money } from '@tonalli/ui/money/money';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UploadedImage } from '../../../components/uploaded-image';
import { useLanguage } from '../../../hooks/use-language';
import { trpc } from '../../../trpc/trpc';
import { HISTORY_PAGE_SIZE, OrderHistory, OrderName } from './order-history';
import { ReceiptDialog } from './receipt-dialog';

const TONES: Record<WithdrawalView['status'], BadgeTone> = {
  REQUESTED: 'info',
  REVIEWING: 'info',
  PAID: 'marigold',
  REJECTED: 'danger',
  CONFIRMED_FULL: 'jade',
  CONFIRMED_PARTLY: 'neutral',
  NOT_RECEIVED: 'marigold',
  REFUNDED: 'neutral',
};

/** The member's withdrawals, page by page; a paid one asks whether it has arrived. */
export function WithdrawalHistory() {
  // The words of pictures are there before the question about a payout needs them.
  const { t } = useTranslation(['cashier', 'uploads']);
  const [page, setPage] = useState(1);
  const [answering, setAnswering] = useState<WithdrawalView | null>(null);
  const columns = useWithdrawalColumns(setAnswering);
  const answer = trpc.cashier.withdrawals.useQuery(
    { page, pageSize: HISTORY_PAGE_SIZE },
    { placeholderData: (before) => before },
  );
  return (
    <>
      <OrderHistory
        title={t('history.withdrawals')}
        empty={t('history.emptyWithdrawals')}
        columns={columns}
        answer={answer}
        onPageChange={setPage}
      />
      {answering ? <ReceiptDialog withdrawal={answering} onClose={() => setAnswering(null)} /> : null}
    </>
  );
}

function useWithdrawalColumns(onAnswer: (withdrawal: WithdrawalView) => void): DataColumn<WithdrawalView>[] {
  const { t } = useTranslation('cashier');
  const language = useLanguage();
  return [
    {
      id: 'number',
      header: t('history.number'),
      heading: true,
      cell: ({ id, createdAt }) => <OrderName id={id} at={createdAt} />,
    },
    {
      id: 'account',
      header: t('history.account'),
      cell: ({ bankName, maskedClabe }) => (
        <span className="flex flex-col">
          {bankName}
          <span className="money text-faint text-xs">{maskedClabe}</span>
        </span>
      ),
    },
    {
      id: 'amount',
      header: t('history.amount'),
      align: 'end',
      cell: ({ amountMinor }) => <Money amountMinor={amountMinor} language={language} />,
    },
    {
      id: 'net',
      header: t('history.net'),
      align: 'end',
      cell: ({ netMinor }) => <Money amountMinor={netMinor} language={language} />,
    },
    { id: 'status', header: t('history.status'), cell: (withdrawal) => <Status withdrawal={withdrawal} /> },
    {
      id: 'action',
      header: t('history.action'),
      align: 'end',
      cell: (withdrawal) =>
        withdrawal.status === 'PAID' ? (
          <Button
            variant="secondary"
            size="sm"
            className="whitespace-nowrap"
            aria-label={t('receipt.buttonOf', { id: withdrawal.id })}
            onClick={() => onAnswer(withdrawal)}
          >
            {t('receipt.button')}
          </Button>
        ) : null,
    },
  ];
}

function Status({ withdrawal }: { withdrawal: WithdrawalView }) {
  const { t } = useTranslation('cashier');
  const language = useLanguage();
  const shown = (minor: number) => formatAmount(minor, { language });
  const { id, status, receivedMinor, remainingMinor, refundedMinor, forced, proof } = withdrawal;
  return (
    <span className="flex flex-col items-start gap-1 max-sm:items-end">
      <Badge tone={TONES[status]}>{t(`withdrawalStatus.${status}`)}</Badge>
      {status === 'CONFIRMED_PARTLY' ? (
        <span className="text-faint text-xs">
          {t('receipt.summary', { received: shown(receivedMinor ?? 0), remaining: shown(remainingMinor ?? 0) })}
        </span>
      ) : null}
      {refundedMinor > 0 ? (
        <span className="text-faint text-xs">{t('withdraw.refunded', { amount: shown(refundedMinor) })}</span>
      ) : null}
      {status === 'NOT_RECEIVED' ? <span className="text-faint text-xs">{t('receipt.claimed')}</span> : null}
      {forced ? (
        <span className="text-faint text-xs">{proof.length > 0 ? t('receipt.upheld') : t('receipt.forced')}</span>
      ) : null}
      {proof.length > 0 ? (
        <ul className="mt-1 flex flex-wrap gap-2 max-sm:justify-end">
          {proof.map((image, index) => (
            <li key={image}>
              <UploadedImage id={image} alt={t('receipt.proofOf', { number: index + 1, id })} />
            </li>
          ))}
        </ul>
      ) : null}
    </span>
  );
}
