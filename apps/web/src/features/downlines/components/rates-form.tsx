import type { DownlineRate, NewRates } from '@tonalli/contracts/downlines/api';
import { formatDateTime } from '@tonalli/i18n/format';
import { formatBasisPoints } from '@tonalli/i18n/format-percent';
import { Button } from '@tonalli/ui/button/button';
import { Field } from '@tonalli/ui/field/field';
import { TextInput } from '@tonalli/ui/text-input/text-input';
import { toast } from '@tonalli/ui/toast/toast-store';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../../hooks/use-failure-text';
import { useLanguage } from '../../../hooks/use-language';
import { trpc } from '../../../trpc/trpc';
import { readRate, writeRate } from '../rate-text';

interface RatesFormProps {
  memberId: string;
  rates: readonly DownlineRate[];
  /** When what is set now takes effect. */
  from: string;
}

/** What a direct downline gets back of valid bets by category, from the next period on (AG-04). */
export function RatesForm({ memberId, rates, from }: RatesFormProps) {
  const { t } = useTranslation(['downlines', 'lobby']);
  const language = useLanguage();
  const failureText = useFailureText();
  const utils = trpc.useUtils();
  const [typed, setTyped] = useState<NewRatesTyped>({});
  const set = trpc.downlines.setRates.useMutation({
    onSuccess: (answer) => {
      toast.success(t('downlines:detail.saved', { date: formatDateTime(answer.from, language) }));
      setTyped({});
      return utils.downlines.detail.invalidate({ memberId });
    },
  });
  const open = rates.filter(({ maximumBp }) => maximumBp > 0);
  const isWrong = ({ category, minimumBp, maximumBp }: DownlineRate) => {
    const text = typed[category];
    const rate = text === undefined ? minimumBp : readRate(text);
    return rate === null || rate < minimumBp || rate > maximumBp;
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (open.some(isWrong)) return;
    const changed: NewRates = {};
    for (const { category } of open) {
      const rate = readRate(typed[category] ?? '');
      if (rate !== null) changed[category] = rate;
    }
    set.mutate({ memberId, rates: changed });
  };
  if (open.length === 0) return <p className="text-muted text-sm">{t('downlines:detail.noRates')}</p>;
  return (
    <form onSubmit={send} className="flex flex-col gap-3" noValidate>
      <h3 className="font-semibold">{t('downlines:detail.rates')}</h3>
      <p className="text-muted text-sm">{t('downlines:detail.ratesFrom', { date: formatDateTime(from, language) })}</p>
      <div className="grid gap-3 sm:grid-cols-2">
        {open.map((rate) => {
          const { category, rateBp, minimumBp, maximumBp, next } = rate;
          const range = { from: formatBasisPoints(minimumBp, language), to: formatBasisPoints(maximumBp, language) };
          const later = next
            ? ` · ${t('downlines:detail.next', { rate: formatBasisPoints(next.rateBp, language), date: formatDateTime(next.from, language) })}`
            : '';
          return (
            <Field
              key={category}
              label={t(`lobby:type.${category}`)}
              hint={`${t('downlines:detail.range', range)}${later}`}
              error={isWrong(rate) ? t('downlines:detail.rateBad', range) : undefined}
            >
              <TextInput
                inputMode="decimal"
                endSlot="%"
                value={typed[category] ?? writeRate(next?.rateBp ?? rateBp)}
                onChange={({ currentTarget: { value } }) => setTyped({ ...typed, [category]: value })}
              />
            </Field>
          );
        })}
      </div>
      {set.error ? (
        <p role="alert" className="text-danger text-sm">
          {failureText(set.error)}
        </p>
      ) : null}
      <Button type="submit" loading={set.isPending} disabled={Object.keys(typed).length === 0}>
        {t('downlines:detail.save')}
      </Button>
    </form>
  );
}

type NewRatesTyped = Partial<Record<DownlineRate['category'], string>>;
