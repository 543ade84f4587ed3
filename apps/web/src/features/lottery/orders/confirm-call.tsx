import { Alert } from '@tonalli/ui/alert/alert';
import { ConfirmDialog } from '@tonalli/ui/confirm-dialog/confirm-dialog';
import { toast } from '@tonalli/ui/toast/toast-store';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../../hooks/use-failure-text';
import { useLanguage } from '../../../hooks/use-language';
import { useOrderCall } from './use-order';

interface ConfirmCallProps {
  verb: 'cancelOrder' | 'stopChase';
  isOpen: boolean;
  orderId: string;
  /** What comes back, in words. */
  amount: string;
  onClose: () => void;
}

const TEXTS = { cancelOrder: 'cancel', stopChase: 'stop' } as const;
const DONE = { cancelOrder: 'cancelled', stopChase: 'stopped' } as const;

/** Asks before an order is taken back or a chase ends, with what comes back; why it failed is told in place. */
export function ConfirmCall({ verb, isOpen, orderId, amount, onClose }: ConfirmCallProps) {
  const { t } = useTranslation('lottery');
  const language = useLanguage();
  const failureText = useFailureText();
  const call = useOrderCall(verb, orderId);
  const text = TEXTS[verb];
  const close = () => {
    call.reset();
    onClose();
  };
  const confirm = async () => {
    await call.mutateAsync({ orderId, language });
    toast.success(t(`order.${DONE[verb]}`));
  };
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={(open) => open || close()}
      title={t(`order.${text}Title`)}
      description={t(`order.${text}Text`, { amount })}
      confirmLabel={t(`order.${text}Confirm`)}
      cancelLabel={t('order.keep')}
      tone="danger"
      onConfirm={confirm}
    >
      {call.error ? (
        <Alert tone="danger" announce>
          {failureText(call.error)}
        </Alert>
      ) : null}
    </ConfirmDialog>
  );
}
