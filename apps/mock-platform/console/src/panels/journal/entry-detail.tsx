import { Alert } from '@tonalli/ui/alert/alert';
import { Card } from '@tonalli/ui/card/card';
import { IconButton } from '@tonalli/ui/icon-button/icon-button';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { JsonView } from '../../components/json-view';
import { QueryResult } from '../../components/query-result';
import { CommandHint } from '../../control/command-hint';
import { useControlQuery } from '../../control/use-control-query';
import { CodeBadge } from './code-badge';
import { EntryActions } from './entry-actions';
import { EntryFacts } from './entry-facts';
import { Movements } from './movements';
import { RowChanges } from './row-changes';

/** Everything that is known of one entry. */
export function EntryDetail({ seq, onClose }: { seq: number; onClose: () => void }) {
  const { t } = useTranslation();
  const entry = useControlQuery('fetchJournalEntry', { seq });
  return (
    <Card className="flex min-w-0 flex-col gap-5 sm:p-5">
      <QueryResult of={entry} bone="h-32" bones={3}>
        {(known) => (
          <>
            <header className="flex items-center gap-3">
              <h2 className="min-w-0 break-all font-bold font-mono text-lg">
                <span className="text-faint">#{known.seq}</span> {known.name}
              </h2>
              <CodeBadge code={known.code} />
              <IconButton size="sm" label={t('close')} className="ms-auto" onClick={onClose}>
                <X aria-hidden="true" />
              </IconButton>
            </header>
            {known.faults.length > 0 ? (
              <Alert tone="danger" title={t('journal.met', { count: known.faults.length })}>
                {known.faults.join(', ')}
              </Alert>
            ) : null}
            <EntryFacts entry={known} />
            <EntryActions seq={known.seq} canUndo={known.rows !== null} />
            <div className="grid gap-4 lg:grid-cols-2">
              <Part title={t('journal.request')}>
                <JsonView value={known.request} label={t('journal.request')} />
              </Part>
              <Part title={t('journal.answer')}>
                <JsonView value={known.answer} label={t('journal.answer')} />
              </Part>
            </div>
            <Part title={t('journal.ledger')}>
              <Movements movements={known.movements} />
            </Part>
            <Part title={t('journal.changes')}>
              <RowChanges changes={known.changes} />
            </Part>
            <CommandHint name="fetchJournalEntry" input={{ seq }} />
          </>
        )}
      </QueryResult>
    </Card>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex min-w-0 flex-col gap-2">
      <h3 className="font-semibold text-sm">{title}</h3>
      {children}
    </section>
  );
}
