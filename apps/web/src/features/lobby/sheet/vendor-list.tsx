import { keepPreviousData } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { LOBBY_PAGE_SIZE, PAGINATION_MARGIN_PAGES, PAGINATION_RANGE_PAGES } from '@tonalli/contracts/constants';
import type { GameCard } from '@tonalli/contracts/lobby/api';
import { Button } from '@tonalli/ui/button/button';
import { Dialog } from '@tonalli/ui/dialog/dialog';
import { EmptyState } from '@tonalli/ui/empty-state/empty-state';
import { TileGrid } from '@tonalli/ui/tile/tile';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import LoadFailure from '../../../components/load-failure';
import { Pages } from '../../../components/pages';
import { vendorTarget } from '../../../game-pages';
import { useBootstrap } from '../../../hooks/use-bootstrap';
import { useLanguage } from '../../../hooks/use-language';
import { useVendorName } from '../../../hooks/use-vendor-name';
import { trpc } from '../../../trpc/trpc';
import { useGridKeys } from '../browse/use-grid-keys';
import { GameGridSkeleton } from '../components/game-grid';
import { GameTile } from '../components/game-tile';
import { SoonNote } from '../components/soon-note';
import { type Tiles, useTiles } from '../hooks/use-tiles';
import { useCloseSheet } from './use-close-sheet';

/** The games of a vendor that opens a list of them (LOBBY-09). */
export default function VendorList({ vendor }: { vendor: string }) {
  const { t } = useTranslation(['games', 'common']);
  const vendorName = useVendorName();
  const { close } = useCloseSheet('list');
  const [open, setOpen] = useState(true);
  const [page, setPage] = useState(1);
  const language = useLanguage();
  const { categories } = useBootstrap();
  const category = categories.find(({ vendors }) => vendors.some(({ code }) => code === vendor));
  const query = trpc.lobby.games.useQuery(
    { language, vendor, page, pageSize: LOBBY_PAGE_SIZE },
    { placeholderData: keepPreviousData },
  );
  const total = query.data?.totalGames;
  // The address may name anything.
  const missing = !category && total === 0;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        setOpen(next);
        if (!next) close();
      }}
      size="xl"
      title={missing ? t('games:list.missing') : vendorName(vendor)}
      titleHidden={missing}
      description={total ? t('games:list.text', { count: total }) : undefined}
      closeLabel={t('common:actions.close')}
      footer={
        category ? (
          <Button asChild variant="secondary">
            <Link {...vendorTarget(category.type, vendor)}>{t('games:list.page')}</Link>
          </Button>
        ) : null
      }
    >
      {missing ? (
        <EmptyState title={t('games:list.missing')} description={t('games:list.missingText')} illustration="search" />
      ) : query.data ? (
        <>
          {query.data.hasPlayable === false ? <SoonNote className="mb-5" /> : null}
          <VendorGames games={query.data.games} />
          <Pages
            className="mt-6"
            page={query.data.page}
            pageCount={query.data.totalPages}
            onPageChange={setPage}
            marginPages={PAGINATION_MARGIN_PAGES}
            rangePages={PAGINATION_RANGE_PAGES}
          />
        </>
      ) : query.error ? (
        <LoadFailure
          title={t('games:list.failed')}
          error={query.error}
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <GameGridSkeleton count={LOBBY_PAGE_SIZE} />
      )}
    </Dialog>
  );
}

function VendorGames({ games }: { games: readonly GameCard[] }) {
  const { t } = useTranslation('games');
  const tiles = useTiles();
  const { leave } = useCloseSheet('list');
  const box = useRef<HTMLDivElement>(null);
  useGridKeys(box);
  // A game is played below dialogs: the list makes room for it.
  const leaving: Tiles = {
    ...tiles,
    starter: {
      ...tiles.starter,
      start: (game) => void leave().then(() => tiles.starter.start(game)),
      tryFree: (game) => void leave().then(() => tiles.starter.tryFree(game)),
    },
  };
  if (games.length === 0) return <EmptyState title={t('list.empty')} illustration="search" />;
  return (
    <div ref={box}>
      <TileGrid>
        {games.map((game) => (
          <GameTile key={game.id} game={game} tiles={leaving} />
        ))}
      </TileGrid>
    </div>
  );
}
