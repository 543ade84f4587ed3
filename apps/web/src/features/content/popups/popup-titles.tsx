import { POPUP_PAGE_SIZE } from '@tonalli/contracts/constants';
import type { Popup } from '@tonalli/contracts/content/api';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Pages } from '../../../components/pages';

interface PopupTitlesProps {
  popups: readonly Popup[];
  current: number;
  onChoose: (index: number) => void;
  className: string;
}

/** Seven titles at a time; the page is that of the announcement in view. */
export function PopupTitles({ popups, current, onChoose, className }: PopupTitlesProps) {
  const { t } = useTranslation('home');
  const page = Math.floor(current / POPUP_PAGE_SIZE);
  const pageCount = Math.ceil(popups.length / POPUP_PAGE_SIZE);
  const first = page * POPUP_PAGE_SIZE;
  return (
    <div className={clsx('flex min-w-0 flex-col justify-between gap-3', className)}>
      <ul aria-label={t('popup.list')} className="flex flex-col gap-1">
        {popups.slice(first, first + POPUP_PAGE_SIZE).map(({ id, title }, place) => (
          <li key={id}>
            <button
              type="button"
              aria-current={first + place === current ? 'true' : undefined}
              onClick={() => onChoose(first + place)}
              className={clsx(
                'min-h-11 w-full rounded-md px-3 py-2 text-start font-medium text-sm [overflow-wrap:anywhere] hover:bg-overlay',
                first + place === current ? 'bg-marigold-soft text-marigold-bright' : 'text-muted',
              )}
            >
              <span className="line-clamp-2">{title}</span>
            </button>
          </li>
        ))}
      </ul>
      {pageCount > 1 ? (
        <Pages
          compact
          page={page + 1}
          pageCount={pageCount}
          onPageChange={(next) => onChoose((next - 1) * POPUP_PAGE_SIZE)}
        />
      ) : null}
    </div>
  );
}
