import type { Locator, Page } from '@playwright/test';

/** Event Timing tells nothing of what is faster. */
const FASTEST_MS = 16;

/** Before the page is opened: from then on its interactions are noted. */
export const watchInteractions = (page: Page): Promise<unknown> => page.addInitScript(observe, FASTEST_MS);

/** A control: every press blocks so long. */
export const blockPresses = (page: Page, ms: number): Promise<unknown> => page.addInitScript(block, ms);

/** So many times slower than this machine from now on. */
export async function slowDown(page: Page, rate: number): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate });
}

/** Milliseconds from each of so many inputs to the frame that shows its effect, as Event Timing tells them (in steps of 8). */
export async function latenciesOf(page: Page, inputs: number): Promise<number[]> {
  const slow = await page.evaluate(toldInteractions);
  const fast = Math.max(0, inputs - slow.length);
  return [...slow, ...Array.from({ length: fast }, () => FASTEST_MS)];
}

/**
 * As a finger does, at a place that was found beforehand: what looks for an element, and what checks that it was hit,
 * would run on the page's own thread and be counted as the page's.
 */
export async function press(target: Locator): Promise<void> {
  const page = target.page();
  const box = await placeOf(target);
  await page.evaluate(settled);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

/** Tiles may be replaced by those of the next list between two looks. */
async function placeOf(target: Locator): Promise<Box> {
  await target.scrollIntoViewIfNeeded();
  return (await target.boundingBox()) ?? placeOf(target);
}

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

/** Runs in the page: one number for each interaction, the longest of its events. */
function observe(durationThreshold: number): void {
  const longest = new Map<number, number>();
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  const note = (entries: PerformanceEntryList) => {
    for (const entry of entries) {
      const id = Number(Reflect.get(entry, 'interactionId'));
      if (id > 0) longest.set(id, Math.max(longest.get(id) ?? 0, entry.duration));
    }
  };
  observer.observe({ type: 'event', buffered: true, durationThreshold } as PerformanceObserverInit);
  Object.assign(window, {
    interactions: () => {
      note(observer.takeRecords());
      return [...longest.values()];
    },
  });
}

/** Runs in the page: two frames were drawn. */
const settled = (): Promise<unknown> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** Runs in the page: what was observed, once the entries of the last frame have been told. */
function toldInteractions(): Promise<number[]> {
  return new Promise((resolve) => {
    const told: () => number[] = Reflect.get(window, 'interactions');
    requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => resolve(told()))));
  });
}

/** Runs in the page: the control's click handler, which blocks. */
function block(ms: number): void {
  window.addEventListener(
    'click',
    () => {
      const until = performance.now() + ms;
      while (performance.now() < until);
    },
    true,
  );
}
