import { MODULES } from '@tonalli/contracts/modules';
import { Switch } from '@tonalli/ui/switch/switch';
import { useTranslation } from 'react-i18next';
import { QueryResult } from '../../components/query-result';
import { Section } from '../../components/section';
import { CommandHint } from '../../control/command-hint';
import { useAction } from '../../control/use-action';
import { useControlQuery } from '../../control/use-control-query';

const NAMES = Object.keys(MODULES) as (keyof typeof MODULES)[];

/** What the operator has bought: each module a switch that works at once. */
export function Modules() {
  const { t } = useTranslation();
  const modules = useControlQuery('listModules', {});
  const set = useAction('setModules');
  return (
    <Section title={t('operator.modules')} lead={t('operator.modulesLead')}>
      <QueryResult of={modules} bone="h-10" bones={6}>
        {(states) => (
          <ul className="-my-1 divide-y divide-line">
            {NAMES.map((name) => (
              <li key={name} className="flex items-center gap-4 py-2">
                <div className="min-w-0 flex-1">
                  <p className="text-sm">{t(`operator.module.${name}`)}</p>
                  <code className="font-mono text-2xs text-faint">{name}</code>
                </div>
                <Switch
                  label={t(`operator.module.${name}`)}
                  labelHidden
                  checked={states[name] ?? false}
                  onChange={(event) => set.mutate({ [name]: event.target.checked })}
                />
              </li>
            ))}
          </ul>
        )}
      </QueryResult>
      <div className="mt-auto">
        <CommandHint name="setModules" input={set.variables ?? { FREEPLAY3: false }} />
      </div>
    </Section>
  );
}
