import type { PointsOverview } from '@tonalli/contracts/points/api';
import { Button } from '@tonalli/ui/button/button';
import { Dialog } from '@tonalli/ui/dialog/dialog';
import { toast } from '@tonalli/ui/toast/toast-store';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import PaymentPasswordField, {
  isPaymentPassword,
  useHasPaymentPassword,
} from '../../../components/payment-password-field';
import { conversionFault, worthMinor } from '../conversion';
import { usePasswordFault } from '../hooks/use-password-fault';
import { usePointText } from '../hooks/use-point-text';
import { useConvert } from '../hooks/use-spend-points';
import { PointsField } from './points-field';
import { PointsSummary } from './points-summary';
import { SpendFailure } from './spend-failure';

interface ConvertDialogProps {
  overview: PointsOverview;
  onClose: () => void;
}

/** Points into money, with the sum while it is typed (PTS-02). */
export default function ConvertDialog({ overview, onClose }: ConvertDialogProps) {
  const { t } = useTranslation(['points', 'common']);
  const text = usePointText();
  const formId = useId();
  const [points, setPoints] = useState(0);
  const [asked, setAsked] = useState(false);
  const [paymentPassword, setPaymentPassword] = useState('');
  const convert = useConvert();
  const password = usePasswordFault(convert.error, paymentPassword);
  const hasPassword = useHasPaymentPassword();
  const fault = conversionFault(points, overview);
  const amount = text.money(fault ? 0 : worthMinor(points, overview));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    password.ask();
    if (fault || !isPaymentPassword(paymentPassword)) return;
    convert.mutate(
      { points, paymentPassword },
      {
        onSuccess({ amountMinor }) {
          toast.success(t('points:convert.done', { points: text.count(points), amount: text.money(amountMinor) }));
          onClose();
        },
      },
    );
  };
  return (
    <Dialog
      open
      dismissable={!convert.isPending}
      onOpenChange={(open) => !open && onClose()}
      title={t('points:convert.title')}
      description={t('points:convert.lead')}
      closeLabel={t('common:actions.close')}
      footer={
        <>
          <Button variant="secondary" disabled={convert.isPending} onClick={onClose}>
            {t('points:convert.cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            loading={convert.isPending}
            disabled={hasPassword === false}
            className="max-sm:px-3"
          >
            {fault ? t('points:hero.convert') : t('points:convert.confirm', { amount })}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-5">
        <PointsField points={points} overview={overview} fault={asked ? fault : null} onChange={setPoints} />
        <div aria-live="polite">
          <PointsSummary
            rows={[
              { name: t('points:convert.sum'), value: amount, strong: true },
              { name: t('points:redeem.after'), value: text.count(overview.points - (fault ? 0 : points)) },
            ]}
          />
        </div>
        <PaymentPasswordField value={paymentPassword} onChange={setPaymentPassword} error={password.fault} />
        <SpendFailure error={convert.error} />
      </form>
    </Dialog>
  );
}
