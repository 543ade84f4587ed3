import { Button } from '@tonalli/ui/button/button';
import { TabPanel, Tabs } from '@tonalli/ui/tabs/tabs';
import { clsx } from 'clsx';
import { ListRestart, MousePointerClick } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../components/empty-state';
import { CommandHint } from '../../control/command-hint';
import { useAction } from '../../control/use-action';
import { EntryDetail } from './entry-detail';
import { ExportMenu } from './export-menu';
import { JournalFilterFields, type JournalFilters, NO_FILTERS } from './journal-filters';
import { JournalList } from './journal-list';
import { useJournalSearch } from './use-journal-search';
import { WhyBalance } from './why-balance';

/** What happened in this world, and what it did to the money. */
export default function JournalPanel() {
  const { t } = useTranslation();
  const { why, look, ask } = useJournalSearch();
  const tab = why === null ? 'calls' : 'why';
  return (
    <Tabs
      label={t('journal.views')}
      value={tab}
      items={(['calls', 'why'] as const).map((value) => ({ value, label: t(`journal.view.${value}`) }))}
      onValueChange={(next) => (next === 'why' ? ask('') : look(null))}
    >
      <TabPanel value="calls">
        <Calls />
      </TabPanel>
      <TabPanel value="why">{why === null ? null : <WhyBalance key={why} member={why} />}</TabPanel>
    </Tabs>
  );
}

function Calls() {
  const { t } = useTranslation();
  const [filters, setFilters] = useState<JournalFilters>(NO_FILTERS);
  const { seq, look } = useJournalSearch();
  const clear = useAction('clearJournal');
  const given = Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''));
  return (
    <div className="flex flex-col gap-4">
      <div className={seq === null ? '' : 'max-xl:hidden'}>
        <JournalFilterFields filters={filters} onChange={(change) => setFilters((now) => ({ ...now, ...change }))} />
      </div>
      <div className={clsx('flex flex-wrap items-center gap-2', seq !== null && 'max-xl:hidden')}>
        <ExportMenu label={t('journal.exportAll')} />
        <Button
          size="sm"
          variant="ghost"
          iconStart={<ListRestart aria-hidden="true" className="size-4" />}
          loading={clear.isPending}
          onClick={() => clear.mutate({}, { onSuccess: () => look(null) })}
        >
          {t('journal.clear')}
        </Button>
      </div>
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div className={clsx('xl:sticky xl:top-20', seq !== null && 'max-xl:hidden')}>
          <JournalList filters={filters} chosen={seq} onChoose={look} />
        </div>
        {seq === null ? (
          <div className="max-xl:hidden">
            <EmptyState icon={MousePointerClick}>{t('journal.choose')}</EmptyState>
          </div>
        ) : (
          <EntryDetail seq={seq} onClose={() => look(null)} />
        )}
      </div>
      <CommandHint name="listJournal" input={given} />
    </div>
  );
}
