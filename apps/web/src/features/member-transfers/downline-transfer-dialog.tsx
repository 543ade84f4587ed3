import type { SentTransfer } from '@tonalli/contracts/member-transfers/api';
import { Dialog } from '@tonalli/ui/dialog/dialog';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import LoadFailure from '../../components/load-failure';
import { trpc } from '../../trpc/trpc';
import { TransferForm } from './components/transfer-form';
import { TransferSent } from './components/transfer-sent';

export interface DownlineTransferDialogProps {
  /** A direct downline's. */
  downlineId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Money from an agent to a direct downline (AG-04); stays open to tell how it went. */
export default function DownlineTransferDialog({ downlineId, open, onOpenChange }: DownlineTransferDialogProps) {
  const { t } = useTranslation('member-transfers');
  const [sent, setSent] = useState<SentTransfer | null>(null);
  const asked = trpc.memberTransfers.desk.useQuery({ downlineId }, { staleTime: 0, enabled: open });
  const { data: desk, error, isFetching, refetch } = asked;
  const close = (stays: boolean) => {
    if (!stays) setSent(null);
    onOpenChange(stays);
  };
  return (
    <Dialog open={open} onOpenChange={close} title={t('downline.title')} description={t('downline.lead')}>
      <div className="flex flex-col gap-6">
        {!desk && error ? (
          <LoadFailure title={t('error')} error={error} busy={isFetching} onRetry={() => void refetch()} />
        ) : null}
        {desk || error ? null : <Skeleton className="h-96 w-full rounded-xl" />}
        {sent ? <TransferSent transfer={sent} /> : null}
        {desk?.receiver ? (
          <TransferForm desk={desk} receiver={desk.receiver} downlineId={downlineId} onSent={setSent} />
        ) : null}
      </div>
    </Dialog>
  );
}
