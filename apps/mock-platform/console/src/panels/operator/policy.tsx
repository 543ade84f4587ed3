import { POLICY_IDS } from '@tonalli/contracts/policy/choices';
import type { OperatorState } from '@tonalli/qa/operator';
import { RadioGroup } from '@tonalli/ui/radio-group/radio-group';
import { useTranslation } from 'react-i18next';
import { Section } from '../../components/section';

import { CommandHint } from '../../control/command-hint';
import { useAction } from '../../control/use-action';
import { showTime } from '../../shell/use-world-time';

/** Whose rules of play and protection hold. */
export function Policy({ current }: { current: OperatorState['policy'] }) {
  const { t, i18n } = useTranslation();
  const set = useAction('setPolicy');
  return (
    <Section title={t('operator.policy')} lead={t('operator.policyLead')}>
      <RadioGroup
        label={t('operator.policy')}
        value={current.pack}
        options={POLICY_IDS.map((value) => ({ value, label: t(`operator.policyPack.${value}`) }))}
        onValueChange={(value) => {
          const pack = POLICY_IDS.find((id) => id === value);
          if (pack) set.mutate({ pack });
        }}
      />
      {current.until === null ? null : (
        <p className="text-muted text-sm">{t('operator.policyNext', { at: showTime(current.until, i18n.language) })}</p>
      )}
      <CommandHint name="setPolicy" input={set.variables ?? { pack: current.pack }} />
    </Section>
  );
}
