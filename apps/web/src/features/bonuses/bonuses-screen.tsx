import { Link } from '@tanstack/react-router';
import type { GrantView } from '@tonalli/contracts/bonuses/api';
import { Button } from '@tonalli/ui/button/button';
import { EmptyState } from '@tonalli/ui/empty-state/empty-state';
import { useTranslation } from 'react-i18next';
import { ListSection, MemberList } from '../../components/member-list';
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
  return (
    // What comes first on the page is not to push away what somebody reads already.
    <MemberList
      title={t('title')}
      lead={t('intro')}
      errorTitle={t('error')}
      query={query}
      isWaiting={free.isPending}
      below={query.error && !query.data ? <FreePlays query={free} /> : null}
    >
      {(grants) => (
        <>
          <FreePlays query={free} />
          <Grants grants={grants} />
        </>
      )}
    </MemberList>
  );
}

function Grants({ grants }: { grants: readonly GrantView[] }) {
  const { t } = useTranslation('bonuses');
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
        <ListSection title={t('ended.title')}>
          <ul className="flex flex-col divide-y divide-line rounded-xl bg-raised px-5">
            {ended.map((grant) => (
              <EndedGrant key={grant.id} grant={grant} />
            ))}
          </ul>
        </ListSection>
      ) : null}
    </>
  );
}
