import type { WithdrawalView } from '@tonalli/contracts/cashier/api';
import type { Receipt } from '@tonalli/contracts/cashier/states';
import { useAppServices } from '../../../app/app-services-context';
import { useImages } from '../../../components/image-picker/use-images';
import { useUploadCall } from '../../../components/image-picker/use-upload-call';
import { readFailure } from '../../../trpc/platform-failure';
import { useMoneyCall } from './use-money-call';

export type ReceiptChoice = Receipt | 'NONE';

/** What a member says of a payout, by the call that takes it: pictures travel as a form. */
export function useReceipt({ id }: WithdrawalView, onSuccess: () => void) {
  const { client, queries } = useAppServices();
  const images = useImages();
  const confirm = useMoneyCall(client.cashier.confirmReceipt.mutate);
  const report = useUploadCall(client.cashier.reportNotReceived.mutate, () => queries.cashier.invalidate());

  return {
    images,
    percent: report.percent,
    pending: confirm.isPending || report.isPending,
    error: confirm.error ?? report.error,
    /** Sends nothing while something is missing. */
    send(choice: ReceiptChoice, receivedMinor: number | null) {
      confirm.reset();
      if (choice === 'FULL') confirm.mutate({ id, receipt: choice }, { onSuccess });
      if (choice === 'PARTLY' && receivedMinor !== null) {
        confirm.mutate({ id, receipt: choice, receivedMinor }, { onSuccess });
      }
      if (choice !== 'NONE' || report.isPending || images.list.length === 0 || !images.isReady) return;
      const onError = (error: unknown) => images.mark(readFailure(error).fields);
      report.mutate({ fields: { id }, images: images.files }, { onSuccess, onError });
    },
  };
}
