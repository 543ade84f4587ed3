import type { OperatorState } from '@tonalli/qa/operator';
import { Badge } from '@tonalli/ui/badge/badge';
import { Button } from '@tonalli/ui/button/button';
import { Field } from '@tonalli/ui/field/field';
import { RadioGroup } from '@tonalli/ui/radio-group/radio-group';
import { TextInput } from '@tonalli/ui/text-input/text-input';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../components/section';
import { fromField, toField } from '../../components/zone';
import { CommandHint } from '../../control/command-hint';
import { useAction } from '../../control/use-action';
import { useDraft } from '../../control/use-draft';

const STATUSES = [0, 1, 2] as const;
const known = (status: unknown) => STATUSES.find((value) => String(value) === String(status)) ?? 0;

/** Open, in maintenance, or closed to the region. */
export function PlatformStatus({ status: current }: { status: OperatorState['status'] }) {
  const { t } = useTranslation();
  const { value: status, ...choice } = useDraft(known(current.status));
  const { value: ends, ...typed } = useDraft(current.endsAt === null ? '' : toField(Date.parse(current.endsAt)));
  const set = useAction('setStatus');
  const at = fromField(ends);
  const endsAt = status === 1 && at !== null ? { endsAt: new Date(at).toISOString() } : {};
  const input = { status, ...endsAt };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    set.mutate(input, {
      onSuccess: () => {
        choice.applied(status);
        typed.applied(ends);
      },
    });
  };
  return (
    <Section
      title={t('operator.status')}
      lead={t('operator.statusLead')}
      aside={
        <Badge tone={current.status === 0 ? 'jade' : 'danger'}>{t(`operator.state.${known(current.status)}`)}</Badge>
      }
    >
      <form onSubmit={submit} className="flex flex-col gap-4">
        <RadioGroup
          label={t('operator.status')}
          value={String(status)}
          options={STATUSES.map((value) => ({ value: String(value), label: t(`operator.state.${value}`) }))}
          onValueChange={(next) => choice.change(known(next))}
        />
        {status === 1 ? (
          <Field label={t('operator.endsAt')}>
            <TextInput
              type="datetime-local"
              step={1}
              value={ends}
              onChange={(event) => typed.change(event.target.value)}
            />
          </Field>
        ) : null}
        <div className="flex justify-end">
          <Button type="submit" variant="secondary" loading={set.isPending}>
            {t('operator.apply')}
          </Button>
        </div>
      </form>
      <CommandHint name="setStatus" input={input} />
    </Section>
  );
}
