export interface Mark<Item> {
  items: readonly [Item, ...Item[]];
  at: number;
  /** From the left end, in percent. */
  percent: number;
}

const MINUTE_MS = 60_000;
/** Where now stands: most of the line is for what comes. */
const NOW_PERCENT = 32;
/** Marks nearer to each other than this are one. */
const TOGETHER_PERCENT = 2.2;
const TICKS_MS = [MINUTE_MS, 10 * MINUTE_MS, 3_600_000, 6 * 3_600_000, 86_400_000, 7 * 86_400_000, 30 * 86_400_000];

export interface TimeScale {
  percentOf: (at: number) => number;
  /** Distances from now that get a label, in milliseconds, negative behind. */
  ticks: readonly { deltaMs: number; percent: number }[];
}

const stretch = (ms: number) => Math.log1p(ms / MINUTE_MS);

/** Seconds near now and months away from it fit on one line: both directions are logarithmic. */
export function timeScale(now: number, moments: readonly number[]): TimeScale {
  const reach = (sign: 1 | -1) => Math.max(3_600_000, ...moments.map((at) => sign * (at - now))) * 1.15;
  const [ahead, behind] = [reach(1), reach(-1)];
  const place = (deltaMs: number) =>
    deltaMs >= 0
      ? NOW_PERCENT + ((98 - NOW_PERCENT) * stretch(deltaMs)) / stretch(ahead)
      : NOW_PERCENT - ((NOW_PERCENT - 2) * stretch(-deltaMs)) / stretch(behind);
  const within = TICKS_MS.flatMap((ms) => [ms, -ms]).filter((ms) => ms <= ahead && -ms <= behind);
  const ticks = within.map((deltaMs) => ({ deltaMs, percent: place(deltaMs) })).sort((a, b) => a.percent - b.percent);
  return { percentOf: (at) => place(at - now), ticks: thinned(ticks) };
}

function thinned(ticks: TimeScale['ticks']): TimeScale['ticks'] {
  const kept: { deltaMs: number; percent: number }[] = [];
  for (const tick of ticks) {
    const last = kept.at(-1)?.percent ?? 0;
    if (tick.percent - last >= 8 && Math.abs(tick.percent - NOW_PERCENT) >= 6) kept.push(tick);
  }
  return kept;
}

/** One mark for what stands too near together to be hit apart, in the order of time. */
export function marksOf<Item>(items: readonly Item[], timeOf: (item: Item) => number, scale: TimeScale): Mark<Item>[] {
  const marks: Mark<Item>[] = [];
  for (const item of items.toSorted((a, b) => timeOf(a) - timeOf(b))) {
    const at = timeOf(item);
    const percent = scale.percentOf(at);
    const last = marks.at(-1);
    if (last && percent - last.percent < TOGETHER_PERCENT)
      marks[marks.length - 1] = { ...last, items: [...last.items, item] };
    else marks.push({ items: [item], at, percent });
  }
  return marks;
}
