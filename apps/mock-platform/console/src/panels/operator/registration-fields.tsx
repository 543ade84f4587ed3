import { REGISTRATION_FIELDS, type RegistrationField } from '@tonalli/contracts/registration/wire';
import { Button } from '@tonalli/ui/button/button';
import { Field } from '@tonalli/ui/field/field';
import { Select } from '@tonalli/ui/select/select';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../components/section';
import { SameAs } from '../../control/same-as';
import { useAction } from '../../control/use-action';

const USES = ['required', 'optional', 'off'] as const;

/** Which fields somebody has to fill in to register. */
export function RegistrationFields() {
  const { t } = useTranslation();
  const [field, setField] = useState<RegistrationField>('nickname');
  const [use, setUse] = useState<(typeof USES)[number]>('required');
  const set = useAction('setRegistrationField');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    set.mutate({ field, use });
  };
  return (
    <Section title={t('operator.registration')} lead={t('operator.registrationLead')}>
      <form onSubmit={submit} className="grid items-end gap-3 sm:grid-cols-[1fr_1fr_auto]">
        <Field label={t('operator.field')}>
          <Select
            value={field}
            options={REGISTRATION_FIELDS.map((name) => ({ value: name, label: name }))}
            onChange={(event) => setField(REGISTRATION_FIELDS.find((name) => name === event.target.value) ?? field)}
          />
        </Field>
        <Field label={t('operator.use')}>
          <Select
            value={use}
            options={USES.map((value) => ({ value, label: t(`operator.uses.${value}`) }))}
            onChange={(event) => setUse(USES.find((value) => value === event.target.value) ?? use)}
          />
        </Field>
        <Button type="submit" variant="secondary" loading={set.isPending}>
          {t('operator.apply')}
        </Button>
      </form>
      <SameAs name="setRegistrationField" input={{ field, use }} />
    </Section>
  );
}
