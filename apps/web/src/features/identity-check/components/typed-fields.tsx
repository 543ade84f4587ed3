import type { IdentityCheckView } from '@tonalli/contracts/identity-check/api';
import { CURP_CHARACTERS } from '@tonalli/contracts/identity-check/curp';
import { ADDRESS_MONTHS } from '@tonalli/contracts/identity-check/parts';
import { Field } from '@tonalli/ui/field/field';
import { TextInput } from '@tonalli/ui/text-input/text-input';
import { useTranslation } from 'react-i18next';
import type { useSubmitCheck } from '../hooks/use-submit-check';

interface TypedFieldsProps {
  check: IdentityCheckView;
  form: ReturnType<typeof useSubmitCheck>;
}

/** What is typed beside the pictures. */
export function TypedFields({ check: { asks, curp }, form }: TypedFieldsProps) {
  const { t } = useTranslation('identity-check');
  const { curpFault, issuedFault } = form;
  if (!asks.curp && !asks.address) return null;
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      {asks.curp ? (
        <Field
          label={t('item.curp')}
          hint={form.hasCurp ? t('field.curp.kept', { curp }) : t('field.curp.hint')}
          error={curpFault ? t(`field.curp.${asOf(curpFault, CURP_FAULTS)}`) : undefined}
          required={!form.hasCurp}
        >
          <TextInput
            value={form.draft.curp}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            maxLength={CURP_CHARACTERS + 6}
            className="uppercase"
            onChange={({ currentTarget: { value } }) => form.change({ curp: value })}
          />
        </Field>
      ) : null}
      {asks.address ? (
        <Field
          label={t('field.issued.label')}
          hint={t('field.issued.hint', { months: ADDRESS_MONTHS })}
          error={
            issuedFault ? t(`field.issued.${asOf(issuedFault, ISSUED_FAULTS)}`, { months: ADDRESS_MONTHS }) : undefined
          }
          required
        >
          <TextInput
            type="date"
            value={form.issuedOn}
            onChange={({ currentTarget: { value } }) => form.change({ addressIssuedOn: value })}
          />
        </Field>
      ) : null}
    </div>
  );
}

const CURP_FAULTS = ['required', 'curp', 'birthday', 'tooYoung'] as const;
const ISSUED_FAULTS = ['required', 'future', 'tooOld'] as const;

const asOf = <Fault extends string>(fault: string, known: readonly [Fault, ...Fault[]]): Fault =>
  known.find((each) => each === fault) ?? known[0];
