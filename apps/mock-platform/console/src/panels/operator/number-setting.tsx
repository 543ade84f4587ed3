import { Button } from '@tonalli/ui/button/button';
import { Field } from '@tonalli/ui/field/field';
import { TextInput } from '@tonalli/ui/text-input/text-input';
import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../components/section';
import { useDraft } from '../../control/use-draft';

interface NumberSettingProps {
  title: string;
  lead: string;
  label: string;
  current: number;
  min: number;
  max: number;
  busy: boolean;
  /** `applied` is called once the platform has taken it. */
  onApply: (value: number, applied: () => void) => void;
  /** What does the same as the button, for the number that stands in the field. */
  sameAs: (value: number) => ReactNode;
}

/** One number that the operator decides, with the present one to begin with. */
export function NumberSetting({ title, lead, label, current, min, max, busy, onApply, sameAs }: NumberSettingProps) {
  const { t } = useTranslation();
  const { value, change, applied } = useDraft(String(current));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onApply(Number(value), () => applied(value));
  };
  return (
    <Section title={title} lead={lead}>
      <form onSubmit={submit} className="flex items-end gap-3">
        <Field label={label} className="min-w-0 flex-1">
          <TextInput
            type="number"
            required
            min={min}
            max={max}
            value={value}
            onChange={(event) => change(event.target.value)}
          />
        </Field>
        <Button type="submit" variant="secondary" loading={busy}>
          {t('operator.apply')}
        </Button>
      </form>
      {sameAs(Number(value))}
    </Section>
  );
}
