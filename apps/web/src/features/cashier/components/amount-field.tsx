import { Chip } from '@tonalli/ui/chip/chip';
import { Field } from '@tonalli/ui/field/field';
import { formatAmount } from '@tonalli/ui/money/format-amount';
import { TextInput } from '@tonalli/ui/text-input/text-input';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';
import type { Amount } from '../hooks/use-amount';

interface AmountFieldProps {
  amount: Amount;
  presetsMinor: readonly number[];
  /** The whole of this is offered as a last choice. */
  allMinor?: number | undefined;
  hint?: string | undefined;
}

/** An amount to type, with amounts to choose. */
export function AmountField({ amount, presetsMinor, allMinor, hint }: AmountFieldProps) {
  const { t } = useTranslation('cashier');
  const language = useLanguage();
  return (
    <div className="flex flex-col gap-3">
      <Field label={t('amount.label')} required hint={hint} error={amount.error}>
        <TextInput
          inputMode="decimal"
          autoComplete="off"
          maxLength={16}
          className="money"
          startSlot={<span aria-hidden="true">$</span>}
          endSlot={<span className="text-faint text-sm">MXN</span>}
          value={amount.text}
          onChange={(event) => amount.type(event.currentTarget.value)}
          onBlur={() => amount.text !== '' && amount.ask()}
        />
      </Field>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{t('amount.presets')}</legend>
        {presetsMinor.map((minor) => (
          <Chip key={minor} pressed={amount.typedMinor === minor} onClick={() => amount.choose(minor)}>
            {formatAmount(minor, { language, trimZeros: true })}
          </Chip>
        ))}
        {allMinor ? (
          <Chip pressed={amount.typedMinor === allMinor} onClick={() => amount.choose(allMinor)}>
            {t('amount.all')}
          </Chip>
        ) : null}
      </fieldset>
    </div>
  );
}
