import { BET_UNITS_MINOR } from '@tonalli/contracts/lottery/limits';
import { formatAmount } from '@tonalli/ui/money/format-amount';
import { SegmentedControl } from '@tonalli/ui/segmented-control/segmented-control';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';
import { useBetting } from './betting-context';
import { MultipleStepper } from './multiple-stepper';

/** What one bet costs, and how many times that. */
export function StakeOptions() {
  const { t } = useTranslation('lottery');
  const language = useLanguage();
  const { desk, dispatch } = useBetting();
  const options = BET_UNITS_MINOR.map((unit) => ({
    value: String(unit),
    label: formatAmount(unit, { language, trimZeros: true }),
  }));
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
      <div className="flex flex-col gap-1.5">
        <span aria-hidden="true" className="text-faint text-sm">
          {t('betting.unit')}
        </span>
        <SegmentedControl
          label={t('betting.unit')}
          options={options}
          value={String(desk.unitMinor)}
          onValueChange={(unit) => dispatch({ do: 'unit', unitMinor: Number(unit) })}
        />
      </div>
      <div className="flex flex-col gap-1.5">
        <span aria-hidden="true" className="text-faint text-sm">
          {t('betting.multiple.name')}
        </span>
        <MultipleStepper
          label={t('betting.multiple.name')}
          value={desk.multiple}
          onChange={(multiple) => dispatch({ do: 'multiple', multiple })}
        />
      </div>
    </div>
  );
}
