import { useTranslation } from 'react-i18next';
import { CommandHint } from '../../control/command-hint';
import { useAction } from '../../control/use-action';
import { NumberSetting } from './number-setting';

/** What members earn of the bets of those they invited. */
export function ReferralRate({ current }: { current: number }) {
  const { t } = useTranslation();
  const set = useAction('setReferralRate');
  return (
    <NumberSetting
      title={t('operator.rate')}
      lead={t('operator.rateLead')}
      label={t('operator.basisPoints')}
      current={current}
      min={0}
      max={1_000}
      busy={set.isPending}
      onApply={(basisPoints, onSuccess) => set.mutate({ basisPoints }, { onSuccess })}
      sameAs={(basisPoints) => <CommandHint name="setReferralRate" input={{ basisPoints }} />}
    />
  );
}
