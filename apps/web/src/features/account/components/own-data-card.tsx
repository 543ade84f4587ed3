import { Button } from '@tonalli/ui/button/button';
import { Card } from '@tonalli/ui/card/card';
import { Check, Download, X } from 'lucide-react';
import { Suspense, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../app/chunks/lazy-screen';
import LoadFailure from '../../../components/load-failure';
import { useMemberSearch } from '../../../hooks/use-member-search';
import { trpc } from '../../../trpc/trpc';

const OwnDataDialog = lazyPart(() => import('./own-data-dialog'));

const WITHIN = ['account', 'money', 'play', 'contact'] as const;
const WITHOUT = ['secrets', 'others'] as const;

const parseSearch = ({ open }: Record<string, unknown>): { open?: 'download' } => (open === 'download' ? { open } : {});

/** Says what the file will hold, and leads to it. */
export function OwnDataCard() {
  const { t } = useTranslation('account');
  const { search, show } = useMemberSearch(parseSearch);
  const { data: security, error, isFetching, refetch } = trpc.account.security.useQuery();
  const id = useId();
  return (
    <Card role="region" aria-labelledby={id} className="flex flex-col gap-4">
      <h2 id={id} className="text-xl">
        {t('ownData.title')}
      </h2>
      <p className="max-w-prose text-muted">{t('ownData.text')}</p>
      <ul className="grid gap-2 text-sm sm:grid-cols-2">
        {WITHIN.map((part) => (
          <li key={part} className="flex items-start gap-2">
            <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-jade" />
            {t(`ownData.within.${part}`)}
          </li>
        ))}
        {WITHOUT.map((part) => (
          <li key={part} className="flex items-start gap-2 text-muted">
            <X aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            {t(`ownData.without.${part}`)}
          </li>
        ))}
      </ul>
      {!security && error ? (
        <LoadFailure part title={t('security.error')} error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Button
          className="self-start"
          disabled={!security}
          iconStart={<Download aria-hidden="true" className="size-4" />}
          onClick={() => show({ open: 'download' })}
        >
          {t('ownData.open')}
        </Button>
      )}
      <Suspense fallback={null}>
        {security && search.open === 'download' ? (
          <OwnDataDialog security={security} onClose={() => show({ open: undefined })} />
        ) : null}
      </Suspense>
    </Card>
  );
}
