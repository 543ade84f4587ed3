import { Button } from '@tonalli/ui/button/button';
import { EmptyState } from '@tonalli/ui/empty-state/empty-state';
import { useTranslation } from 'react-i18next';

/** No message at all, or none that is unread. */
export function EmptyInbox({ filtered, onShowAll }: { filtered: boolean; onShowAll: () => void }) {
  const { t } = useTranslation('messages');
  if (!filtered) return <EmptyState illustration="inbox" title={t('empty.title')} description={t('empty.text')} />;
  return (
    <EmptyState
      illustration="inbox"
      title={t('emptyUnread.title')}
      action={
        <Button variant="secondary" onClick={onShowAll}>
          {t('emptyUnread.action')}
        </Button>
      }
    />
  );
}
