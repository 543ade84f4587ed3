import type { BankAccountView, WithdrawalRulesView, WithdrawalView } from '@tonalli/contracts/cashier/api';
import { feeOf } from '@tonalli/contracts/cashier/fee';
import { Alert } from '@tonalli/ui/alert/alert';
import { Button } from '@tonalli/ui/button/button';
import { Card } from '@tonalli/ui/card/card';
import { formatAmount } from '@tonalli/ui/money/format-amount';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import PaymentPasswordField, { isPaymentPassword } from '../../../components/payment-password-field';
import { useLanguage } from '../../../hooks/use-language';
import { trpc } from '../../../trpc/trpc';
import { useAmount } from '../hooks/use-amount';
import { useWithdrawal } from '../hooks/use-withdrawal';
import { AccountChoice } from './account-choice';
import { AmountField } from './amount-field';
import { AmountSummary } from './amount-summary';
import { WithdrawConfirm } from './withdraw-confirm';

interface WithdrawFormProps {
  rules: WithdrawalRulesView;
  balanceMinor: number | undefined;
  onRequested: (withdrawal: WithdrawalView) => void;
}

const PRESETS_MINOR = [50_000, 100_000, 200_000, 500_000];

/** Account, amount and payment password; asked once more before anything is sent. What was typed stays on failure. */
export function WithdrawForm({ rules, balanceMinor, onRequested }: WithdrawFormProps) {
  const { t } = useTranslation('cashier');
  const language = useLanguage();
  const { data: accounts } = trpc.cashier.bankAccounts.useQuery();
  const [chosen, setChosen] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const amount = useAmount({ minMinor: rules.minMinor, maxMinor: rules.maxMinor, balanceMinor });
  const account = accounts?.find(({ id }) => id === chosen) ?? accounts?.[0];
  const withdrawal = useWithdrawal();
  const feeMinor = feeOf(amount.validMinor ?? 0, rules.fee);
  const blocked = useBlock(rules);
  const shown = (minor: number) => formatAmount(minor, { language, trimZeros: true });
  const mostMinor = Math.min(balanceMinor ?? 0, rules.maxMinor);
  // A balance that arrived late or fell made the amount invalid: the confirmation must not come back for another one.
  if (asking && amount.validMinor === null) setAsking(false);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    amount.ask();
    withdrawal.ask();
    if (account && amount.validMinor !== null && isPaymentPassword(withdrawal.password)) setAsking(true);
  };
  const send = async (to: BankAccountView, amountMinor: number) => {
    const requested = await withdrawal.send({
      ...{ accountId: to.id, amountMinor },
      ...(rules.bonusLeftMinor !== null && { forfeitBonus: true }),
    });
    if (!requested) return;
    amount.clear();
    onRequested(requested);
  };
  return (
    <Card>
      <form noValidate onSubmit={submit} className="grid gap-x-8 gap-y-6 lg:grid-cols-2">
        <AccountChoice accounts={accounts} value={account?.id ?? null} onChange={setChosen} />
        <div className="flex min-w-0 flex-col gap-6">
          <AmountField
            amount={amount}
            presetsMinor={PRESETS_MINOR.filter((minor) => minor < mostMinor)}
            allMinor={mostMinor >= rules.minMinor ? mostMinor : undefined}
            hint={t('withdraw.limits', { min: shown(rules.minMinor), max: shown(rules.maxMinor) })}
          />
          <PaymentPasswordField
            value={withdrawal.password}
            onChange={withdrawal.type}
            error={withdrawal.passwordError}
          />
        </div>
        <div className="flex flex-col gap-4">
          <AmountSummary to="payout" amountMinor={amount.validMinor} feeMinor={feeMinor} />
          {rules.bonusLeftMinor === null ? null : (
            <Alert tone="warning" title={t('withdraw.bonusTitle')}>
              {t('withdraw.bonusText', { amount: formatAmount(rules.bonusLeftMinor, { language }) })}
            </Alert>
          )}
          {blocked ? <Alert tone="warning">{blocked}</Alert> : null}
          <Button type="submit" size="lg" block disabled={blocked !== null || !account}>
            {t('withdraw.submit')}
          </Button>
        </div>
      </form>
      {account && amount.validMinor !== null ? (
        <WithdrawConfirm
          open={asking}
          onOpenChange={setAsking}
          account={account}
          amountMinor={amount.validMinor}
          netMinor={amount.validMinor - feeMinor}
          bonusLeftMinor={rules.bonusLeftMinor}
          error={withdrawal.error}
          onConfirm={() => send(account, amount.validMinor ?? 0)}
        />
      ) : null}
    </Card>
  );
}

/** Why nothing can be withdrawn now, in words; null when it can. */
function useBlock({ turnover, usedToday, dailyCount }: WithdrawalRulesView): string | null {
  const { t } = useTranslation('cashier');
  if (turnover.doneMinor < turnover.requiredMinor) return t('withdraw.turnoverBlocked');
  return usedToday >= dailyCount ? t('withdraw.dailyBlocked') : null;
}
