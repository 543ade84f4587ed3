import type { Locator, Page } from '@playwright/test';
import { startBuiltSite } from '../browser/built-site';
import { busyness, closePopups, openBrowser, PHONE } from '../browser/chromium';
import { judge, type Verdict } from '../measure/verdict';

const GOAL_MS = 100;
const NODES_GOAL = 1_500;
const RATIO_GOAL = 1.5;
const THROTTLE = 4;
const INTERACTIONS = 60;
/** What the control does in every click. */
const BLOCKING_MS = 150;

interface Interactions {
  /** Milliseconds from each input to the frame that shows its effect, as Event Timing tells them (in steps of 8). */
  readonly latencies: number[];
  readonly nodes: number;
}

/**
 * F4: sixty scripted interactions on a phone whose processor is four times slower. Control: the same with a handler that
 * blocks. The ratio is of the same interactions in a lobby that says it has 100,000 games and one that says 1,000.
 */
export async function f4(): Promise<Verdict> {
  const site = await startBuiltSite();
  try {
    const own = await interact(site.url, {});
    const few = await interact(site.url, { games: 1_000 });
    const many = await interact(site.url, { games: 100_000 });
    const control = await interact(site.url, { blocking: true });
    const [worst, blocked] = [Math.max(...own.latencies), Math.max(...control.latencies)];
    const ratio = Math.max(...many.latencies) / Math.max(...few.latencies);
    return {
      id: 'F4',
      goal: `worst of ${INTERACTIONS} interactions at ${THROTTLE} x <= ${GOAL_MS} ms, <= ${NODES_GOAL} nodes, 100,000 games <= ${RATIO_GOAL} x 1,000`,
      measured: `${worst} ms of ${own.latencies.length}, ${own.nodes} nodes, ratio ${ratio.toFixed(2)}`,
      spread: `median ${own.latencies.toSorted((a, b) => a - b)[Math.floor(own.latencies.length / 2)]} ms, ${busyness()}`,
      cpu: '',
      control: `a handler of ${BLOCKING_MS} ms: ${blocked} ms`,
      outcome: judge({
        met: worst <= GOAL_MS && own.nodes <= NODES_GOAL && ratio <= RATIO_GOAL,
        controlMet: blocked <= GOAL_MS,
        noisy: own.latencies.length < INTERACTIONS / 2,
      }),
    };
  } finally {
    await site.stop();
  }
}

interface Variant {
  /** How many games each list says that there are. */
  readonly games?: number;
  readonly blocking?: boolean;
}

async function interact(url: string, { games, blocking = false }: Variant): Promise<Interactions> {
  const { context, close } = await openBrowser({ ...PHONE, serviceWorkers: 'block' });
  try {
    const page = context.pages()[0] ?? (await context.newPage());
    await closePopups(context);
    await page.addInitScript(observe);
    if (blocking) await page.addInitScript(block, BLOCKING_MS);
    if (games !== undefined) await pretendGames(page, games);
    await page.goto(url, { waitUntil: 'networkidle' });
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
    let nodes = 0;
    for (let index = 0; index < INTERACTIONS; index += 1) {
      await act(page, index);
      nodes = Math.max(nodes, await page.evaluate(() => document.querySelectorAll('*').length));
    }
    // The last entries are told with the next frames.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    const latencies = await page.evaluate(() => Reflect.get(window, 'interactions') as number[]);
    return { latencies: latencies.length > 0 ? latencies : [Number.NaN], nodes };
  } finally {
    await close();
  }
}

/** What a visitor does over and over: opens a category, types, filters, pages, opens and closes dialogs. */
const STEPS: readonly ((page: Page) => Promise<unknown>)[] = [
  (page) => tap(page.getByRole('navigation', { name: 'Barra inferior' }).getByRole('button').first()),
  (page) => page.keyboard.press('Escape'),
  (page) => tap(page.getByRole('navigation', { name: 'Secciones' }).getByRole('link', { name: 'Populares' })),
  (page) => tap(page.getByRole('navigation', { name: 'Secciones' }).getByRole('link', { name: 'Inicio' })),
  (page) => tap(page.getByRole('button', { name: 'Iniciar sesión' }).first()),
  (page) => page.keyboard.type('demo'),
  (page) => page.keyboard.press('Escape'),
  (page) => tap(page.getByRole('button', { name: 'Avisos' }).first()),
  (page) => page.keyboard.press('Escape'),
  (page) => tap(page.getByRole('link', { name: 'Promos' }).first()),
  (page) => tap(page.getByRole('link', { name: /inicio/i }).first()),
  (page) => page.keyboard.press('Tab'),
];

async function act(page: Page, index: number): Promise<void> {
  const step = STEPS[index % STEPS.length];
  await step?.(page).catch(() => undefined);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 150))));
}

const tap = (target: Locator): Promise<void> => target.tap({ timeout: 3_000 });

/** Runs in the page: one number for each interaction, the longest of its events. */
function observe(): void {
  const longest = new Map<number, number>();
  Object.assign(window, { interactions: [] as number[] });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const id = Number(Reflect.get(entry, 'interactionId'));
      if (id > 0) longest.set(id, Math.max(longest.get(id) ?? 0, entry.duration));
    }
    Object.assign(window, { interactions: [...longest.values()] });
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}

/** Runs in the page: the obvious slow way to answer a click. */
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

/** Every list of games says that it has so many; what is drawn of them is the page's own affair. */
async function pretendGames(page: Page, games: number): Promise<void> {
  await page.route(/\/trpc\/[^?]*lobby\.games/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replaceAll(/"(total|totalPages|pageCount|count)":\d+/g, (_, name: string) => {
      const isPages = name === 'totalPages' || name === 'pageCount';
      return `"${name}":${isPages ? Math.ceil(games / 18) : games}`;
    });
    await route.fulfill({ response: answer, body });
  });
}
