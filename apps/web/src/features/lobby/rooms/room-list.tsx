import { Button } from '@tonalli/ui/button/button';
import { EmptyState } from '@tonalli/ui/empty-state/empty-state';
import { SectionHeader } from '@tonalli/ui/section-header/section-header';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { useTranslation } from 'react-i18next';
import { useAppServices } from '../../../app/app-services-context';
import { useSession } from '../../../app/session/use-session';
import LoadFailure from '../../../components/load-failure';
import { useBootstrap } from '../../../hooks/use-bootstrap';
import { useFreePlay } from '../../../hooks/use-free-play';
import { useLanguage } from '../../../hooks/use-language';
import { trpc } from '../../../trpc/trpc';
import { RoomRow } from './room-row';

/** Seats are taken and left while one looks. */
const REFRESH_MS = 3_000;

interface ShownRooms {
  vendor: string | undefined;
  isTrial: boolean;
}

function Rooms({ vendor, isTrial }: ShownRooms) {
  const { t } = useTranslation('lobby');
  const language = useLanguage();
  const { data, error, isFetching, refetch } = trpc.play.rooms.useQuery(
    { language, ...(vendor !== undefined && { vendor }) },
    { staleTime: 0, refetchInterval: REFRESH_MS },
  );
  if (!data && error) {
    return <LoadFailure part title={t('rooms.error')} error={error} busy={isFetching} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton className="h-40 w-full rounded-xl" />;
  if (data.length === 0) return <EmptyState title={t('rooms.none')} description={t('rooms.noneText')} />;
  return (
    <ul className="grid gap-2">
      {data.map((room) => (
        <RoomRow key={room.game.id} room={room} isOwn={isTrial} />
      ))}
    </ul>
  );
}

/** The rooms in which players play each other, with their limits and free seats, as they stand (GAME-09). */
export function RoomList({ vendor }: { vendor: string | undefined }) {
  const { t } = useTranslation('lobby');
  const { overlays } = useAppServices();
  const { status, session } = useSession();
  const isMember = status === 'member';
  const isTrial = session?.isTrial ?? false;
  const { modules } = useBootstrap();
  const mayTry = modules.includes('FREEPLAY3');
  const freePlay = useFreePlay();
  const lead = isTrial ? t('rooms.leadOwn') : t('rooms.lead');
  return (
    <section aria-labelledby="open-rooms" className="flex flex-col gap-3">
      <SectionHeader id="open-rooms" title={t('rooms.title')} className="mb-0!" />
      <p className="max-w-2xl text-muted">{isMember ? lead : t(mayTry ? 'rooms.guestTrial' : 'rooms.guest')}</p>
      {isMember ? (
        <Rooms vendor={vendor} isTrial={isTrial} />
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => overlays.openLogin('asked')}>{t('rooms.logIn')}</Button>
          {mayTry ? (
            <Button variant="secondary" loading={freePlay.entering} onClick={() => void freePlay.enter()}>
              {t('tile.trial')}
            </Button>
          ) : null}
        </div>
      )}
    </section>
  );
}
