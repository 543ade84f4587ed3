import type { ScenarioView } from '@tonalli/qa/scenarios';
import { Chip } from '@tonalli/ui/chip/chip';
import { useTranslation } from 'react-i18next';
import { ScenarioCard } from './scenario-card';

/** A group that has no words of its own yet goes by its name. */
function useGroupWords(): (group: string) => string {
  const { t, i18n } = useTranslation();
  // Asked for only when the texts have it.
  return (group) =>
    i18n.exists(`scenarios.group.${group}`) ? t(`scenarios.group.${group}` as 'scenarios.group.cashier') : group;
}

interface ScenarioGroupProps {
  name: string;
  members: readonly ScenarioView[];
  chosen: readonly string[];
  onToggle: (name: string) => void;
}

/** The scenarios that belong to one part of the product. */
export function ScenarioGroup({ name, members, chosen, onToggle }: ScenarioGroupProps) {
  const say = useGroupWords();
  return (
    <section aria-labelledby={`group-${name}`} className="flex flex-col gap-3">
      <h2 id={`group-${name}`} className="font-bold text-lg">
        {say(name)} <span className="money font-normal text-faint text-sm">{members.length}</span>
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {members.map((scenario) => (
          <ScenarioCard
            key={scenario.name}
            scenario={scenario}
            chosen={chosen.includes(scenario.name)}
            onToggle={() => onToggle(scenario.name)}
          />
        ))}
      </ul>
    </section>
  );
}

interface GroupChipsProps {
  names: readonly string[];
  chosen: string | null;
  onChoose: (name: string | null) => void;
}

/** Narrows the catalogue to one part of the product. */
export function GroupChips({ names, chosen, onChoose }: GroupChipsProps) {
  const { t } = useTranslation();
  const say = useGroupWords();
  return (
    <fieldset aria-label={t('scenarios.groups')} className="flex flex-wrap gap-2">
      {names.map((name) => (
        <Chip key={name} pressed={name === chosen} onClick={() => onChoose(name === chosen ? null : name)}>
          {say(name)}
        </Chip>
      ))}
    </fieldset>
  );
}
