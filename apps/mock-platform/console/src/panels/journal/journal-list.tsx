import { Badge } from '@tonalli/ui/badge/badge';
import { Button } from '@tonalli/ui/button/button';
import { Card } from '@tonalli/ui/card/card';
import { ScrollText } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../components/empty-state';
import { QueryResult } from '../../components/query-result';
import { useControl } from '../../control/control-context';
import { useControlQuery } from '../../control/use-control-query';
import { foldJobs } from './fold-jobs';
import type { JournalFilters } from './journal-filters';
import { JournalRow } from './journal-row';

const PAGE = 100;
const MOST = 2_000;

interface JournalListProps {
  filters: JournalFilters;
  chosen: number | null;
  onChoose: (seq: number) => void;
}

/** The newest entries that fit, as they come. */
export function JournalList({ filters, chosen, onChoose }: JournalListProps) {
  const { t } = useTranslation();
  const { live } = useControl();
  const [limit, setLimit] = useState(PAGE);
  const given = Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''));
  const journal = useControlQuery('listJournal', { ...given, limit });
  return (
    <Card flush className="flex min-w-0 flex-col">
      <div className="flex items-center justify-between gap-3 border-line border-b px-4 py-2.5">
        <h2 className="font-bold text-base">{t('journal.newest')}</h2>
        <Badge tone={live ? 'jade' : 'neutral'}>{t(live ? 'journal.live' : 'journal.notLive')}</Badge>
      </div>
      <QueryResult of={journal} bone="mx-4 h-10" bones={6}>
        {(lines) => (
          <>
            {lines.length === 0 ? (
              <div className="p-4">
                <EmptyState icon={ScrollText}>{t('journal.none')}</EmptyState>
              </div>
            ) : null}
            <ol className="divide-y divide-line xl:max-h-[70dvh] xl:overflow-y-auto">
              {foldJobs(lines).map(({ line, runs }) => (
                <JournalRow
                  key={line.seq}
                  line={line}
                  runs={runs}
                  chosen={line.seq === chosen}
                  onChoose={() => onChoose(line.seq)}
                />
              ))}
            </ol>
            {lines.length >= limit && limit < MOST ? (
              <Button variant="ghost" size="sm" className="m-2" onClick={() => setLimit((now) => now + PAGE)}>
                {t('journal.older')}
              </Button>
            ) : null}
          </>
        )}
      </QueryResult>
    </Card>
  );
}
