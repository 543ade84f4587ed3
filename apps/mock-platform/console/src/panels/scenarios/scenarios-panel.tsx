import { SearchField } from '@tonalli/ui/search-field/search-field';
import { toast } from '@tonalli/ui/toast/toast-store';
import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../components/empty-state';
import { QueryResult } from '../../components/query-result';
import { useAction } from '../../control/use-action';
import { useControlQuery } from '../../control/use-control-query';
import { AppliedScenarios } from './applied-scenarios';
import { ApplyBar } from './apply-bar';
import { groupScenarios } from './group-scenarios';
import { GroupChips, ScenarioGroup } from './scenario-group';

/** The states that a world can be put into; several at once. */
export default function ScenariosPanel() {
  const { t } = useTranslation();
  const scenarios = useControlQuery('listScenarios', {});
  const apply = useAction('applyScenarios');
  const [search, setSearch] = useState('');
  const [group, setGroup] = useState<string | null>(null);
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
    <QueryResult of={scenarios} bone="h-28" bones={4}>
      {(catalogue) => {
        const found = groupScenarios(catalogue, search);
        const groups = group === null ? found : found.filter(([name]) => name === group);
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
            <GroupChips names={found.map(([name]) => name)} chosen={group} onChoose={setGroup} />
            {groups.length === 0 ? <EmptyState icon={SearchX}>{t('scenarios.none')}</EmptyState> : null}
            {groups.map(([name, members]) => (
              <ScenarioGroup key={name} name={name} members={members} chosen={chosen} onToggle={toggle} />
            ))}
            <ApplyBar names={chosen} busy={apply.isPending} onApply={confirm} onClear={() => setChosen([])} />
          </>
        );
      }}
    </QueryResult>
  );
}
