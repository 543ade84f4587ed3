import { Button } from '@tonalli/ui/button/button';
import { Field } from '@tonalli/ui/field/field';
import { RadioGroup } from '@tonalli/ui/radio-group/radio-group';
import { TextInput } from '@tonalli/ui/text-input/text-input';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../components/section';
import { fromField } from '../../components/zone';
import { SameAs } from '../../control/same-as';
import { useAction } from '../../control/use-action';

const STATUSES = [0, 1, 2] as const;

/** Open, in maintenance, or closed to the region. */
export function PlatformStatus() {
  const { t } = useTranslation();
  const [status, setStatus] = useState<(typeof STATUSES)[number]>(0);
  const [ends, setEnds] = useState('');
  const set = useAction('setStatus');
  const at = fromField(ends);
  const endsAt = status === 1 && at !== null ? { endsAt: new Date(at).toISOString() } : {};
  const input = { status, ...endsAt };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    set.mutate(input);
  };
  return (
    <Section title={t('operator.status')} lead={t('operator.statusLead')}>
      <form onSubmit={submit} className="flex flex-col gap-4">
        <RadioGroup
          label={t('operator.status')}
          value={String(status)}
          options={STATUSES.map((value) => ({ value: String(value), label: t(`operator.state.${value}`) }))}
          onValueChange={(next) => setStatus(STATUSES.find((value) => String(value) === next) ?? 0)}
        />
        {status === 1 ? (
          <Field label={t('operator.endsAt')}>
            <TextInput type="datetime-local" value={ends} onChange={(event) => setEnds(event.target.value)} />
          </Field>
        ) : null}
        <div className="flex justify-end">
          <Button type="submit" variant="secondary" loading={set.isPending}>
            {t('operator.apply')}
          </Button>
        </div>
      </form>
      <SameAs name="setStatus" input={input} />
    </Section>
  );
}
