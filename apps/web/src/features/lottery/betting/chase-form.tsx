import { RadioGroup } from '@tonalli/ui/radio-group/radio-group';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChasePlan, ChaseScheme } from './chase';
import { MultipleStepper } from './multiple-stepper';

interface ChaseFormProps {
  plan: ChasePlan;
  /** The most draws that there may be. */
  most: number;
  /** A winning bet pays one amount, by which multiples can be reckoned. */
  hasPrize: boolean;
  onChange: (plan: ChasePlan) => void;
}

const MOST_FIRST = 999;
const MOST_BY = 10;
const MOST_PERCENT = 1_000;

const SCHEMES: Record<ChaseScheme['kind'], ChaseScheme> = {
  same: { kind: 'same' },
  times: { kind: 'times', by: 2, every: 3 },
  profit: { kind: 'profit', percent: 10 },
};

export function ChaseForm({ plan, most, hasPrize, onChange }: ChaseFormProps) {
  const { t } = useTranslation('lottery');
  const { scheme } = plan;
  const options = (['same', 'times', 'profit'] as const).map((value) => ({
    value,
    label: t(`betting.chase.scheme.${value}`),
    hint: value === 'profit' && !hasPrize ? t('betting.chase.cut.prizes') : t(`betting.chase.hint.${value}`),
    disabled: value === 'profit' && !hasPrize,
  }));
  const set = (next: ChaseScheme) => onChange({ ...plan, scheme: next });
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap gap-x-6 gap-y-3">
        <Labelled name={t('betting.chase.draws')}>
          <MultipleStepper
            label={t('betting.chase.draws')}
            value={plan.draws}
            most={most}
            onChange={(draws) => onChange({ ...plan, draws })}
          />
        </Labelled>
        <Labelled name={t('betting.chase.first')}>
          <MultipleStepper
            label={t('betting.chase.first')}
            value={plan.first}
            most={MOST_FIRST}
            onChange={(first) => onChange({ ...plan, first })}
          />
        </Labelled>
      </div>
      <RadioGroup
        label={t('betting.chase.how')}
        looks="stack"
        options={options}
        value={scheme.kind}
        onValueChange={(kind) => set(SCHEMES[kind])}
      />
      {scheme.kind === 'times' ? (
        <div className="flex flex-wrap gap-x-6 gap-y-3">
          <Labelled name={t('betting.chase.by')}>
            <MultipleStepper
              label={t('betting.chase.by')}
              value={scheme.by}
              most={MOST_BY}
              onChange={(by) => set({ ...scheme, by })}
            />
          </Labelled>
          <Labelled name={t('betting.chase.every')}>
            <MultipleStepper
              label={t('betting.chase.every')}
              value={scheme.every}
              most={most}
              onChange={(every) => set({ ...scheme, every })}
            />
          </Labelled>
        </div>
      ) : null}
      {scheme.kind === 'profit' ? (
        <Labelled name={t('betting.chase.percent')}>
          <MultipleStepper
            label={t('betting.chase.percent')}
            value={scheme.percent}
            most={MOST_PERCENT}
            onChange={(percent) => set({ ...scheme, percent })}
          />
        </Labelled>
      ) : null}
    </div>
  );
}

/** The control has the same words as its own name. */
function Labelled({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-col items-start gap-1.5">
      <span aria-hidden="true" className="text-muted text-sm">
        {name}
      </span>
      {children}
    </div>
  );
}
