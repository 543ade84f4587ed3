import type { GameCard } from '@tonalli/contracts/lobby/api';
import { TileGrid, TileSkeleton } from '@tonalli/ui/tile/tile';
import { memo, type ReactNode, useDeferredValue, useMemo } from 'react';
import { NextFrame } from '../../../app/chunks/next-frame';
import { useTiles } from '../hooks/use-tiles';
import { GameTile } from './game-tile';

/** Tiles above the fold on a desk. */
const EAGER_TILES = 6;

/** One row that scrolls sideways on phones. */
const RAIL =
  'no-scrollbar max-sm:-mx-3 max-sm:flex max-sm:snap-x max-sm:scroll-px-3 max-sm:overflow-x-auto max-sm:px-3 max-sm:*:w-36 max-sm:*:shrink-0 max-sm:*:snap-start';

interface GameGridProps {
  games: readonly GameCard[];
  eager?: boolean;
  rail?: boolean | undefined;
  /** Marks what was found in a name. */
  titleOf?: ((name: string) => ReactNode) | undefined;
}

/** Tiles are many: new ones render deferred, and the old ones stay until then. */
export function GameGrid({ games, titleOf, ...shape }: GameGridProps) {
  const listed = useMemo(() => ({ games, titleOf }), [games, titleOf]);
  return <Tiles {...useDeferredValue(listed)} {...shape} />;
}

const Tiles = memo(({ games, eager = false, rail = false, titleOf }: GameGridProps) => {
  const tiles = useTiles();
  const draw = (game: GameCard, isFirst: boolean) => (
    <GameTile key={game.id} game={game} tiles={tiles} eager={eager && isFirst} title={titleOf?.(game.name)} />
  );
  // What a screen shows first, then the rest.
  const [first, rest] = [games.slice(0, EAGER_TILES), games.slice(EAGER_TILES)];
  return (
    <TileGrid className={rail ? RAIL : undefined}>
      {first.map((game) => draw(game, true))}
      <NextFrame fallback={rest.map(({ id }) => <TileSkeleton key={id} />)}>
        {rest.map((game) => draw(game, false))}
      </NextFrame>
    </TileGrid>
  );
});

export function GameGridSkeleton({ count, rail = false }: { count: number; rail?: boolean | undefined }) {
  return (
    <TileGrid className={rail ? RAIL : undefined}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have no identity
        <TileSkeleton key={index} />
      ))}
    </TileGrid>
  );
}
