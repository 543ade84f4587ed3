/// <reference lib="dom" />
import { createReels } from '@tonalli/mock-platform/reels';

/** The board of the slots alone, with the dearest things that it shows; the workload plays it and looks on. */
const [columns, rows] = [5, 3];
const KEYS = [...'ABCDEFGH'];
const GROUNDS = ['plate', 'medal', 'none', 'coin'] as const;
const host = document.getElementById('reels');
if (!(host instanceof HTMLElement)) throw new Error('the page has no place for the board');

const looks = KEYS.map((key, index) => {
  const look = { paths: ['M256 32 480 480 32 480z'], tint: '#ffb938', ground: GROUNDS[index % 4] ?? 'none' };
  return [key, look] as const;
});
const reels = await createReels({
  ...{ host, columns, rows },
  palette: { from: '#7a1fa2', to: '#2a0845', accent: '#ffb938' },
  looks: Object.fromEntries(looks),
});
const window5x3 = (shift: number) =>
  Array.from({ length: columns }, (_, column) =>
    Array.from({ length: rows }, (_unused, row) => KEYS[(shift + column * 3 + row) % KEYS.length] ?? 'A'),
  );
const cells = Array.from({ length: columns * rows }, (_, cell) => ({
  column: cell % columns,
  row: Math.floor(cell / columns),
}));
/** Twenty lines over all cells. */
const wins = Array.from({ length: 20 }, (_, line) => ({
  cells,
  line: {
    rows: Array.from({ length: columns }, (_unused, column) => (line + column * (line % 4)) % rows),
    colour: `hsl(${line * 18} 92% 64%)`,
  },
}));

reels.put(window5x3(0));
reels.mode = 'free';
Object.assign(window, {
  spin: () => reels.spin(),
  land: () => reels.land(window5x3(2), { anticipate: [3, 4] }),
  celebrate() {
    reels.show(wins);
    for (let burst = 0; burst < 4; burst += 1) reels.celebrate(2);
  },
  /** The control's frame. */
  block(ms: number) {
    const until = performance.now() + ms;
    while (performance.now() < until);
  },
});
