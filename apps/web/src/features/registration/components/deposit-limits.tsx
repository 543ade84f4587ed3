import { LIMIT_PERIODS } from '@tonalli/contracts/limits/periods';
import { Field } from '@tonalli/ui/field/field';
import { PiggyBank } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MoneyInput } from '../../../components/money-input';
import { useDraft } from '../../../hooks/draft';
import type { RegisterFaults } from '../form-rules';
import { useFaultText } from '../hooks/use-fault-text';
import { registerDraft } from '../register-draft';
import { FoldedPart } from './folded-part';

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
    <FoldedPart icon={PiggyBank} title={t('limits.title')} lead={t('limits.lead')} open={isFaulty || isChosen}>
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
    </FoldedPart>
  );
}
