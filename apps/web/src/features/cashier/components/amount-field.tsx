import { useTranslation } from 'react-i18next';
import { AmountEntry } from '../../../components/amount-entry';
import type { Amount } from '../hooks/use-amount';

interface AmountFieldProps {
  amount: Amount;
  presetsMinor: readonly number[];
  /** The whole of this is offered as a last choice. */
  allMinor?: number | undefined;
  hint?: string | undefined;
}

/** The amount of an order. */
export function AmountField({ amount, ...entry }: AmountFieldProps) {
  const { t } = useTranslation('cashier');
  return (
    <AmountEntry
      {...entry}
      words={{ label: t('amount.label'), presets: t('amount.presets'), all: t('amount.all') }}
      value={amount.text}
      error={amount.error}
      onType={amount.type}
      onBlur={() => amount.text !== '' && amount.ask()}
      onChoose={amount.choose}
    />
  );
}
