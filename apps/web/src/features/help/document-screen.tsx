import { useRouterState } from '@tanstack/react-router';
import type { DocumentView } from '@tonalli/contracts/help/api';
import { DOCUMENT_IDS, type DocumentId } from '@tonalli/contracts/help/names';
import { formatDate } from '@tonalli/i18n/format';
import { Button } from '@tonalli/ui/button/button';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import LoadFailure from '../../components/load-failure';
import { PageHeading } from '../../components/page-heading';
import { useLanguage } from '../../hooks/use-language';
import { trpc } from '../../trpc/trpc';
import { DocumentBody } from './components/document-body';
import { DocumentContents } from './components/document-contents';
import { ProtectionLinks } from './components/protection-links';
import './document-print.css';

const DEFAULT: DocumentId = 'terms';

/** One of the operator's standing texts; which one, the path says (HELP-02). */
export default function DocumentScreen() {
  const { t } = useTranslation('help');
  const language = useLanguage();
  const path = useRouterState({ select: ({ matches }) => matches.at(-1)?.pathname ?? '' });
  const id = DOCUMENT_IDS.find((known) => `/${known}` === path) ?? DEFAULT;
  const { data, error, isFetching, refetch } = trpc.help.document.useQuery({ id, language });
  return (
    <div className="document mx-auto w-full max-w-6xl px-3 py-8 sm:px-6 lg:py-12">
      {data ? <Document key={data.id} document={data} /> : null}
      {!data && error ? (
        <LoadFailure title={t('document.error')} error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : null}
      {data || error ? null : <DocumentSkeleton />}
    </div>
  );
}

function Document({ document }: { document: DocumentView }) {
  const { t } = useTranslation('help');
  const language = useLanguage();
  const { id, title, lead, updatedAt, sections } = document;
  return (
    <>
      <header className="border-line border-b pb-7">
        <PageHeading title={title} className="text-balance sm:text-4xl" />
        <p className="mt-4 max-w-[68ch] text-pretty text-lg text-muted leading-relaxed">{lead}</p>
        {id === 'responsible-gaming' ? <ProtectionLinks /> : null}
        <div className="mt-5 flex flex-wrap items-center justify-between gap-3">
          <p className="text-faint text-sm">
            <time dateTime={updatedAt}>{t('document.updated', { date: formatDate(updatedAt, language) })}</time>
          </p>
          <Button
            variant="ghost"
            size="sm"
            iconStart={<Printer className="size-4" />}
            className="print:hidden"
            onClick={() => window.print()}
          >
            {t('document.print')}
          </Button>
        </div>
      </header>
      <div className="mt-8 grid gap-8 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-14 print:block">
        <DocumentContents sections={sections} />
        <DocumentBody document={document} />
      </div>
    </>
  );
}

function DocumentSkeleton() {
  return (
    <div aria-hidden="true" className="flex flex-col gap-4">
      <Skeleton className="h-10 w-2/3 max-w-md rounded-md" />
      <Skeleton className="h-14 w-full max-w-2xl rounded-md" />
      <div className="mt-8 grid gap-8 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-14">
        <Skeleton className="h-72 rounded-lg" />
        <Skeleton className="h-[80dvh] rounded-lg" />
      </div>
    </div>
  );
}
