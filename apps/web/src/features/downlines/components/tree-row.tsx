import { Button } from '@tonalli/ui/button/button';
import { IconButton } from '@tonalli/ui/icon-button/icon-button';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { ChevronRight, CornerDownRight, Info } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { DownlineEntry } from '../hooks/use-downline';
import type { NoteRow, PersonRow } from '../tree-rows';
import { TreePerson } from './tree-person';

export interface TreeActions {
  /** Opens the line in place, or closes it. */
  onToggle: (memberId: string) => void;
  /** Goes to the line as a page of its own. */
  onEnter: (memberId: string) => void;
  onDetails: (person: DownlineEntry) => void;
  onRetry: (memberId: string) => void;
}

interface RowProps<Row> {
  row: Row;
  /** Its buttons are in the way of the keyboard only where the focus is. */
  isActive: boolean;
  actions: TreeActions;
}

/** Somebody, with the ways to what stands below and to the details. `gutter`: some of the tree can be opened. */
export function PersonRowContent({
  row: { person, isOpen },
  isActive,
  actions,
  gutter,
}: RowProps<PersonRow> & { gutter: boolean }) {
  const { t } = useTranslation('downlines');
  const { memberId, name, children } = person;
  const tabIndex = isActive ? 0 : -1;
  return (
    <>
      {gutter && children > 0 ? (
        <button
          type="button"
          tabIndex={tabIndex}
          aria-label={t(isOpen ? 'row.fold' : 'row.unfold', { name })}
          onClick={() => actions.onToggle(memberId)}
          className="-ms-1 grid h-11 w-8 shrink-0 place-items-center rounded-sm text-muted hover:bg-overlay hover:text-text"
        >
          <ChevronRight
            aria-hidden="true"
            className={`size-5 transition-transform duration-150 ${isOpen ? 'rotate-90' : ''}`}
          />
        </button>
      ) : null}
      {gutter && children === 0 ? <span className="-ms-1 w-8 shrink-0" /> : null}
      <TreePerson person={person} />
      {children > 0 ? (
        <IconButton
          label={t('row.open', { name })}
          tabIndex={tabIndex}
          onClick={() => actions.onEnter(memberId)}
          className="max-sm:hidden"
        >
          <CornerDownRight aria-hidden="true" />
        </IconButton>
      ) : (
        <span className="size-11 shrink-0 max-sm:hidden" />
      )}
      <IconButton label={t('row.details', { name })} tabIndex={tabIndex} onClick={() => actions.onDetails(person)}>
        <Info aria-hidden="true" />
      </IconButton>
    </>
  );
}

/** What stands in the place of people. */
export function NoteRowContent({ row: { kind, of, rest }, isActive, actions }: RowProps<NoteRow>) {
  const { t } = useTranslation('downlines');
  const tabIndex = isActive ? 0 : -1;
  if (kind === 'waiting') return <Skeleton className="ms-7 h-4 w-40" />;
  if (kind === 'none') return <p className="ms-7 text-muted text-sm">{t('row.none')}</p>;
  if (kind === 'more') {
    return (
      <Button
        variant="ghost"
        size="sm"
        className="ms-6"
        tabIndex={tabIndex}
        onClick={() => actions.onEnter(of.memberId)}
      >
        {t('row.more', { count: rest })}
      </Button>
    );
  }
  return (
    <p className="ms-7 flex flex-wrap items-center gap-x-3 text-danger text-sm" role="alert">
      {t('row.failed')}
      <Button variant="ghost" size="sm" tabIndex={tabIndex} onClick={() => actions.onRetry(of.memberId)}>
        {t('row.retry')}
      </Button>
    </p>
  );
}
