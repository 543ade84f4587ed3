import type { NewRates } from '@tonalli/contracts/downlines/api';
import { formatBasisPoints } from '@tonalli/i18n/format-percent';
import { Field } from '@tonalli/ui/field/field';
import { TextInput } from '@tonalli/ui/text-input/text-input';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';
import { trpc } from '../../../trpc/trpc';
import { readRate } from '../rate-text';

type Category = keyof NewRates;
export type TypedRates = Partial<Record<Category, string>>;

/** What was typed as rates; null while any of it is no percentage in tenths. */
export function readRates(typed: TypedRates): NewRates | null {
  const rates: NewRates = {};
  for (const [category, text] of Object.entries(typed)) {
    if (text.trim() === '') continue;
    const rate = readRate(text);
    if (rate === null) return null;
    // The keys of what was typed are categories.
    rates[category as Category] = rate;
  }
  return rates;
}

interface RateFieldsProps {
  typed: TypedRates;
  onChange: (typed: TypedRates) => void;
}

/** Rates for a new account or link, within the agent's own. */
export function RateFields({ typed, onChange }: RateFieldsProps) {
  const { t } = useTranslation(['downlines', 'lobby']);
  const language = useLanguage();
  const { data } = trpc.downlines.registerCenter.useQuery();
  const given = data?.rates.filter(({ maximumBp }) => maximumBp > 0) ?? [];
  if (given.length === 0) return null;
  return (
    <fieldset>
      <legend className="mb-2 font-medium text-sm">{t('downlines:register.rates')}</legend>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {given.map(({ category, minimumBp, maximumBp }) => {
          const range = { from: formatBasisPoints(minimumBp, language), to: formatBasisPoints(maximumBp, language) };
          const text = typed[category] ?? '';
          const rate = readRate(text);
          const isWrong = text.trim() !== '' && (rate === null || rate < minimumBp || rate > maximumBp);
          return (
            <Field
              key={category}
              label={t(`lobby:type.${category}`)}
              hint={t('downlines:register.rateHint', range)}
              error={isWrong ? t('downlines:detail.rateBad', range) : undefined}
            >
              <TextInput
                inputMode="decimal"
                endSlot="%"
                value={text}
                onChange={({ currentTarget: { value } }) => onChange({ ...typed, [category]: value })}
              />
            </Field>
          );
        })}
      </div>
    </fieldset>
  );
}
