import { SegmentedControl } from '@tonalli/ui/segmented-control/segmented-control';
import { useTranslation } from 'react-i18next';
import { PageHeading } from '../../../components/page-heading';

interface InboxHeadingProps {
  /** Undefined until it is known. */
  unreadCount: number | undefined;
  filter: 'all' | 'unread';
  onFilter: (filter: 'all' | 'unread') => void;
  /** On phones an open message takes the place of the list. */
  isOpen: boolean;
}

/** How many messages are unread, and which of them are listed. */
export function InboxHeading({ unreadCount, filter, onFilter, isOpen }: InboxHeadingProps) {
  const { t } = useTranslation('messages');
  return (
    <div className="flex flex-wrap items-end justify-between gap-3">
      <div>
        <PageHeading title={t('title')} />
        <p aria-live="polite" className="mt-1 min-h-5 text-muted text-sm">
          {unreadCount !== undefined && (unreadCount > 0 ? t('unreadCount', { count: unreadCount }) : t('allRead'))}
        </p>
      </div>
      <SegmentedControl
        label={t('filter.label')}
        className={isOpen ? 'max-lg:hidden' : undefined}
        options={(['all', 'unread'] as const).map((value) => ({ value, label: t(`filter.${value}`) }))}
        value={filter}
        onValueChange={onFilter}
      />
    </div>
  );
}
