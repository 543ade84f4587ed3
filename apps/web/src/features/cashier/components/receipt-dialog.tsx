import type { WithdrawalView } from '@tonalli/contracts/cashier/api';
import type { Receipt } from '@tonalli/contracts/cashier/states';
import { formatDateTime } from '@tonalli/i18n/format';
import { Alert } from '@tonalli/ui/alert/alert';
import { Button } from '@tonalli/ui/button/button';
import { Dialog } from '@tonalli/ui/dialog/dialog';
import { Field } from '@tonalli/ui/field/field';
import { formatAmount } from '@tonalli/ui/money/format-amount';
import { Money } from '@tonalli/ui/money/money';
import { RadioGroup } from '@tonalli/ui/radio-group/radio-group';
import { TextInput } from '@tonalli/ui/text-input/text-input';
import { toast } from '@tonalli/ui/toast/toast-store';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppServices } from '../../../app/app-services-context';
import { useFailureText } from '../../../hooks/use-failure-text';
import { useLanguage } from '../../../hooks/use-language';
import { parseAmount } from '../../../hooks/amount-text';
import { useMoneyCall } from '../hooks/use-money-call';

interface ReceiptDialogProps {
  withdrawal: WithdrawalView;
  onClose: () => void;
}

/** The member says what arrived of a payout: all of it, or so much, with what is missing (MEM-04). */
export function ReceiptDialog({ withdrawal, onClose }: ReceiptDialogProps) {
  const { t } = useTranslation(['cashier', 'common']);
  const language = useLanguage();
  const failureText = useFailureText();
  const { client } = useAppServices();
  const [receipt, setReceipt] = useState<Receipt>('FULL');
  const [text, setText] = useState('');
  const [asked, setAsked] = useState(false);
  const confirm = useMoneyCall(client.cashier.confirmReceipt.mutate);
  const { id, netMinor, answerBy } = withdrawal;
  const net = formatAmount(netMinor, { language });
  const typedMinor = parseAmount(text);
  const receivedMinor = typedMinor !== null && typedMinor > 0 && typedMinor < netMinor ? typedMinor : null;

  const send = () => {
    setAsked(true);
    const onSuccess = () => {
      toast.success(t('cashier:receipt.done'));
      onClose();
    };
    if (receipt === 'FULL') confirm.mutate({ id, receipt }, { onSuccess });
    else if (receivedMinor !== null) confirm.mutate({ id, receipt, receivedMinor }, { onSuccess });
  };
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => !open && onClose()}
      title={t('cashier:receipt.title')}
      description={t('cashier:receipt.text', { id, at: answerBy ? formatDateTime(answerBy, language) : '' })}
      closeLabel={t('common:actions.close')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cashier:withdraw.cancel')}
          </Button>
          <Button loading={confirm.isPending} onClick={send}>
            {t('cashier:receipt.save')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <RadioGroup
          looks="cards"
          label={t('cashier:receipt.choice')}
          value={receipt}
          onValueChange={setReceipt}
          options={[
            { value: 'FULL', label: t('cashier:receipt.full'), hint: t('cashier:receipt.fullHint', { amount: net }) },
            { value: 'PARTLY', label: t('cashier:receipt.partly'), hint: t('cashier:receipt.partlyHint') },
          ]}
        />
        {receipt === 'PARTLY' ? (
          <Field
            label={t('cashier:receipt.received')}
            required
            error={asked && receivedMinor === null ? t('cashier:receipt.range', { net }) : undefined}
          >
            <TextInput
              inputMode="decimal"
              autoComplete="off"
              maxLength={16}
              className="money"
              startSlot={<span aria-hidden="true">$</span>}
              value={text}
              onChange={(event) => setText(event.currentTarget.value)}
            />
          </Field>
        ) : null}
        {receipt === 'PARTLY' && receivedMinor !== null ? (
          <p className="flex justify-between gap-3 text-sm">
            <span className="text-muted">{t('cashier:receipt.remaining')}</span>
            <Money amountMinor={netMinor - receivedMinor} language={language} className="font-semibold" />
          </p>
        ) : null}
        {confirm.error ? (
          <Alert tone="danger" announce>
            {failureText(confirm.error)}
          </Alert>
        ) : null}
      </div>
    </Dialog>
  );
}
