import type { WithdrawalView } from '@tonalli/contracts/cashier/api';
import { formatDateTime } from '@tonalli/i18n/format';
import { Alert } from '@tonalli/ui/alert/alert';
import { Button } from '@tonalli/ui/button/button';
import { Dialog } from '@tonalli/ui/dialog/dialog';
import { formatAmount } from '@tonalli/ui/money/format-amount';
import { RadioGroup } from '@tonalli/ui/radio-group/radio-group';
import { toast } from '@tonalli/ui/toast/toast-store';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ImagePicker } from '../../../components/image-picker/image-picker';
import { parseAmount } from '../../../hooks/amount-text';
import { useFailureText } from '../../../hooks/use-failure-text';
import { useLanguage } from '../../../hooks/use-language';
import { type ReceiptChoice, useReceipt } from '../hooks/use-receipt';
import { ReceivedPart } from './received-part';

interface ReceiptDialogProps {
  withdrawal: WithdrawalView;
  onClose: () => void;
}

/** The member says what arrived of a payout: all of it, so much, or nothing, which takes a picture (MEM-04). */
export function ReceiptDialog({ withdrawal, onClose }: ReceiptDialogProps) {
  const { t } = useTranslation(['cashier', 'common']);
  const language = useLanguage();
  const failureText = useFailureText();
  const [choice, setChoice] = useState<ReceiptChoice>('FULL');
  const [text, setText] = useState('');
  const [asked, setAsked] = useState(false);
  const { id, netMinor, answerBy } = withdrawal;
  const { images, percent, pending, error, send } = useReceipt(withdrawal, () => {
    toast.success(t('cashier:receipt.done'));
    onClose();
  });
  const typedMinor = parseAmount(text);
  const receivedMinor = typedMinor !== null && typedMinor > 0 && typedMinor < netMinor ? typedMinor : null;

  const confirm = () => {
    setAsked(true);
    send(choice, receivedMinor);
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
          <Button loading={pending} onClick={confirm}>
            {t('cashier:receipt.save')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <ReceiptChoices netMinor={netMinor} choice={choice} onChoose={setChoice} />
        {choice === 'PARTLY' ? (
          <ReceivedPart
            netMinor={netMinor}
            text={text}
            receivedMinor={receivedMinor}
            isFaulty={asked && receivedMinor === null}
            onTextChange={setText}
          />
        ) : null}
        {choice === 'NONE' ? (
          <>
            <p className="text-pretty text-muted text-sm">{t('cashier:receipt.noneText')}</p>
            <ImagePicker
              label={t('cashier:receipt.proof')}
              images={images}
              percent={percent}
              disabled={pending}
              error={asked && images.list.length === 0 ? t('cashier:receipt.proofMissing') : undefined}
            />
          </>
        ) : null}
        {error ? (
          <Alert tone="danger" announce>
            {failureText(error)}
          </Alert>
        ) : null}
      </div>
    </Dialog>
  );
}

interface ReceiptChoicesProps {
  netMinor: number;
  choice: ReceiptChoice;
  onChoose: (choice: ReceiptChoice) => void;
}

function ReceiptChoices({ netMinor, choice, onChoose }: ReceiptChoicesProps) {
  const { t } = useTranslation('cashier');
  const language = useLanguage();
  const amount = formatAmount(netMinor, { language });
  return (
    <RadioGroup
      looks="stack"
      label={t('receipt.choice')}
      value={choice}
      onValueChange={onChoose}
      options={[
        { value: 'FULL', label: t('receipt.full'), hint: t('receipt.fullHint', { amount }) },
        { value: 'PARTLY', label: t('receipt.partly'), hint: t('receipt.partlyHint') },
        { value: 'NONE', label: t('receipt.none'), hint: t('receipt.noneHint') },
      ]}
    />
  );
}
