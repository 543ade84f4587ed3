import { Checkbox } from '@tonalli/ui/checkbox/checkbox';
import { Field } from '@tonalli/ui/field/field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MoneyInput } from '../../../components/money-input';
import { amountText, parseAmount } from '../../../hooks/amount-text';
import type { ChasePlan } from './chase';

/** When a chase ends before its last draw; a break or a limit of the member's own always ends it. */
export function ChaseStops({ plan, onChange }: { plan: ChasePlan; onChange: (plan: ChasePlan) => void }) {
  const { t } = useTranslation('lottery');
  const [text, setText] = useState(plan.onProfitMinor === null ? '' : amountText(plan.onProfitMinor));
  const [byProfit, setByProfit] = useState(plan.onProfitMinor !== null);
  const type = (typed: string) => {
    setText(typed);
    onChange({ ...plan, onProfitMinor: parseAmount(typed) || null });
  };
  const toggle = (isOn: boolean) => {
    setByProfit(isOn);
    onChange({ ...plan, onProfitMinor: isOn ? parseAmount(text) || null : null });
  };
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 font-medium text-sm">{t('betting.chase.stop.title')}</legend>
      <Checkbox
        label={t('betting.chase.stop.onWin')}
        checked={plan.onWin}
        onChange={(event) => onChange({ ...plan, onWin: event.currentTarget.checked })}
      />
      <Checkbox
        label={t('betting.chase.stop.onProfit')}
        checked={byProfit}
        onChange={(event) => toggle(event.currentTarget.checked)}
      />
      {byProfit ? (
        <Field
          label={t('betting.chase.stop.profit')}
          className="max-w-56 ps-8"
          error={text !== '' && plan.onProfitMinor === null ? t('betting.chase.stop.amount') : undefined}
        >
          <MoneyInput value={text} onType={type} />
        </Field>
      ) : null}
      <Checkbox
        label={t('betting.chase.stop.onCancelled')}
        checked={plan.onCancelled}
        onChange={(event) => onChange({ ...plan, onCancelled: event.currentTarget.checked })}
      />
      <p className="text-muted text-sm">{t('betting.chase.stop.always')}</p>
    </fieldset>
  );
}
