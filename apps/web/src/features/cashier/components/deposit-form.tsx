import type { DepositChannelView, DepositView } from '@tonalli/contracts/cashier/api';
import { feeOf } from '@tonalli/contracts/cashier/fee';
import { Alert } from '@tonalli/ui/alert/alert';
import { Button } from '@tonalli/ui/button/button';
import { Card } from '@tonalli/ui/card/card';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppServices } from '../../../app/app-services-context';
import { useFailureText } from '../../../hooks/use-failure-text';
import { readFailure } from '../../../trpc/platform-failure';
import { useAmount } from '../hooks/use-amount';
import { useBonusChoice } from '../hooks/use-bonus-choice';
import { useMoneyCall } from '../hooks/use-money-call';
import { AmountField } from './amount-field';
import { AmountSummary } from './amount-summary';
import { BonusChoice } from './bonus-choice';
import { BonusSummary } from './bonus-summary';
import { ChannelChoice } from './channel-choice';
import { LimitReached } from './limit-reached';
import { LimitsLink } from './limits-link';

const NO_FEE = { fixedMinor: 0, basisPoints: 0 };

const isOverLimit = (error: unknown): boolean => readFailure(error).code === 'DEPOSIT_LIMIT_REACHED';
const isWithoutBonus = (error: unknown): boolean => readFailure(error).code === 'BONUS_NOT_FOUND';

interface DepositFormProps {
  channels: readonly DepositChannelView[];
  onCreated: (order: DepositView) => void;
}

/** Channel and amount, with the fee and the sum that arrives. What was typed stays when the call fails. */
export function DepositForm({ channels, onCreated }: DepositFormProps) {
  const { t } = useTranslation('cashier');
  const { client } = useAppServices();
  const failureText = useFailureText();
  const [chosen, setChosen] = useState<string | null>(null);
  const channel = channels.find(({ id }) => id === chosen) ?? channels[0];
  const amount = useAmount(channel);
  const create = useMoneyCall(client.cashier.createDeposit.mutate);
  const { validMinor } = amount;
  const bonus = useBonusChoice();
  const feeMinor = feeOf(validMinor ?? 0, channel?.fee ?? NO_FEE);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    amount.ask();
    bonus.ask();
    if (channel && validMinor !== null && !bonus.code.isAtFault) {
      const order = { channelId: channel.id, amountMinor: validMinor, ...bonus.taken };
      const onError = (error: unknown) => isWithoutBonus(error) && bonus.readAgain();
      create.mutate(order, { onSuccess: onCreated, onError });
    }
  };
  const isLetGo = create.variables?.offerId !== bonus.taken.offerId && isWithoutBonus(create.error);
  if (!channel) return <Alert tone="warning">{t('deposit.noChannels')}</Alert>;
  return (
    <Card>
      <form noValidate onSubmit={submit} className="grid gap-x-8 gap-y-6 lg:grid-cols-2 lg:grid-rows-[auto_auto_1fr]">
        <ChannelChoice channels={channels} value={channel.id} onChange={setChosen} />
        <AmountField amount={amount} presetsMinor={channel.presetsMinor} />
        <BonusChoice bonus={bonus} />
        <div className="flex min-w-0 flex-col gap-4 lg:col-start-2 lg:row-span-2 lg:row-start-2">
          {bonus.offer ? (
            <BonusSummary offer={bonus.offer} depositMinor={validMinor === null ? null : validMinor - feeMinor} />
          ) : null}
          {bonus.closed === null ? null : (
            <Alert tone="warning" announce>
              {t('bonus.closed', { title: bonus.closed })}
            </Alert>
          )}
          <AmountSummary to="receive" amountMinor={validMinor} feeMinor={feeMinor} />
          {create.error && !isLetGo ? (
            <Alert tone="danger" announce action={isOverLimit(create.error) ? <LimitsLink /> : undefined}>
              {failureText(create.error)} <LimitReached error={create.error} />
            </Alert>
          ) : null}
          <Button type="submit" size="lg" block loading={create.isPending}>
            {t('deposit.submit')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
