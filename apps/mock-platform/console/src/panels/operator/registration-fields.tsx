import { REGISTRATION_FIELDS, type RegistrationField } from '@tonalli/contracts/registration/wire';
import type { OperatorState } from '@tonalli/qa/operator';
import { Button } from '@tonalli/ui/button/button';
import { Field } from '@tonalli/ui/field/field';
import { Select } from '@tonalli/ui/select/select';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../components/section';
import { CommandHint } from '../../control/command-hint';
import { useAction } from '../../control/use-action';

const USES = ['required', 'optional', 'off'] as const;

/** Which fields somebody has to fill in to register. */
export function RegistrationFields({ fields }: { fields: OperatorState['registration'] }) {
  const { t } = useTranslation();
  const [field, setField] = useState<RegistrationField>('nickname');
  const standing = (name: RegistrationField) => fields.find((one) => one.field === name)?.use ?? 'off';
  const [typed, setTyped] = useState<(typeof USES)[number] | null>(null);
  const use = typed ?? standing(field);
  const namesOf = (wanted: string) => fields.flatMap((one) => (one.use === wanted ? [one.field] : [])).join(', ');
  const set = useAction('setRegistrationField');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    set.mutate({ field, use }, { onSuccess: () => setTyped(null) });
  };
  return (
    <Section title={t('operator.registration')} lead={t('operator.registrationLead')}>
      <dl className="flex flex-col gap-2 text-sm">
        {USES.map((value) => (
          <div key={value}>
            <dt className="text-faint text-xs">{t(`operator.uses.${value}`)}</dt>
            <dd className="font-mono text-xs leading-relaxed">{namesOf(value) || '—'}</dd>
          </div>
        ))}
      </dl>
      <form onSubmit={submit} className="grid items-end gap-3 sm:grid-cols-[1fr_1fr_auto]">
        <Field label={t('operator.field')}>
          <Select
            value={field}
            options={REGISTRATION_FIELDS.map((name) => ({ value: name, label: name }))}
            onChange={(event) => {
              setField(REGISTRATION_FIELDS.find((name) => name === event.target.value) ?? field);
              setTyped(null);
            }}
          />
        </Field>
        <Field label={t('operator.use')}>
          <Select
            value={use}
            options={USES.map((value) => ({ value, label: t(`operator.uses.${value}`) }))}
            onChange={(event) => setTyped(USES.find((value) => value === event.target.value) ?? use)}
          />
        </Field>
        <Button type="submit" variant="secondary" loading={set.isPending}>
          {t('operator.apply')}
        </Button>
      </form>
      <CommandHint name="setRegistrationField" input={{ field, use }} />
    </Section>
  );
}
