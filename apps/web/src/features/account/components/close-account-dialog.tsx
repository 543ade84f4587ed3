import type { ClosingView, SecurityView } from '@tonalli/contracts/account/api';
import { Checkbox } from '@tonalli/ui/checkbox/checkbox';
import { formatAmount } from '@tonalli/ui/money/format-amount';
import { RadioGroup } from '@tonalli/ui/radio-group/radio-group';
import { useTranslation } from 'react-i18next';
import { DigitsField } from '../../../components/payment-password-field';
import { SecretField } from '../../../components/secret-field';
import { useLanguage } from '../../../hooks/use-language';
import { useCloseAccount } from '../hooks/use-close-account';
import { SecretDialog } from './secret-dialog';

interface CloseAccountDialogProps {
  closing: ClosingView;
  security: SecurityView;
  /** What was shown holds no more. */
  onChanged: () => void;
  onClose: () => void;
}

/** Asks once more, for where the money goes and for the secrets. */
export default function CloseAccountDialog({ closing, security, onChanged, onClose }: CloseAccountDialogProps) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const form = useCloseAccount({ closing, security, onChanged });
  const { payoutMinor, accounts, loss } = closing;
  const amount = formatAmount(payoutMinor, { language });
  return (
    <SecretDialog
      title={t('closing.dialog.title')}
      text={payoutMinor > 0 ? t('closing.dialog.text', { amount }) : t('closing.dialog.textEmpty')}
      save={t('closing.dialog.confirm')}
      isFinal
      form={form}
      onClose={onClose}
    >
      {payoutMinor > 0 ? (
        <RadioGroup
          looks="cards"
          label={t('closing.dialog.account')}
          value={form.values.accountId}
          onValueChange={(accountId) => form.change({ accountId })}
          options={accounts.map(({ id, bankName, maskedClabe, holder }) => ({
            value: id,
            label: (
              <span className="flex min-w-0 flex-col">
                <span>
                  {bankName} <span className="money whitespace-nowrap">{maskedClabe}</span>
                </span>
                <span className="text-muted text-sm">{holder}</span>
              </span>
            ),
          }))}
        />
      ) : null}
      {security.hasPassword ? (
        <SecretField
          label={t('closing.dialog.password')}
          autoComplete="current-password"
          value={form.values.password}
          error={form.faults.password}
          onChange={(password) => form.change({ password })}
        />
      ) : null}
      {payoutMinor > 0 ? (
        <DigitsField
          value={form.values.paymentPassword}
          error={form.faults.paymentPassword}
          onChange={(paymentPassword) => form.change({ paymentPassword })}
        />
      ) : null}
      <Checkbox
        label={
          loss.bonusMinor > 0
            ? t('closing.dialog.agreeBonus', { amount: formatAmount(loss.bonusMinor, { language }) })
            : t('closing.dialog.agree')
        }
        checked={form.values.agreed}
        error={form.faults.agreed}
        onChange={(event) => form.change({ agreed: event.currentTarget.checked })}
      />
    </SecretDialog>
  );
}
