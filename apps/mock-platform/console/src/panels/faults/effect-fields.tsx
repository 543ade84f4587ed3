import { WIRE_ERROR_CODES } from '@tonalli/qa/fault-effects';
import { Field } from '@tonalli/ui/field/field';
import { Select } from '@tonalli/ui/select/select';
import { TextInput } from '@tonalli/ui/text-input/text-input';
import { useTranslation } from 'react-i18next';
import type { FaultDraft } from './fault-draft';

interface EffectFieldsProps {
  draft: FaultDraft;
  onChange: (change: Partial<FaultDraft>) => void;
}

type NumberName = 'milliseconds' | 'minimum' | 'maximum' | 'status' | 'pieces';

const NUMBERS: Partial<Record<FaultDraft['kind'], readonly NumberName[]>> = {
  latency: ['milliseconds', 'minimum', 'maximum'],
  status: ['status'],
  drip: ['milliseconds', 'pieces'],
};
const LIMITS: Record<NumberName, { min: number; max: number }> = {
  milliseconds: { min: 1, max: 600_000 },
  minimum: { min: 0, max: 600_000 },
  maximum: { min: 1, max: 600_000 },
  status: { min: 400, max: 599 },
  pieces: { min: 2, max: 1_000 },
};

/** What the chosen effect wants to know. */
export function EffectFields({ draft, onChange }: EffectFieldsProps) {
  const { t } = useTranslation();
  const names = NUMBERS[draft.kind] ?? [];
  const spread = draft.minimum !== '' || draft.maximum !== '';
  return (
    <>
      {names.map((name) => (
        <Field key={name} label={t(`faults.field.${name}`)}>
          <TextInput
            type="number"
            {...LIMITS[name]}
            value={draft[name]}
            disabled={name === 'milliseconds' && draft.kind === 'latency' && spread}
            onChange={(event) => onChange({ [name]: event.target.value })}
          />
        </Field>
      ))}
      {draft.kind === 'error' ? (
        <Field label={t('faults.field.code')} className="sm:col-span-2">
          <Select
            value={draft.code}
            options={WIRE_ERROR_CODES.map((code) => ({ value: code, label: code }))}
            onChange={(event) => onChange({ code: event.target.value })}
          />
        </Field>
      ) : null}
    </>
  );
}
