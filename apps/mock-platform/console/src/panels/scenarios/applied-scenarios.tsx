import type { ScenarioView } from '@tonalli/qa/scenarios';
import { useTranslation } from 'react-i18next';
import { Section } from '../../components/section';
import { CommandHint } from '../../control/command-hint';
import { useControlQuery } from '../../control/use-control-query';
import { AccountRow } from './account-row';
import { useText } from './use-text';

/** What this world was put into, and whom to log in as. Nothing while it was put into nothing. */
export function AppliedScenarios({ catalogue }: { catalogue: readonly ScenarioView[] }) {
  const { t } = useTranslation();
  const say = useText();
  const { data: applied = [] } = useControlQuery('listAccounts', {});
  if (applied.length === 0) return null;
  return (
    <Section title={t('scenarios.applied')} lead={t('scenarios.appliedLead')}>
      {applied.map(({ name, accounts }) => {
        const known = catalogue.find((scenario) => scenario.name === name);
        return (
          <div key={name}>
            <h3 className="font-semibold text-marigold-bright text-sm">{known ? say(known.title) : name}</h3>
            <ul className="divide-y divide-line">
              {accounts.map((account) => (
                <AccountRow key={`${account.role} ${account.username}`} account={account} />
              ))}
            </ul>
          </div>
        );
      })}
      <CommandHint name="listAccounts" input={{}} />
    </Section>
  );
}
