import { DIVIDEND_PERIODS } from '@tonalli/contracts/agent-contracts/kinds';
import type { TermsProblem } from '@tonalli/contracts/agent-contracts/terms';
import { GAME_TYPES } from '@tonalli/contracts/lobby/segments';
import { Checkbox } from '@tonalli/ui/checkbox/checkbox';
import { RadioGroup } from '@tonalli/ui/radio-group/radio-group';
import { useTranslation } from 'react-i18next';
import { DEDUCTIONS, type DraftFaults, type TermsDraft } from '../rules/terms-draft';
import { TiersEditor } from './tiers-editor';
import { TypedField } from './typed-field';

const CARRIES = ['untilPositive', 'previousPeriod', 'withinMonth', 'none'] as const;

interface TermsFormProps {
  draft: TermsDraft;
  faults: DraftFaults;
  problems: readonly Pick<TermsProblem, 'problem' | 'tier'>[];
  /** Who may be the payer. */
  payers: readonly TermsDraft['payer'][];
  onChange: (change: Partial<TermsDraft>) => void;
}

/** Every condition of a contract, as it is typed and chosen. */
export function TermsForm({ draft, faults, problems, payers, onChange }: TermsFormProps) {
  const { t } = useTranslation('agent-contracts');
  const isDividend = draft.kind === 'dividend';
  return (
    <div className="flex flex-col gap-6">
      {isDividend ? (
        <RadioGroup
          looks="cards"
          label={t('terms.period')}
          value={draft.period}
          onValueChange={(period) => onChange({ period })}
          options={DIVIDEND_PERIODS.map((value) => ({ value, label: t(`period.${value}`) }))}
        />
      ) : null}
      <RadioGroup
        looks="stack"
        label={t('terms.scale')}
        value={draft.scale}
        onValueChange={(scale) => onChange({ scale })}
        options={(['slice', 'slab'] as const).map((value) => ({
          value,
          label: <strong>{t(`scale.${value}.name`)}</strong>,
          hint: t(`scale.${value}.hint`),
        }))}
      />
      <TiersEditor tiers={draft.tiers} faults={faults} problems={problems} onChange={(tiers) => onChange({ tiers })} />
      <EligibilityFields draft={draft} faults={faults} onChange={onChange} />
      {isDividend ? <DividendFields draft={draft} faults={faults} onChange={onChange} /> : null}
      <div className="grid gap-4 sm:grid-cols-2">
        <TypedField
          as="amount"
          label={t('terms.cap')}
          hint={t('form.hint.cap')}
          value={draft.cap}
          fault={faults.get('cap')}
          onType={(cap) => onChange({ cap })}
        />
      </div>
      <RadioGroup
        looks="stack"
        label={t('terms.payer')}
        value={draft.payer}
        onValueChange={(payer) => onChange({ payer })}
        options={payers.map((value) => ({
          value,
          label: <strong>{t(`payer.${value}.name`)}</strong>,
          hint: t(`payer.${value}.text`),
        }))}
      />
      <CategoryFields draft={draft} faults={faults} onChange={onChange} />
    </div>
  );
}

type PartProps = Pick<TermsFormProps, 'draft' | 'faults' | 'onChange'>;

function EligibilityFields({ draft, faults, onChange }: PartProps) {
  const { t } = useTranslation('agent-contracts');
  return (
    <fieldset className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <legend className="mb-3 font-medium text-sm">{t('form.eligibility')}</legend>
      {(
        [
          ['minActiveMembers', 'count'],
          ['minBetAmount', 'amount'],
          ['activeValidBet', 'amount'],
        ] as const
      ).map(([name, as]) => (
        <TypedField
          key={name}
          as={as}
          label={t(`terms.${name}`)}
          hint={t(`form.hint.${name}`)}
          value={draft[name]}
          fault={faults.get(name)}
          onType={(text) => onChange({ [name]: text })}
        />
      ))}
      <Checkbox
        className="sm:col-span-2 lg:col-span-3"
        label={t('form.countSelf')}
        checked={draft.countSelf}
        onChange={(event) => onChange({ countSelf: event.currentTarget.checked })}
      />
    </fieldset>
  );
}

/** What is taken off the base, and what becomes of a loss. */
function DividendFields({ draft, faults, onChange }: PartProps) {
  const { t } = useTranslation('agent-contracts');
  return (
    <>
      <fieldset className="grid grid-cols-2 items-end gap-4 lg:grid-cols-3">
        <legend className="mb-3 font-medium text-sm">{t('form.deductions')}</legend>
        {DEDUCTIONS.map((name) => (
          <TypedField
            key={name}
            as="percent"
            label={t(`deduction.${name}.name`)}
            value={draft.deductions[name]}
            fault={faults.get(name)}
            onType={(text) => onChange({ deductions: { ...draft.deductions, [name]: text } })}
          />
        ))}
      </fieldset>
      <RadioGroup
        looks="stack"
        label={t('form.carry')}
        value={draft.carry}
        onValueChange={(carry) => onChange({ carry })}
        options={CARRIES.map((value) => ({
          value,
          label: <strong>{t(`carry.${value}.name`)}</strong>,
          hint: t(`carry.${value}.text`),
        }))}
      />
    </>
  );
}

function CategoryFields({ draft, faults, onChange }: PartProps) {
  const { t } = useTranslation(['agent-contracts', 'lobby']);
  return (
    <fieldset
      className="flex flex-col gap-2"
      aria-invalid={faults.has('categories') || undefined}
      aria-describedby={faults.has('categories') ? 'categories-fault' : undefined}
    >
      <legend className="mb-2 font-medium text-sm">{t('terms.categories')}</legend>
      <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3">
        {GAME_TYPES.map((type) => (
          <Checkbox
            key={type}
            label={t(`lobby:type.${type}`)}
            checked={draft.categories.includes(type)}
            onChange={(event) => {
              const kept = draft.categories.filter((each) => each !== type);
              onChange({ categories: event.currentTarget.checked ? [...kept, type] : kept });
            }}
          />
        ))}
      </div>
      {faults.has('categories') ? (
        <p id="categories-fault" className="text-danger text-sm">
          {t('fault.categories')}
        </p>
      ) : null}
    </fieldset>
  );
}
