import { Chip } from '@tonalli/ui/chip/chip';
import { Field } from '@tonalli/ui/field/field';
import { formatAmount } from '@tonalli/ui/money/format-amount';
import { parseAmount } from '../hooks/amount-text';
import { useLanguage } from '../hooks/use-language';
import { MoneyInput, type MoneyInputProps } from './money-input';

interface AmountEntryProps extends Pick<MoneyInputProps, 'value' | 'onType' | 'onBlur'> {
  words: { label: string; presets: string; all: string };
  hint?: string | undefined;
  error?: string | undefined;
  presetsMinor: readonly number[];
  /** Presets beyond it cannot be chosen. */
  mostMinor?: number | undefined;
  /** The whole of this is offered as a last choice. */
  allMinor?: number | undefined;
  onChoose: (amountMinor: number) => void;
}

/** An amount to type, with amounts to choose. */
export function AmountEntry(props: AmountEntryProps) {
  const { words, hint, error, presetsMinor, mostMinor, allMinor, onChoose, ...input } = props;
  const language = useLanguage();
  const typedMinor = parseAmount(input.value);
  return (
    <div className="flex flex-col gap-3">
      <Field label={words.label} required hint={hint} error={error}>
        <MoneyInput {...input} endSlot={<span className="text-faint text-sm">MXN</span>} />
      </Field>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{words.presets}</legend>
        {presetsMinor.map((minor) => (
          <Chip
            key={minor}
            pressed={typedMinor === minor}
            disabled={mostMinor !== undefined && minor > mostMinor}
            onClick={() => onChoose(minor)}
          >
            {formatAmount(minor, { language, trimZeros: true })}
          </Chip>
        ))}
        {allMinor ? (
          <Chip pressed={typedMinor === allMinor} onClick={() => onChoose(allMinor)}>
            {words.all}
          </Chip>
        ) : null}
      </fieldset>
    </div>
  );
}
