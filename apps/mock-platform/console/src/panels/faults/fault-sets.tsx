import { FAULT_SET_NAMES } from '@tonalli/qa/fault-sets';
import type { StoredFault } from '@tonalli/qa/faults';
import { Switch } from '@tonalli/ui/switch/switch';
import { useTranslation } from 'react-i18next';
import { Section } from '../../components/section';
import { CommandHint } from '../../control/command-hint';
import { useAction } from '../../control/use-action';

/** Ready-made troubles, one switch each. */
export function FaultSets({ faults }: { faults: readonly StoredFault[] }) {
  const { t } = useTranslation();
  const apply = useAction('applyFaultSet');
  const remove = useAction('removeFaultSet');
  const last = apply.variables?.name ?? FAULT_SET_NAMES[0];
  return (
    <Section title={t('faults.sets')} lead={t('faults.setsLead')}>
      <ul className="-my-2 divide-y divide-line">
        {FAULT_SET_NAMES.map((name) => {
          const on = faults.some(({ set }) => set === name);
          return (
            <li key={name} className="flex items-center gap-4 py-2.5">
              <div className="min-w-0 flex-1">
                <p className="font-semibold text-sm">{t(`faults.set.${name}.title`)}</p>
                <p className="text-muted text-sm">{t(`faults.set.${name}.text`)}</p>
              </div>
              <Switch
                label={t(`faults.set.${name}.title`)}
                labelHidden
                checked={on}
                onChange={() => (on ? remove : apply).mutate({ name })}
              />
            </li>
          );
        })}
      </ul>
      <div className="mt-auto">
        <CommandHint name="applyFaultSet" input={{ name: last }} />
      </div>
    </Section>
  );
}
