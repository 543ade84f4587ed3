import { NOTICE_PAGE_SIZE } from '@tonalli/contracts/constants';
import type { Announcements } from '@tonalli/contracts/content/api';
import { formatDateTime } from '@tonalli/i18n/format';
import { Button } from '@tonalli/ui/button/button';
import { clsx } from 'clsx';
import { ChevronLeft } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Pages } from '../../../components/pages';
import { useLanguage } from '../../../hooks/use-language';

type Notice = Announcements['notices'][number];

interface NoticePanesProps {
  notices: readonly Notice[];
  noticeId: string | undefined;
}

/** Side by side from the small layout on; phones show the list, and over it the notice that was chosen. */
export function NoticePanes({ notices, noticeId }: NoticePanesProps) {
  const { t } = useTranslation('home');
  const asked = notices.findIndex(({ id }) => id === noticeId);
  const [chosenId, setChosenId] = useState(asked < 0 ? null : noticeId);
  const [page, setPage] = useState(Math.floor(Math.max(0, asked) / NOTICE_PAGE_SIZE) + 1);
  const article = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const pageCount = Math.ceil(notices.length / NOTICE_PAGE_SIZE);
  const shown = notices.slice((page - 1) * NOTICE_PAGE_SIZE, page * NOTICE_PAGE_SIZE);
  const chosen = notices.find(({ id }) => id === chosenId) ?? shown[0];

  const choose = (id: string | null) => {
    setChosenId(id);
    // On a phone the list gives way to it, and it to the list: what had the focus is gone then.
    requestAnimationFrame(() => {
      if (id === null)
        list.current?.querySelector<HTMLElement>(`[data-notice="${CSS.escape(chosen?.id ?? '')}"]`)?.focus();
      else article.current?.focus();
    });
  };
  const turnTo = (next: number) => {
    setPage(next);
    setChosenId(null);
  };
  return (
    <div className="grid gap-5 sm:min-h-104 sm:grid-cols-[15rem_minmax(0,1fr)]">
      <div className={clsx('flex min-w-0 flex-col justify-between gap-3', chosenId && 'max-sm:hidden')}>
        <ul ref={list} aria-label={t('notices.list')} className="flex flex-col gap-1">
          {shown.map((notice) => (
            <li key={notice.id}>
              <NoticeTitle notice={notice} current={notice.id === chosen?.id} onChoose={() => choose(notice.id)} />
            </li>
          ))}
        </ul>
        {pageCount > 1 ? <Pages compact page={page} pageCount={pageCount} onPageChange={turnTo} /> : null}
      </div>
      {chosen ? (
        <article
          ref={article}
          tabIndex={-1}
          aria-labelledby="notice-title"
          className={clsx('min-w-0 outline-none sm:border-line sm:border-s sm:ps-5', !chosenId && 'max-sm:hidden')}
        >
          <Button
            variant="ghost"
            size="sm"
            iconStart={<ChevronLeft aria-hidden="true" className="size-4.5" />}
            onClick={() => choose(null)}
            className="-ms-2 mb-2 sm:hidden"
          >
            {t('notices.back')}
          </Button>
          <NoticeText notice={chosen} />
        </article>
      ) : null}
    </div>
  );
}

interface NoticeTitleProps {
  notice: Notice;
  current: boolean;
  onChoose: () => void;
}

function NoticeTitle({ notice, current, onChoose }: NoticeTitleProps) {
  return (
    <button
      type="button"
      data-notice={notice.id}
      aria-current={current ? 'true' : undefined}
      onClick={onChoose}
      className={clsx(
        'min-h-11 w-full rounded-md px-3 py-2 text-start font-medium text-sm wrap-anywhere hover:bg-overlay',
        current ? 'sm:bg-marigold-soft sm:text-marigold-bright' : 'text-muted',
      )}
    >
      <span className="line-clamp-2">{notice.title}</span>
    </button>
  );
}

/** Content is shown as plain text. */
function NoticeText({ notice }: { notice: Notice }) {
  const language = useLanguage();
  return (
    <>
      <h3 id="notice-title" className="text-balance text-lg [overflow-wrap:anywhere]">
        {notice.title}
      </h3>
      <p className="mt-1 text-faint text-sm">{formatDateTime(notice.at, language)}</p>
      <p className="mt-4 whitespace-pre-line text-pretty text-muted [overflow-wrap:anywhere]">{notice.content}</p>
    </>
  );
}
