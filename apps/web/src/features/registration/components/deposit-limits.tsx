import { LIMIT_PERIODS } from '@tonalli/contracts/limits/periods';
import { Field } from '@tonalli/ui/field/field';
import { ChevronDown, PiggyBank } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MoneyInput } from '../../../components/money-input';
import { useDraft } from '../../../hooks/draft';
import type { RegisterFaults } from '../form-rules';
import { useFaultText } from '../hooks/use-fault-text';
import { registerDraft } from '../register-draft';

interface DepositLimitsProps {
  faults: RegisterFaults;
  onTouch: (field: keyof RegisterFaults) => void;
}

/** Offered before the first deposit, when it is easiest to choose well; folded away, since nobody has to. */
export function DepositLimits({ faults, onTouch }: DepositLimitsProps) {
  const { t } = useTranslation('registration');
  const { limits } = useDraft(registerDraft);
  const faultText = useFaultText();
  const isFaulty = LIMIT_PERIODS.some((period) => faults[`depositLimits.${period}`]);
  const isChosen = LIMIT_PERIODS.some((period) => limits[period]);
  return (
    <details
      open={isFaulty || isChosen || undefined}
      className="group rounded-md bg-surface ring-1 ring-line ring-inset"
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 px-3.5 py-2 font-medium text-sm [&::-webkit-details-marker]:hidden">
        <PiggyBank aria-hidden="true" className="size-5 shrink-0 text-marigold" />
        <span className="min-w-0 flex-1">
          {t('limits.title')} <span className="font-normal text-muted">({t('optional')})</span>
        </span>
        <ChevronDown
          aria-hidden="true"
          className="size-4.5 shrink-0 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="flex flex-col gap-3 px-3.5 pt-1 pb-4">
        <p className="text-muted text-sm">{t('limits.lead')}</p>
        <div className="grid gap-3 sm:grid-cols-3">
          {LIMIT_PERIODS.map((period) => (
            <Field key={period} label={t(`limits.${period}`)} error={faultText(faults[`depositLimits.${period}`])}>
              <MoneyInput
                name={`limit-${period}`}
                value={limits[period] ?? ''}
                onType={(text) => {
                  onTouch(`depositLimits.${period}`);
                  registerDraft.change({ limits: { ...limits, [period]: text } });
                }}
              />
            </Field>
          ))}
        </div>
      </div>
    </details>
  );
}
