import { Button } from '@tonalli/ui/button/button';
import { ConfirmDialog } from '@tonalli/ui/confirm-dialog/confirm-dialog';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CommandHint } from '../../control/command-hint';
import { useAction } from '../../control/use-action';
import { ExportMenu } from './export-menu';
import { useJournalSearch } from './use-journal-search';

/** Go back to right before an entry, or take the story from it on home. */
export function EntryActions({ seq, canUndo }: { seq: number; canUndo: boolean }) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState(false);
  const undo = useAction('undoTo');
  const { look } = useJournalSearch();
  const confirm = async () => {
    await undo.mutateAsync({ seq });
    look(null);
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button
        size="sm"
        variant="secondary"
        disabled={!canUndo}
        iconStart={<Undo2 aria-hidden="true" className="size-4" />}
        onClick={() => setAsked(true)}
      >
        {t('journal.undo')}
      </Button>
      <ExportMenu from={seq} label={t('journal.exportFrom')} />
      {canUndo ? null : <p className="text-faint text-xs">{t('journal.cannotUndo')}</p>}
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title={t('journal.undoTitle', { seq })}
        description={t('journal.undoText')}
        confirmLabel={t('journal.undo')}
        cancelLabel={t('cancel')}
        tone="danger"
        onConfirm={confirm}
      >
        <CommandHint name="undoTo" input={{ seq }} />
      </ConfirmDialog>
    </div>
  );
}
