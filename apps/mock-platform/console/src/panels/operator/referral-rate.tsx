import { Button } from '@tonalli/ui/button/button';
import { Field } from '@tonalli/ui/field/field';
import { TextInput } from '@tonalli/ui/text-input/text-input';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../components/section';
import { SameAs } from '../../control/same-as';
import { useAction } from '../../control/use-action';
import { useDraft } from '../../control/use-draft';

/** What members earn of the bets of those they invited. */
export function ReferralRate({ current }: { current: number }) {
  const { t } = useTranslation();
  const { value, change, applied } = useDraft(String(current));
  const set = useAction('setReferralRate');
  const input = { basisPoints: Number(value) };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    set.mutate(input, { onSuccess: () => applied(value) });
  };
  return (
    <Section title={t('operator.rate')} lead={t('operator.rateLead')}>
      <form onSubmit={submit} className="flex items-end gap-3">
        <Field label={t('operator.basisPoints')} className="min-w-0 flex-1">
          <TextInput
            type="number"
            required
            min={0}
            max={1_000}
            value={value}
            onChange={(event) => change(event.target.value)}
          />
        </Field>
        <Button type="submit" variant="secondary" loading={set.isPending}>
          {t('operator.apply')}
        </Button>
      </form>
      <SameAs name="setReferralRate" input={input} />
    </Section>
  );
}
