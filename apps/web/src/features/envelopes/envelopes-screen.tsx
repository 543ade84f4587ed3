import type { Rains } from '@tonalli/contracts/envelopes/api';
import { EmptyState } from '@tonalli/ui/empty-state/empty-state';
import { useTranslation } from 'react-i18next';
import { ListSection, MemberList } from '../../components/member-list';
import { usePlatformNow } from '../../hooks/use-platform-now';
import { trpc } from '../../trpc/trpc';
import { PastRain } from './components/past-rain';
import { PersonalEnvelope } from './components/personal-envelope';
import { RainCard } from './components/rain-card';
import { phaseOf } from './rain-phase';

const OPEN_MS = 2_000;
const QUIET_MS = 15_000;

/** What there is to look at often: what is left of a rain while it is open. */
const paceOf = (data: Rains | undefined): number =>
  data?.rains.some((rain) => phaseOf(rain, Date.parse(data.now)) === 'open') ? OPEN_MS : QUIET_MS;

/** Rains of red envelopes: to come, open and over (PROMO-06). */
export default function EnvelopesScreen() {
  const { t } = useTranslation('envelopes');
  const query = trpc.envelopes.rains.useQuery(undefined, {
    staleTime: 0,
    refetchInterval: ({ state }) => paceOf(state.data),
  });
  return (
    <MemberList title={t('title')} lead={t('lead')} errorTitle={t('error')} query={query}>
      {(data) => <AllRains data={data} readAt={query.dataUpdatedAt} />}
    </MemberList>
  );
}

function AllRains({ data, readAt }: { data: Rains; readAt: number }) {
  const { t } = useTranslation('envelopes');
  const now = usePlatformNow(data.now, readAt);
  const waiting = data.rains.filter(({ isClosed }) => !isClosed).toReversed();
  const past = data.rains.filter(({ isClosed }) => isClosed);
  return (
    <>
      {waiting.length === 0 ? <EmptyState title={t('none')} description={t('noneText')} /> : null}
      {waiting.map((rain) => (
        <RainCard key={rain.id} rain={rain} now={now} />
      ))}
      {data.personal ? <PersonalEnvelope personal={data.personal} /> : null}
      {past.length > 0 ? (
        <ListSection title={t('past.title')}>
          {past.map((rain) => (
            <PastRain key={rain.id} rain={rain} />
          ))}
        </ListSection>
      ) : null}
    </>
  );
}
