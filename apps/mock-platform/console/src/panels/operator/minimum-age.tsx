import { useTranslation } from 'react-i18next';
import { CommandHint } from '../../control/command-hint';
import { useAction } from '../../control/use-action';
import { NumberSetting } from './number-setting';

/** How old somebody has to be to register. */
export function MinimumAge({ current }: { current: number }) {
  const { t } = useTranslation();
  const set = useAction('setMinimumAge');
  return (
    <NumberSetting
      title={t('operator.age')}
      lead={t('operator.ageLead')}
      label={t('operator.years')}
      current={current}
      min={18}
      max={99}
      busy={set.isPending}
      onApply={(years, onSuccess) => set.mutate({ years }, { onSuccess })}
      sameAs={(years) => <CommandHint name="setMinimumAge" input={{ years }} />}
    />
  );
}
