import { useWindowVirtualizer } from '@tanstack/react-virtual';
import type { GameCard } from '@tonalli/contracts/lobby/api';
import { TileGrid } from '@tonalli/ui/tile/tile';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useGridKeys } from '../browse/use-grid-keys';
import { GameTile } from '../components/game-tile';
import { useTiles } from '../hooks/use-tiles';
import { useColumns } from './use-columns';

/** A tile with its words; what is measured takes its place. */
const ROW_ESTIMATE_PX = 244;
const ROW_GAP_PX = 12;
/** The row at the edge is as a rule in sight already, for an arrow key to find. */
const ROWS_BEYOND = 0;

interface VirtualGridProps {
  games: readonly GameCard[];
  titleOf?: ((name: string) => ReactNode) | undefined;
}

/** A virtualised grid: only the rows in view are in the page. */
export function VirtualGrid({ games, titleOf }: VirtualGridProps) {
  const tiles = useTiles();
  const columns = useColumns();
  const box = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  useGridKeys(box);
  useLayoutEffect(() => {
    const rect = box.current?.getBoundingClientRect();
    if (rect) setTop(rect.top + window.scrollY);
  }, []);
  const virtualizer = useWindowVirtualizer({
    count: Math.ceil(games.length / columns),
    estimateSize: () => ROW_ESTIMATE_PX,
    gap: ROW_GAP_PX,
    overscan: ROWS_BEYOND,
    scrollMargin: top,
  });
  return (
    <div ref={box} className="relative w-full" style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ key, index, start }) => (
        <div
          key={key}
          ref={virtualizer.measureElement}
          data-index={index}
          className="absolute inset-x-0 top-0"
          style={{ transform: `translateY(${start - top}px)` }}
        >
          <TileGrid>
            {games.slice(index * columns, (index + 1) * columns).map((game) => (
              <GameTile key={game.id} game={game} tiles={tiles} title={titleOf?.(game.name)} />
            ))}
          </TileGrid>
        </div>
      ))}
    </div>
  );
}
