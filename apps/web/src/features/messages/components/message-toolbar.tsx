import { Button } from '@tonalli/ui/button/button';
import { Checkbox } from '@tonalli/ui/checkbox/checkbox';
import { IconButton } from '@tonalli/ui/icon-button/icon-button';
import { CheckCheck, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';

interface MessageToolbarProps {
  rowCount: number;
  chosenCount: number;
  unreadCount: number;
  busy: boolean;
  onChooseAll: (all: boolean) => void;
  /** Of the chosen ones, or of all when none is chosen. */
  onRead: () => void;
  onDelete: () => void;
}

/** Choosing, marking and deleting, over the list. */
export function MessageToolbar(props: MessageToolbarProps) {
  const { rowCount, chosenCount, unreadCount, busy, onChooseAll, onRead, onDelete } = props;
  const { t } = useTranslation('messages');
  const some = chosenCount > 0;
  return (
    <div className="flex min-h-13 items-center gap-2 border-line border-b py-1.5 ps-4 pe-2">
      <Checkbox
        label={some ? t('select.chosen', { count: chosenCount }) : <span className="sr-only">{t('select.all')}</span>}
        aria-label={t('select.all')}
        checked={rowCount > 0 && chosenCount === rowCount}
        disabled={rowCount === 0}
        onChange={(event) => onChooseAll(event.target.checked)}
      />
      <div className="ms-auto flex items-center gap-1">
        <Button
          variant="ghost"
          size="sm"
          disabled={busy || (!some && unreadCount === 0)}
          onClick={onRead}
          iconStart={<CheckCheck aria-hidden="true" className="size-4" />}
        >
          {t(some ? 'actions.read' : 'actions.readAll')}
        </Button>
        {some ? (
          <IconButton label={t('actions.delete')} size="sm" disabled={busy} onClick={onDelete}>
            <Trash2 aria-hidden="true" />
          </IconButton>
        ) : null}
      </div>
    </div>
  );
}
