import { SearchField } from '@tonalli/ui/search-field/search-field';
import { toast } from '@tonalli/ui/toast/toast-store';
import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Nothing } from '../../components/nothing';
import { Reading } from '../../components/reading';
import { useAction } from '../../control/use-action';
import { useReading } from '../../control/use-reading';
import { AppliedScenarios } from './applied-scenarios';
import { ApplyBar } from './apply-bar';
import { groupScenarios } from './group-scenarios';
import { ScenarioCard } from './scenario-card';

/** The states that a world can be put into; several at once. */
export default function ScenariosPanel() {
  const { t, i18n } = useTranslation();
  const scenarios = useReading('listScenarios', {});
  const apply = useAction('applyScenarios');
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const toggle = (name: string) =>
    setChosen((now) => (now.includes(name) ? now.filter((one) => one !== name) : [...now, name]));
  const confirm = () =>
    apply.mutate(
      { names: [...chosen] },
      {
        onSuccess: () => {
          setChosen([]);
          toast.success(t('scenarios.done'));
          window.scrollTo({ top: 0 });
        },
      },
    );
  return (
    <Reading of={scenarios} bone="h-28" bones={4}>
      {(catalogue) => {
        const groups = groupScenarios(catalogue, search);
        return (
          <>
            <AppliedScenarios catalogue={catalogue} />
            <SearchField
              label={t('scenarios.search')}
              placeholder={t('scenarios.searchIn', { count: catalogue.length })}
              clearLabel={t('scenarios.clearSearch')}
              value={search}
              onValueChange={setSearch}
            />
            {groups.length === 0 ? <Nothing icon={SearchX}>{t('scenarios.none')}</Nothing> : null}
            {groups.map(([group, members]) => (
              <section key={group} aria-labelledby={`group-${group}`} className="flex flex-col gap-3">
                <h2 id={`group-${group}`} className="font-bold text-lg">
                  {i18n.exists(`scenarios.group.${group}`) ? t(`scenarios.group.${group as 'cashier'}`) : group}{' '}
                  <span className="money font-normal text-faint text-sm">{members.length}</span>
                </h2>
                <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
                  {members.map((scenario) => (
                    <ScenarioCard
                      key={scenario.name}
                      scenario={scenario}
                      chosen={chosen.includes(scenario.name)}
                      onToggle={() => toggle(scenario.name)}
                    />
                  ))}
                </ul>
              </section>
            ))}
            <ApplyBar names={chosen} busy={apply.isPending} onApply={confirm} onClear={() => setChosen([])} />
          </>
        );
      }}
    </Reading>
  );
}
