import { FAULT_KINDS } from '@tonalli/qa/fault-effects';
import { FAULT_TARGETS } from '@tonalli/qa/faults';
import { Alert } from '@tonalli/ui/alert/alert';
import { Button } from '@tonalli/ui/button/button';
import { Field } from '@tonalli/ui/field/field';
import { Select } from '@tonalli/ui/select/select';
import { TextInput } from '@tonalli/ui/text-input/text-input';
import { Plus } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CommandHint } from '../../control/command-hint';
import { useAction } from '../../control/use-action';
import { EffectFields } from './effect-fields';
import { EMPTY_DRAFT, type FaultDraft, readDraft } from './fault-draft';

const MATCHES = ['nth', 'count', 'probability'] as const;
const MOST = { nth: 1_000_000, count: 1_000_000, probability: 100 };

/** One fault by its fields; what is odd about it is said at once. */
export function AddFault() {
  const { t } = useTranslation();
  const targets = useId();
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const add = useAction('addFault');
  const { fault, input, trouble } = readDraft(draft);
  const known = FAULT_TARGETS.includes(draft.endpoint);
  const change = (part: Partial<FaultDraft>) => setDraft((before) => ({ ...before, ...part }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (fault && known) add.mutate(fault);
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label={t('faults.endpoint')}
          hint={t(`faults.endpointHint`)}
          error={known ? undefined : t('faults.endpointUnknown')}
        >
          <TextInput
            list={targets}
            value={draft.endpoint}
            spellCheck={false}
            autoComplete="off"
            onChange={(event) => change({ endpoint: event.target.value.trim() })}
          />
        </Field>
        <datalist id={targets}>
          {FAULT_TARGETS.map((target) => (
            <option key={target} value={target} />
          ))}
        </datalist>
        <Field label={t('faults.effect')} hint={t(`faults.kindHint.${draft.kind}`)}>
          <Select
            value={draft.kind}
            options={FAULT_KINDS.map((kind) => ({ value: kind, label: t(`faults.kind.${kind}`) }))}
            onChange={(event) => change({ kind: FAULT_KINDS.find((kind) => kind === event.target.value) ?? 'latency' })}
          />
        </Field>
        <EffectFields draft={draft} onChange={change} />
        <Field label={t('faults.field.member')}>
          <TextInput value={draft.member} onChange={(event) => change({ member: event.target.value })} maxLength={64} />
        </Field>
        <MatchFields draft={draft} onChange={change} />
      </div>
      {trouble ? <Alert tone="danger">{trouble}</Alert> : null}
      {add.data?.warnings.map((warning) => (
        <Alert key={warning} tone="warning" announce title={t('faults.warning')}>
          {warning}
        </Alert>
      ))}
      <div className="flex justify-end">
        <Button
          type="submit"
          loading={add.isPending}
          disabled={!fault || !known}
          iconStart={<Plus aria-hidden="true" className="size-4" />}
        >
          {t('faults.add')}
        </Button>
      </div>
      <CommandHint name="addFault" input={input} />
    </form>
  );
}

interface MatchFieldsProps {
  draft: FaultDraft;
  onChange: (part: Partial<FaultDraft>) => void;
}

/** Which of the calls meet the fault. */
function MatchFields({ draft, onChange }: MatchFieldsProps) {
  const { t } = useTranslation();
  return MATCHES.map((name) => (
    <Field key={name} label={t(`faults.field.${name}`)}>
      <TextInput
        type="number"
        min={1}
        max={MOST[name]}
        value={draft[name]}
        onChange={(event) => onChange({ [name]: event.target.value })}
      />
    </Field>
  ));
}
