import type { Raffles } from '@tonalli/contracts/raffles/api';
import { EmptyState } from '@tonalli/ui/empty-state/empty-state';
import { useTranslation } from 'react-i18next';
import { ListSection, MemberList } from '../../components/member-list';
import { useLanguage } from '../../hooks/use-language';
import { usePlatformNow } from '../../hooks/use-platform-now';
import { trpc } from '../../trpc/trpc';
import { PastRaffle } from './components/past-raffle';
import { RaffleCard } from './components/raffle-card';
import { RaffleRules } from './components/raffle-rules';

const REFRESH_MS = 15_000;

/** Raffles: open, to come and drawn (PROMO-06). */
export default function RafflesScreen() {
  const { t } = useTranslation('raffles');
  const language = useLanguage();
  const query = trpc.raffles.list.useQuery({ language }, { staleTime: 0, refetchInterval: REFRESH_MS });
  return (
    <MemberList title={t('title')} lead={t('lead')} errorTitle={t('error')} query={query}>
      {(data) => <AllRaffles data={data} readAt={query.dataUpdatedAt} />}
    </MemberList>
  );
}

function AllRaffles({ data, readAt }: { data: Raffles; readAt: number }) {
  const { t } = useTranslation('raffles');
  const now = usePlatformNow(data.now, readAt);
  const waiting = data.raffles.filter(({ phase }) => phase !== 'DRAWN');
  const past = data.raffles.filter(({ phase }) => phase === 'DRAWN').toReversed();
  return (
    <>
      {waiting.length === 0 ? <EmptyState title={t('none')} description={t('noneText')} /> : null}
      {waiting.map((raffle) => (
        <RaffleCard key={raffle.raffleId} raffle={raffle} now={now} />
      ))}
      <RaffleRules />
      {past.length > 0 ? (
        <ListSection title={t('past')}>
          {past.map((raffle) => (
            <PastRaffle key={raffle.raffleId} raffle={raffle} now={now} />
          ))}
        </ListSection>
      ) : null}
    </>
  );
}
