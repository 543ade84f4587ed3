import { Button } from '@tonalli/ui/button/button';
import { Field } from '@tonalli/ui/field/field';
import { TextInput } from '@tonalli/ui/text-input/text-input';
import { toast } from '@tonalli/ui/toast/toast-store';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../components/section';
import { CommandHint } from '../../control/command-hint';
import { useAction } from '../../control/use-action';
import { useControlQuery } from '../../control/use-control-query';

const NAMES = ['depositSeconds', 'withdrawalSeconds'] as const;

/** How long the bank waits before it decides by itself. */
export function PaymentDelays() {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<Partial<Record<(typeof NAMES)[number], string>>>({});
  const current = useControlQuery('fetchOperator', {}).data?.payments;
  const set = useAction('setPaymentDelays');
  const input = Object.fromEntries(NAMES.flatMap((name) => (typed[name] ? [[name, Number(typed[name])]] : [])));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    set.mutate(input, {
      onSuccess: (now) => {
        setTyped({});
        toast.success(t('simulator.delaysSet', now));
      },
    });
  };
  return (
    <Section title={t('simulator.delays')} lead={t('simulator.delaysLead')}>
      <form onSubmit={submit} className="flex flex-wrap items-end gap-3">
        {NAMES.map((name) => (
          <Field key={name} label={t(`simulator.${name}`)} className="min-w-0 flex-1">
            <TextInput
              type="number"
              min={0}
              max={86_400}
              value={typed[name] ?? current?.[name] ?? ''}
              onChange={(event) => setTyped((now) => ({ ...now, [name]: event.target.value }))}
            />
          </Field>
        ))}
        <Button type="submit" variant="secondary" loading={set.isPending}>
          {t('operator.apply')}
        </Button>
      </form>
      <CommandHint name="setPaymentDelays" input={input} />
    </Section>
  );
}
