import { formatDateTime } from '@tonalli/i18n/format';
import { Button } from '@tonalli/ui/button/button';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppServices } from '../../../app/app-services-context';
import LoadFailure from '../../../components/load-failure';
import { Prose } from '../../../components/prose';
import { useLanguage } from '../../../hooks/use-language';
import { trpc } from '../../../trpc/trpc';

interface OpenAnnouncementProps {
  id: string;
  onBack: () => void;
}

/** One announcement; opening it makes it read, here and in the list beside it. */
export function OpenAnnouncement({ id, onBack }: OpenAnnouncementProps) {
  const { t } = useTranslation('team');
  const language = useLanguage();
  const { queries } = useAppServices();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, isFetching, refetch } = trpc.team.announcement.useQuery({ id, language });
  const openedId = data?.id;
  useEffect(() => {
    if (openedId === undefined) return;
    heading.current?.focus();
    void queries.team.announcements.invalidate();
  }, [openedId, queries]);
  return (
    <section aria-label={t('announcements.one')} className="flex min-h-full flex-col">
      <div className="border-line border-b py-1.5 ps-2 lg:hidden">
        <Button
          variant="ghost"
          size="sm"
          onClick={onBack}
          iconStart={<ArrowLeft aria-hidden="true" className="size-4" />}
        >
          {t('announcements.back')}
        </Button>
      </div>
      <div className="p-5 sm:p-7">
        {!data && error ? (
          <LoadFailure
            title={t('announcements.oneError')}
            error={error}
            busy={isFetching}
            onRetry={() => void refetch()}
          />
        ) : null}
        {data || error ? null : <Skeleton className="h-48 w-full" />}
        {data ? (
          <article className="flex flex-col gap-4">
            <header>
              <h2 ref={heading} tabIndex={-1} className="scroll-mt-40 text-balance text-xl outline-none">
                {data.title}
              </h2>
              <time dateTime={data.at} className="text-faint text-sm">
                {formatDateTime(data.at, language)}
              </time>
            </header>
            <Prose text={data.text} newTabHint={t('announcements.newTab')} className="text-muted" />
          </article>
        ) : null}
      </div>
    </section>
  );
}
