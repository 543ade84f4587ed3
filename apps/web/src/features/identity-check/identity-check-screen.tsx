import { OPEN_IDENTITY_STATES } from '@tonalli/contracts/identity-check/parts';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { useTranslation } from 'react-i18next';
import LoadFailure from '../../components/load-failure';
import { PageHeading } from '../../components/page-heading';
import { trpc } from '../../trpc/trpc';
import { DocumentsForm } from './components/documents-form';
import { IdentityStatus } from './components/identity-status';
import { SentDocuments } from './components/sent-documents';

/** Who the member is, by documents: where the check stands, and what is asked (MEM-18). */
export default function IdentityCheckScreen() {
  const { t } = useTranslation('identity-check');
  const { data, error, isFetching, refetch } = trpc.identityCheck.read.useQuery();
  if (!data && error) {
    return <LoadFailure title={t('error')} error={error} busy={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <div className="flex flex-col gap-5">
      <div>
        <PageHeading title={t('title')} />
        <p className="mt-1 max-w-prose text-muted">{t('lead')}</p>
      </div>
      {data ? (
        <>
          <IdentityStatus check={data} />
          {OPEN_IDENTITY_STATES.includes(data.status) ? <DocumentsForm check={data} /> : <SentDocuments check={data} />}
        </>
      ) : (
        <>
          <Skeleton className="h-46 rounded-xl" />
          <Skeleton className="h-150 rounded-xl" />
        </>
      )}
    </div>
  );
}
