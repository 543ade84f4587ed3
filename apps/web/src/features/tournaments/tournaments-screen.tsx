import type { TournamentEntry, Tournaments } from '@tonalli/contracts/tournaments/api';
import { EmptyState } from '@tonalli/ui/empty-state/empty-state';
import { useTranslation } from 'react-i18next';
import { MemberList } from '../../components/member-list';
import { useLanguage } from '../../hooks/use-language';
import { usePlatformNow } from '../../hooks/use-platform-now';
import { trpc } from '../../trpc/trpc';
import { TournamentCard } from './components/tournament-card';

const REFRESH_MS = 15_000;
const ORDER = ['OPEN', 'COMING_SOON', 'CLOSED'];

/** What one has won and not claimed yet comes first. */
const rankOf = ({ phase, own }: TournamentEntry): number => (own?.prizeState === 'WAITING' ? -1 : ORDER.indexOf(phase));

/** Tournaments: running, to come and over (PROMO-07). */
export default function TournamentsScreen() {
  const { t } = useTranslation('tournaments');
  const language = useLanguage();
  const query = trpc.tournaments.list.useQuery({ language }, { staleTime: 0, refetchInterval: REFRESH_MS });
  return (
    <MemberList title={t('title')} lead={t('lead')} errorTitle={t('error')} query={query}>
      {(data) => <AllTournaments data={data} readAt={query.dataUpdatedAt} />}
    </MemberList>
  );
}

function AllTournaments({ data, readAt }: { data: Tournaments; readAt: number }) {
  const { t } = useTranslation('tournaments');
  const now = usePlatformNow(data.now, readAt);
  const sorted = data.tournaments.toSorted(
    (a, b) => rankOf(a) - rankOf(b) || Number(b.own !== null) - Number(a.own !== null),
  );
  if (sorted.length === 0) return <EmptyState title={t('none')} description={t('noneText')} />;
  return sorted.map((tournament) => <TournamentCard key={tournament.id} tournament={tournament} now={now} />);
}
