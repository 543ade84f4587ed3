import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import type { LotteryArea } from '@tonalli/contracts/lottery/api';
import { Button } from '@tonalli/ui/button/button';
import { EmptyState } from '@tonalli/ui/empty-state/empty-state';
import { LiveRegion } from '@tonalli/ui/live-region/live-region';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { Ticket } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import LoadFailure from '../../../components/load-failure';
import { useFavorites } from '../../../hooks/use-favorites';
import { AreaLinks } from './area-links';
import { CardFilters } from './card-filters';
import { LotteryTile } from './lottery-tile';
import { type CardFilter, matches, NO_FILTER, ordered } from './ordered-cards';
import { useFirstFavorites } from './use-first-favorites';
import { useLotteries } from './use-lotteries';

const GRID = 'grid gap-3 sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-4';

/** The lotteries of a page with their countdowns and latest results, the member's own first (LOTT-01, LOTT-05). */
export function LotteryLobby({ area }: { area: LotteryArea }) {
  const { t } = useTranslation('lottery');
  const { query, cards, clock, recent } = useLotteries(area);
  const first = useFirstFavorites();
  const favorites = useFavorites();
  const [filter, setFilter] = useCardFilter();
  const applied = useDeferredValue(filter);
  const own = { favorites: first, recent };
  const shown = cards?.length ? ordered(cards, own).filter((card) => matches(card, applied)) : null;
  return (
    <div className="flex flex-col gap-5">
      <AreaLinks area={area} />
      <CardFilters cards={cards ?? []} filter={filter} onChange={setFilter}>
        <Button asChild variant="secondary" iconStart={<Ticket aria-hidden="true" className="size-5" />}>
          <Link from="/$category" to="." search={{ view: 'orders' }}>
            {t('orders.title')}
          </Link>
        </Button>
      </CardFilters>
      {!cards && query.error ? (
        <LoadFailure
          title={t('lobby.error')}
          error={query.error}
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : null}
      {cards || query.error ? null : <TilesSkeleton />}
      {cards?.length === 0 ? (
        <EmptyState title={t('lobby.empty')} description={t('lobby.emptyText')} illustration="dusk" />
      ) : null}
      {shown ? <LiveRegion>{t('lobby.found', { count: shown.length })}</LiveRegion> : null}
      {shown?.length === 0 ? (
        <EmptyState
          title={t('lobby.none')}
          description={t('lobby.noneText')}
          illustration="search"
          action={
            <Button variant="secondary" onClick={() => setFilter(NO_FILTER)}>
              {t('lobby.reset')}
            </Button>
          }
        />
      ) : null}
      {shown && shown.length > 0 ? (
        <ul aria-label={t('lobby.list')} className={GRID}>
          {shown.map((card) => (
            <li key={card.gameCode} className="flex">
              <LotteryTile card={card} clock={clock} favorites={favorites} isRecent={recent.includes(card.gameCode)} />
            </li>
          ))}
        </ul>
      ) : null}
      <p className="text-faint text-sm">{t('lobby.simulated')}</p>
    </div>
  );
}

/** What narrows the cards; the vendor stands in the address, where menus lead. */
function useCardFilter() {
  const navigate = useNavigate();
  const { vassalage } = useSearch({ from: '/$category' });
  const vendor = String(vassalage ?? '');
  const [own, setOwn] = useState(NO_FILTER);
  const change = (next: CardFilter) => {
    setOwn(next);
    const search = next.vendor === '' ? {} : { vassalage: next.vendor };
    if (next.vendor !== vendor) void navigate({ from: '/$category', to: '.', search, replace: true });
  };
  return [{ ...own, vendor }, change] as const;
}

const PLACES = [1, 2, 3, 4, 5, 6];

function TilesSkeleton() {
  return (
    <div aria-busy="true" className={GRID}>
      {PLACES.map((place) => (
        <Skeleton key={place} className="h-52 rounded-xl" />
      ))}
    </div>
  );
}
