import { useTranslation } from 'react-i18next';
import { Reading } from '../../components/reading';
import { Section } from '../../components/section';
import { useReading } from '../../control/use-reading';
import { AddFault } from './add-fault';
import { FaultList } from './fault-list';
import { FaultSets } from './fault-sets';

/** What goes wrong on purpose in this world. */
export default function FaultsPanel() {
  const { t } = useTranslation();
  const faults = useReading('listFaults', {});
  return (
    <Reading of={faults} bone="h-40">
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
    </Reading>
  );
}
