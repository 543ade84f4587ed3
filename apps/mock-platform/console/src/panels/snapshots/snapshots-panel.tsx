import { ConfirmDialog } from '@tonalli/ui/confirm-dialog/confirm-dialog';
import { Archive } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../components/empty-state';
import { QueryResult } from '../../components/query-result';
import { CommandHint } from '../../control/command-hint';
import { useControl } from '../../control/control-context';
import { useAction } from '../../control/use-action';
import { useControlQuery } from '../../control/use-control-query';
import { ImportSnapshot } from './import-snapshot';
import { SaveSnapshot } from './save-snapshot';
import { SnapshotCard } from './snapshot-card';

interface Question {
  what: 'restoreSnapshot' | 'deleteSnapshot';
  name: string;
}

/** Worlds that were put by: save, restore, and carry from one machine to another. */
export default function SnapshotsPanel() {
  const { t } = useTranslation();
  const snapshots = useControlQuery('listSnapshots', {});
  const [asked, setAsked] = useState<Question | null>(null);
  const names = snapshots.data?.map(({ name }) => name) ?? [];
  return (
    <>
      <div className="grid gap-5 lg:grid-cols-2">
        <SaveSnapshot names={names} />
        <ImportSnapshot />
      </div>
      <h2 className="font-bold text-xl">{t('snapshots.kept')}</h2>
      <QueryResult of={snapshots} bone="h-40">
        {(kept) =>
          kept.length === 0 ? (
            <EmptyState icon={Archive}>{t('snapshots.none')}</EmptyState>
          ) : (
            <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
              {kept.map((snapshot) => (
                <SnapshotCard
                  key={snapshot.name}
                  snapshot={snapshot}
                  onAsk={(what) => setAsked({ what, name: snapshot.name })}
                />
              ))}
            </ul>
          )
        }
      </QueryResult>
      {asked ? <Ask key={asked.what + asked.name} {...asked} onClose={() => setAsked(null)} /> : null}
    </>
  );
}

function Ask({ what, name, onClose }: Question & { onClose: () => void }) {
  const { t } = useTranslation();
  const { world } = useControl();
  const restore = useAction('restoreSnapshot');
  const remove = useAction('deleteSnapshot');
  const restoring = what === 'restoreSnapshot';
  const confirm = (): Promise<unknown> => (restoring ? restore.mutateAsync({ name }) : remove.mutateAsync({ name }));
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(restoring ? 'snapshots.restoreTitle' : 'snapshots.deleteTitle', { name, world })}
      description={t(restoring ? 'snapshots.restoreText' : 'snapshots.deleteText')}
      confirmLabel={t(restoring ? 'snapshots.restore' : 'snapshots.delete')}
      cancelLabel={t('cancel')}
      tone={restoring ? 'primary' : 'danger'}
      onConfirm={confirm}
    >
      <CommandHint name={what} input={{ name }} />
    </ConfirmDialog>
  );
}
