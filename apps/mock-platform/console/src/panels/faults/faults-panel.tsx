import { useTranslation } from 'react-i18next';
import { QueryResult } from '../../components/query-result';
import { Section } from '../../components/section';
import { useControlQuery } from '../../control/use-control-query';
import { AddFault } from './add-fault';
import { FaultList } from './fault-list';
import { FaultSets } from './fault-sets';

/** What goes wrong on purpose in this world. */
export default function FaultsPanel() {
  const { t } = useTranslation();
  const faults = useControlQuery('listFaults', {});
  return (
    <QueryResult of={faults} bone="h-40">
      {(active) => (
        <>
          <FaultList faults={active} />
          <div className="grid items-start gap-5 lg:grid-cols-2">
            <Section title={t('faults.new')} lead={t('faults.newLead')}>
              <AddFault />
            </Section>
            <FaultSets faults={active} />
          </div>
        </>
      )}
    </QueryResult>
  );
}
