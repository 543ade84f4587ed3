import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { useTranslation } from 'react-i18next';
import LoadFailure from '../../components/load-failure';
import { PageHeading } from '../../components/page-heading';
import { trpc } from '../../trpc/trpc';
import { ConsentHistory } from './components/consent-history';
import { ProductConsents } from './components/product-consents';

/** What the member agreed to be advertised to, and everything that they said of it (RG-04). */
export default function ConsentsScreen() {
  const { t } = useTranslation('consents');
  const { data, error, isFetching, refetch } = trpc.consents.read.useQuery();
  if (!data && error) {
    return <LoadFailure title={t('error')} error={error} busy={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <div className="flex flex-col gap-6">
      <div>
        <PageHeading title={t('title')} />
        {data ? (
          <p className="mt-1 max-w-prose text-muted">{t(data.isOptIn ? 'optIn' : 'optOut')}</p>
        ) : (
          <Skeleton className="mt-1 h-6 w-full max-w-prose" />
        )}
      </div>
      <div className="grid items-start gap-4 lg:grid-cols-3">
        {data
          ? [...new Set(data.states.map(({ product }) => product))].map((product) => (
              <ProductConsents key={product} product={product} consents={data} />
            ))
          : ['casino', 'lottery', 'sports'].map((product) => <Skeleton key={product} className="h-76 rounded-xl" />)}
      </div>
      <ConsentHistory rows={data?.history} />
    </div>
  );
}
