import type { SentTransfer, TransferDesk, TransferPartyView } from '@tonalli/contracts/member-transfers/api';
import { Button } from '@tonalli/ui/button/button';
import { formatAmount } from '@tonalli/ui/money/format-amount';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AmountEntry } from '../../../components/amount-entry';
import PaymentPasswordField, { isPaymentPassword } from '../../../components/payment-password-field';
import { useLanguage } from '../../../hooks/use-language';
import { trpc } from '../../../trpc/trpc';
import { useSendTransfer } from '../hooks/use-send-transfer';
import { useTransferAmount } from '../hooks/use-transfer-amount';
import { ReceiverCard } from './receiver-card';
import { TransferConfirm } from './transfer-confirm';

interface TransferFormProps {
  desk: TransferDesk;
  receiver: TransferPartyView;
  /** Left out: to the upline. */
  downlineId?: string | undefined;
  onSent: (transfer: SentTransfer) => void;
}

const PRESETS_MINOR = [10_000, 50_000, 100_000, 500_000];

/** Amount and payment password for one receiver; asked once more before anything is sent. What was typed stays on failure. */
export function TransferForm({ desk, receiver, downlineId, onSent }: TransferFormProps) {
  const { t } = useTranslation('member-transfers');
  const language = useLanguage();
  const { data: balances } = trpc.wallet.balance.useQuery();
  const amount = useTransferAmount(desk, balances?.mainMinor);
  const transfer = useSendTransfer(downlineId);
  const [asking, setAsking] = useState(false);
  const shown = (minor: number) => formatAmount(minor, { language, trimZeros: true });
  // A balance that fell made the amount invalid: the question must not come back for another one.
  if (asking && amount.validMinor === null) setAsking(false);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    amount.ask();
    transfer.ask();
    transfer.forget();
    if (amount.validMinor !== null && isPaymentPassword(transfer.password)) setAsking(true);
  };
  const send = async (amountMinor: number) => {
    const sent = await transfer.send(amountMinor);
    if (!sent) return;
    amount.clear();
    onSent(sent);
  };
  return (
    <>
      <form noValidate onSubmit={submit} className="flex max-w-2xl flex-col gap-6">
        <ReceiverCard title={t(downlineId ? 'receiver.downline' : 'receiver.upline')} receiver={receiver} />
        <AmountEntry
          words={{ label: t('amount.label'), presets: t('amount.presets'), all: t('amount.all') }}
          hint={t('amount.limits', {
            ...{ min: shown(desk.minMinor), max: shown(desk.maxMinor), left: shown(desk.leftTodayMinor) },
          })}
          value={amount.text}
          error={amount.error}
          presetsMinor={PRESETS_MINOR}
          mostMinor={amount.mostMinor ?? 0}
          allMinor={amount.mostMinor}
          onType={amount.type}
          onBlur={() => amount.text !== '' && amount.ask()}
          onChoose={amount.choose}
        />
        <PaymentPasswordField value={transfer.password} onChange={transfer.type} error={transfer.passwordError} />
        <Button type="submit" size="lg" className="sm:self-start">
          {t('form.submit')}
        </Button>
      </form>
      {amount.validMinor !== null ? (
        <TransferConfirm
          open={asking}
          onOpenChange={setAsking}
          amountMinor={amount.validMinor}
          receiver={receiver}
          error={transfer.error}
          onConfirm={() => send(amount.validMinor ?? 0)}
        />
      ) : null}
    </>
  );
}
