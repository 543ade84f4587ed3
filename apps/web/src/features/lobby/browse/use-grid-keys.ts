import { type RefObject, useEffect } from 'react';

const middleOf = ({ left, width }: DOMRect): number => left + width / 2;

/** The tile that lies in the direction of an arrow key, as the grid is laid out right now. */
function neighbour(tiles: readonly HTMLElement[], at: number, key: string): HTMLElement | undefined {
  switch (key) {
    case 'ArrowRight':
      return tiles[at + 1];
    case 'ArrowLeft':
      return tiles[at - 1];
    case 'Home':
      return tiles[0];
    case 'End':
      return tiles.at(-1);
    case 'ArrowDown':
    case 'ArrowUp':
      return beyond(tiles, at, key === 'ArrowDown' ? 1 : -1);
    default:
      return undefined;
  }
}

/** The nearest tile of the row above or below. */
function beyond(tiles: readonly HTMLElement[], at: number, step: 1 | -1): HTMLElement | undefined {
  const here = tiles[at]?.getBoundingClientRect();
  if (!here) return undefined;
  const others = (step === 1 ? tiles.slice(at + 1) : tiles.slice(0, Math.max(at, 0)).reverse()).map((tile) => ({
    tile,
    box: tile.getBoundingClientRect(),
  }));
  const row = others.find(({ box }) => (box.top - here.top) * step > here.height / 2)?.box.top;
  return others
    .filter(({ box }) => box.top === row)
    .sort((a, b) => Math.abs(middleOf(a.box) - middleOf(here)) - Math.abs(middleOf(b.box) - middleOf(here)))[0]?.tile;
}

/** Arrow keys, Home and End move the focus from tile to tile; Tab still reaches every control of a tile. */
export function useGridKeys(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const grid = box.current;
    if (!grid) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const tiles = [...grid.querySelectorAll<HTMLElement>('article')];
      const at = tiles.findIndex((tile) => tile.contains(document.activeElement));
      const next = at < 0 ? undefined : neighbour(tiles, at, event.key);
      const target = next?.querySelector<HTMLElement>('button');
      if (!target) return;
      event.preventDefault();
      target.focus();
    };
    grid.addEventListener('keydown', onKeyDown);
    return () => grid.removeEventListener('keydown', onKeyDown);
  });
}
