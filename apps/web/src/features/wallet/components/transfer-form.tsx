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
import { changeWay, heldIn, type Way } from '../ways';

export type { Way };

interface TransferFormProps {
  balances: Balances;
  way: Way;
  onWay: (way: Way) => void;
}

/** An amount from one wallet to another. */
export function TransferForm({ balances, way, onWay }: TransferFormProps) {
  const { t } = useTranslation('transfer');
  const language = useLanguage();
  const failureText = useFailureText();
  const transfer = useTransfer();
  const [text, setText] = useState('');
  const [asked, setAsked] = useState(false);
  const heldMinor = heldIn(balances, way.from);
  const names = new Map([
    [MAIN_WALLET, t('main')],
    ...balances.vendors.map(({ vendor, name }) => [vendor, name] as const),
  ]);
  const closed = new Set(balances.vendors.filter(({ isOpen }) => !isOpen).map(({ vendor }) => vendor));
  const options = (end: keyof Way) =>
    [...names].map(([value, label]) => ({ value, label, disabled: end === 'to' && closed.has(value) }));
  const nameOf = (wallet: string) => names.get(wallet) ?? wallet;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    const amountMinor = movableMinor(text, heldMinor);
    if (amountMinor === null) return;
    transfer.mutate(
      { ...way, amountMinor },
      {
        onSuccess() {
          const amount = formatAmount(amountMinor, { language });
          toast.success(t('done', { amount, from: nameOf(way.from), to: nameOf(way.to) }));
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
              value={way.from}
              onChange={(event) => onWay(changeWay(way, 'from', event.currentTarget.value))}
            />
          </Field>
          <IconButton
            label={t('swap')}
            type="button"
            variant="solid"
            className="mx-auto max-sm:rotate-90"
            disabled={closed.has(way.from)}
            onClick={() => onWay({ from: way.to, to: way.from })}
          >
            <ArrowLeftRight aria-hidden="true" />
          </IconButton>
          <Field label={t('to')}>
            <Select
              options={options('to')}
              value={way.to}
              onChange={(event) => onWay(changeWay(way, 'to', event.currentTarget.value))}
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
