import type { Balances } from '@tonalli/contracts/wallet/api';
import { MAIN_WALLET } from '@tonalli/contracts/wallet/main-wallet';
import { Alert } from '@tonalli/ui/alert/alert';
import { Button } from '@tonalli/ui/button/button';
import { Card } from '@tonalli/ui/card/card';
import { Field } from '@tonalli/ui/field/field';
import { IconButton } from '@tonalli/ui/icon-button/icon-button';
import { formatAmount } from '@tonalli/ui/money/format-amount';
import { Select } from '@tonalli/ui/select/select';
import { toast } from '@tonalli/ui/toast/toast-store';
import { ArrowLeftRight } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { movableMinor, TransferAmount } from '../../../components/transfer-amount';
import { useFailureText } from '../../../hooks/use-failure-text';
import { useLanguage } from '../../../hooks/use-language';
import { useTransfer } from '../../../hooks/use-transfer';
import { balanceIn, changeDirection, type TransferDirection } from '../transfer-direction';

export type { TransferDirection };

interface TransferFormProps {
  balances: Balances;
  direction: TransferDirection;
  onDirection: (direction: TransferDirection) => void;
}

/** An amount from one wallet to another. */
export function TransferForm({ balances, direction, onDirection }: TransferFormProps) {
  const { t } = useTranslation('transfer');
  const language = useLanguage();
  const failureText = useFailureText();
  const transfer = useTransfer();
  const [text, setText] = useState('');
  const [asked, setAsked] = useState(false);
  const heldMinor = balanceIn(balances, direction.from);
  const names = new Map([
    [MAIN_WALLET, t('main')],
    ...balances.vendors.map(({ vendor, name }) => [vendor, name] as const),
  ]);
  const closed = new Set(balances.vendors.filter(({ isOpen }) => !isOpen).map(({ vendor }) => vendor));
  const options = (end: keyof TransferDirection) =>
    [...names].map(([value, label]) => ({ value, label, disabled: end === 'to' && closed.has(value) }));
  const nameOf = (wallet: string) => names.get(wallet) ?? wallet;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    const amountMinor = movableMinor(text, heldMinor);
    if (amountMinor === null) return;
    transfer.mutate(
      { ...direction, amountMinor },
      {
        onSuccess() {
          const amount = formatAmount(amountMinor, { language });
          toast.success(t('done', { amount, from: nameOf(direction.from), to: nameOf(direction.to) }));
          setText('');
          setAsked(false);
        },
      },
    );
  };
  return (
    <Card aria-label={t('form')} role="region">
      <form noValidate onSubmit={submit} className="flex max-w-3xl flex-col gap-5">
        <div className="grid items-end gap-3 sm:grid-cols-[1fr_auto_1fr]">
          <Field label={t('from')}>
            <Select
              options={options('from')}
              value={direction.from}
              onChange={(event) => onDirection(changeDirection(direction, 'from', event.currentTarget.value))}
            />
          </Field>
          <IconButton
            label={t('swap')}
            type="button"
            variant="solid"
            className="mx-auto max-sm:rotate-90"
            disabled={closed.has(direction.from)}
            onClick={() => onDirection({ from: direction.to, to: direction.from })}
          >
            <ArrowLeftRight aria-hidden="true" />
          </IconButton>
          <Field label={t('to')}>
            <Select
              options={options('to')}
              value={direction.to}
              onChange={(event) => onDirection(changeDirection(direction, 'to', event.currentTarget.value))}
            />
          </Field>
        </div>
        <TransferAmount text={text} heldMinor={heldMinor} asked={asked} onType={setText} />
        {transfer.error ? (
          <Alert tone="danger" announce>
            {failureText(transfer.error)}
          </Alert>
        ) : null}
        <Button type="submit" loading={transfer.isPending} className="sm:self-start">
          {t('submit')}
        </Button>
      </form>
    </Card>
  );
}
