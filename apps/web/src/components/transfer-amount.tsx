import { Chip } from '@tonalli/ui/chip/chip';
import { Field } from '@tonalli/ui/field/field';
import { formatAmount } from '@tonalli/ui/money/format-amount';
import { TextInput } from '@tonalli/ui/text-input/text-input';
import { useTranslation } from 'react-i18next';
import { amountText, parseAmount } from '../hooks/amount-text';
import { useLanguage } from '../hooks/use-language';

const PRESETS_MINOR = [10_000, 20_000, 50_000, 100_000];

interface TransferAmountProps {
  text: string;
  /** What there is to take from; undefined while it is being read. */
  heldMinor: number | undefined;
  /** What is wrong is said. */
  asked: boolean;
  onType: (text: string) => void;
}

/** The typed amount when it can be moved; null otherwise. */
export function movableMinor(text: string, heldMinor: number | undefined): number | null {
  const typedMinor = parseAmount(text);
  if (typedMinor === null || typedMinor === 0 || heldMinor === undefined) return null;
  return typedMinor <= heldMinor ? typedMinor : null;
}

/** An amount to move between wallets, with amounts to choose and all that there is. */
export function TransferAmount({ text, heldMinor, asked, onType }: TransferAmountProps) {
  const { t } = useTranslation('transfer');
  const language = useLanguage();
  const typedMinor = parseAmount(text);
  const overHeld = typedMinor !== null && heldMinor !== undefined && typedMinor > heldMinor;
  const fault = overHeld
    ? t('amount.overBalance', { balance: formatAmount(heldMinor, { language }) })
    : typedMinor === null || typedMinor === 0
      ? t('amount.invalid')
      : undefined;
  return (
    <div className="flex flex-col gap-3">
      <Field label={t('amount.label')} required error={asked || overHeld ? fault : undefined}>
        <TextInput
          inputMode="decimal"
          autoComplete="off"
          maxLength={16}
          className="money"
          startSlot={<span aria-hidden="true">$</span>}
          endSlot={<span className="text-faint text-sm">MXN</span>}
          value={text}
          onChange={(event) => onType(event.currentTarget.value)}
        />
      </Field>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{t('amount.presets')}</legend>
        {PRESETS_MINOR.map((minor) => (
          <Chip
            key={minor}
            type="button"
            pressed={typedMinor === minor}
            disabled={heldMinor !== undefined && minor > heldMinor}
            onClick={() => onType(amountText(minor))}
          >
            {formatAmount(minor, { language, trimZeros: true })}
          </Chip>
        ))}
        {heldMinor ? (
          <Chip type="button" pressed={typedMinor === heldMinor} onClick={() => onType(amountText(heldMinor))}>
            {t('amount.all')}
          </Chip>
        ) : null}
      </fieldset>
    </div>
  );
}
