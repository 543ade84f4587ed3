import { Field } from '@tonalli/ui/field/field';
import { TextInput } from '@tonalli/ui/text-input/text-input';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MoneyInput } from '../../../components/money-input';
import type { DraftFaults } from '../rules/terms-draft';

interface TypedFieldProps {
  as: 'amount' | 'count' | 'percent';
  label: ReactNode;
  hint?: ReactNode;
  value: string;
  fault: ReturnType<DraftFaults['get']>;
  onType: (text: string) => void;
}

/** An amount, a number of people or a percentage as it is typed, with what is wrong with it. */
export function TypedField({ as, label, hint, value, fault, onType }: TypedFieldProps) {
  const { t } = useTranslation('agent-contracts');
  return (
    <Field label={label} hint={hint} error={fault ? t(`fault.${fault}`) : undefined}>
      {as === 'amount' ? (
        <MoneyInput value={value} onType={onType} />
      ) : (
        <TextInput
          inputMode={as === 'count' ? 'numeric' : 'decimal'}
          autoComplete="off"
          maxLength={10}
          className="money"
          value={value}
          endSlot={as === 'percent' ? <span aria-hidden="true">%</span> : undefined}
          onChange={(event) => onType(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
