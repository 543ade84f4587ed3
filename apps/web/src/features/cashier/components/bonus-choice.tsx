import { Button } from '@tonalli/ui/button/button';
import { Field } from '@tonalli/ui/field/field';
import { RadioGroup } from '@tonalli/ui/radio-group/radio-group';
import { TextInput } from '@tonalli/ui/text-input/text-input';
import { useTranslation } from 'react-i18next';
import type { BonusPick } from '../hooks/use-bonus-choice';

const NONE = 'none';

/** The bonus of a deposit, chosen before it is paid; none unless the member takes one (MEM-03). */
export function BonusChoice({ bonus }: { bonus: BonusPick }) {
  const { t } = useTranslation('cashier');
  const { offers, code } = bonus;
  const chosen = offers.find(({ id }) => id === bonus.taken.offerId);
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <RadioGroup
        looks="stack"
        label={t('bonus.label')}
        value={chosen?.id ?? NONE}
        onValueChange={bonus.choose}
        options={[
          { value: NONE, label: <span className="font-semibold">{t('bonus.none')}</span>, hint: t('bonus.noneHint') },
          ...offers.map(({ id, title, summary }) => ({
            value: id,
            label: <span className="font-semibold">{title}</span>,
            hint: summary,
          })),
        ]}
      />
      <div className="flex items-start gap-2">
        <Field label={t('bonus.code')} error={code.error} className="min-w-0 grow">
          <TextInput
            value={code.typed}
            maxLength={32}
            autoComplete="off"
            autoCapitalize="characters"
            onChange={(event) => code.type(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              code.apply();
            }}
          />
        </Field>
        <Button variant="secondary" className="mt-6.5" loading={code.isBusy} onClick={code.apply}>
          {t('bonus.apply')}
        </Button>
      </div>
    </div>
  );
}
