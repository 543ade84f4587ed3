import { Link } from '@tanstack/react-router';
import type { GrantView } from '@tonalli/contracts/bonuses/api';
import { Button } from '@tonalli/ui/button/button';
import { EmptyState } from '@tonalli/ui/empty-state/empty-state';
import { SectionHeader } from '@tonalli/ui/section-header/section-header';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import LoadFailure from '../../components/load-failure';
import { PageHeading } from '../../components/page-heading';
import { pendingProps, RevealInOrder } from '../../components/reveal-in-order';
import { useLanguage } from '../../hooks/use-language';
import { PATHS } from '../../paths';
import { trpc } from '../../trpc/trpc';
import { EndedGrant } from './components/ended-grant';
import { FreePlays } from './components/free-plays';
import { GrantCard } from './components/grant-card';

const isOpen = ({ state }: GrantView): boolean => state === 'ACTIVE' || state === 'QUEUED';

/** Every bonus with money of its own: how far it is wagered, what it allows, and how those before ended (PROMO-05). */
export default function BonusesScreen() {
  const { t } = useTranslation('bonuses');
  const language = useLanguage();
  const query = trpc.bonuses.list.useQuery({ language }, { staleTime: 0 });
  const free = trpc.bonuses.free.useQuery({ language }, { staleTime: 0 });
  const { data, error, isFetching, refetch } = query;
  // What comes first on the page is not to push away what somebody reads already.
  const isPending = (!data && !error) || free.isPending;
  return (
    <RevealInOrder className="gap-6">
      <div>
        <PageHeading title={t('title')} />
        <p className="mt-1 text-muted">{t('intro')}</p>
      </div>
      {!data && error ? (
        <LoadFailure title={t('error')} error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : null}
      {isPending ? (
        <div {...pendingProps(query)}>
          <Skeleton className="h-96 rounded-xl" />
        </div>
      ) : null}
      {isPending ? null : <FreePlays query={free} />}
      {data && !isPending ? <Grants grants={data} /> : null}
    </RevealInOrder>
  );
}

function Grants({ grants }: { grants: readonly GrantView[] }) {
  const { t } = useTranslation('bonuses');
  const id = useId();
  // The active one first, then those that wait in their order.
  const open = grants.filter(isOpen).toReversed();
  const ended = grants.filter((grant) => !isOpen(grant));
  return (
    <>
      {open.length === 0 ? (
        <EmptyState
          title={t('empty.title')}
          description={t('empty.text')}
          action={
            <Button asChild variant="secondary">
              <Link to={PATHS.member} search={{ page: 'depositv2' }}>
                {t('empty.deposit')}
              </Link>
            </Button>
          }
        />
      ) : (
        <ul className="flex flex-col gap-5">
          {open.map((grant) => (
            <li key={grant.id}>
              <GrantCard grant={grant} />
            </li>
          ))}
        </ul>
      )}
      {ended.length > 0 ? (
        <section aria-labelledby={id}>
          <SectionHeader id={id} title={t('ended.title')} />
          <ul className="flex flex-col divide-y divide-line rounded-xl bg-raised px-5">
            {ended.map((grant) => (
              <EndedGrant key={grant.id} grant={grant} />
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}
