import { useTranslation } from 'react-i18next';
import PaymentPasswordField from '../../../components/payment-password-field';
import { usePointText } from '../hooks/use-point-text';
import type { RedeemFormState } from '../hooks/use-redeem-form';
import { PointsSummary } from './points-summary';
import { QuantityField } from './quantity-field';
import { SpendFailure } from './spend-failure';

/** How many, what they cost, and the payment password. */
export function RedeemForm({ form, points }: { form: RedeemFormState; points: number }) {
  const { t } = useTranslation('points');
  const text = usePointText();
  return (
    <form id={form.formId} noValidate onSubmit={form.submit} className="flex flex-col gap-5">
      <QuantityField value={form.quantity} max={form.most} onChange={form.setQuantity} />
      <PointsSummary
        rows={[
          { name: t('redeem.before'), value: text.count(points) },
          { name: t('redeem.total'), value: text.count(-form.total), strong: true },
          { name: t('redeem.after'), value: text.count(points - form.total) },
        ]}
      />
      <PaymentPasswordField
        value={form.paymentPassword}
        onChange={form.setPaymentPassword}
        error={form.passwordFault}
      />
      <SpendFailure error={form.error} />
    </form>
  );
}
