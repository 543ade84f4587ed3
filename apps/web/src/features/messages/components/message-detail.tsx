import { useRouter } from '@tanstack/react-router';
import { safeReturnPath } from '@tonalli/contracts/safe-href';
import { formatDateTime } from '@tonalli/i18n/format';
import { Button } from '@tonalli/ui/button/button';
import { IconButton } from '@tonalli/ui/icon-button/icon-button';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { ArrowLeft, ArrowRight, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppServices } from '../../../app/app-services-context';
import LoadFailure from '../../../components/load-failure';
import { useLanguage } from '../../../hooks/use-language';
import { trpc } from '../../../trpc/trpc';
import { KindIcon } from './kind-icon';

interface MessageDetailProps {
  id: string;
  busy: boolean;
  onBack: () => void;
  onDelete: () => void;
}

/** One message; opening it makes it read, here and in the list beside it. */
export function MessageDetail({ id, busy, onBack, onDelete }: MessageDetailProps) {
  const { t } = useTranslation('messages');
  const language = useLanguage();
  const { queries } = useAppServices();
  const router = useRouter();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, isFetching, refetch } = trpc.messages.detail.useQuery({ id, language });
  const openedId = data?.id;
  useEffect(() => {
    if (openedId === undefined) return;
    heading.current?.focus();
    void queries.messages.unread.invalidate();
    void queries.messages.list.invalidate();
  }, [openedId, queries]);
  const link = safeReturnPath(data?.link);
  return (
    <section aria-label={t('detail.label')} className="flex min-h-full flex-col">
      <div className="flex min-h-13 items-center justify-between gap-2 border-line border-b py-1.5 ps-2 pe-2">
        <Button
          variant="ghost"
          size="sm"
          className="lg:invisible"
          onClick={onBack}
          iconStart={<ArrowLeft aria-hidden="true" className="size-4" />}
        >
          {t('actions.back')}
        </Button>
        <IconButton label={t('actions.delete')} size="sm" disabled={busy} onClick={onDelete}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      </div>
      <div className="p-5 sm:p-7">
        {!data && error ? (
          <LoadFailure title={t('detail.error')} error={error} busy={isFetching} onRetry={() => void refetch()} />
        ) : null}
        {data || error ? null : <Skeleton className="h-48 w-full" />}
        {data ? (
          <article className="flex flex-col gap-5">
            <header className="flex items-start gap-3.5">
              <KindIcon kind={data.kind} />
              <div className="min-w-0">
                <h2 ref={heading} tabIndex={-1} className="scroll-mt-40 text-balance text-xl outline-none">
                  {data.title}
                </h2>
                <time dateTime={data.at} className="text-faint text-sm">
                  {formatDateTime(data.at, language)}
                </time>
              </div>
            </header>
            <p className="max-w-prose whitespace-pre-line text-pretty text-muted leading-relaxed">{data.body}</p>
            {link === undefined ? null : (
              <Button
                variant="secondary"
                className="self-start"
                onClick={() => void router.navigate({ href: link })}
                iconEnd={<ArrowRight aria-hidden="true" className="size-4" />}
              >
                {t(`open.${data.kind}`)}
              </Button>
            )}
          </article>
        ) : null}
      </div>
    </section>
  );
}
