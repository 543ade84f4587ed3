import type { Locator, Page } from '@playwright/test';
import { startBuiltSite } from './browser/built-site';
import { closePopups, loadPerCore, openBrowser, PHONE } from './browser/chromium';
import { blockPresses, latenciesOf, press, slowDown, watchInteractions } from './browser/interactions';
import { median, quantile, spread } from './measure/statistics';
import { judge, type Verdict } from './measure/verdict';

const GOAL_MS = 100;
const NODES_GOAL = 1_500;
const RATIO_GOAL = 1.5;
const THROTTLE = 4;
/** How often the steps below are taken; twelve of them make sixty interactions. */
const TIMES = 5;
/** Games of a page in the lobby. */
const PAGE_SIZE = 18;
/** What the control does in every click. */
const BLOCKING_MS = 150;

const per: string[][] = [];
const CSS: Record<string,string> = { own: '', still: '*,*::before,*::after{transition:none!important;animation:none!important}', flat: '*,*::before,*::after{box-shadow:none!important;filter:none!important;backdrop-filter:none!important;background-image:none!important;text-shadow:none!important}' };
let css = '';
interface Interactions {
  /** Milliseconds from each input to the frame that shows its effect, as Event Timing tells them (in steps of 8). */
  readonly latencies: number[];
  readonly nodes: number;
}

const worstOf = ({ latencies }: Interactions): number => Math.max(...latencies);
/** What browsers call INP: the worst but for one of each fifty. */
const inpOf = ({ latencies }: Interactions): number => quantile(latencies, 0.98);

/**
 * F4: sixty scripted interactions in a lobby, on a phone whose processor is four times slower. Control: the same with a
 * handler that blocks. The ratio is of the same interactions in a lobby that says it has 100,000 games and one that says 1,000.
 */
async function unused(rounds: number): Promise<Verdict> {
  const site = await startBuiltSite();
  try {
    const own: Interactions[] = [];
    const ratios: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      own.push(await interact(site.url, {}));
      const few = await interact(site.url, { games: 1_000 });
      const many = await interact(site.url, { games: 100_000 });
      ratios.push(inpOf(many) / inpOf(few));
    }
    const control = await interact(site.url, { blocking: true });
    const [worst, blocked, ratio] = [median(own.map(worstOf)), worstOf(control), median(ratios)];
    const nodes = Math.max(...own.map((one) => one.nodes));
    const apart = spread(own.map(worstOf));
    const count = STEPS.length * TIMES;
    return {
      id: 'F4',
      goal: `worst of ${count} interactions at ${THROTTLE} x <= ${GOAL_MS} ms, <= ${NODES_GOAL} nodes, 100,000 games <= ${RATIO_GOAL} x 1,000`,
      measured: `${worst} ms (median ${median(own.flatMap(({ latencies }) => latencies))}), ${nodes} nodes, ratio ${ratio.toFixed(2)}`,
      spread: `${apart.toFixed(0)} ms, ${loadPerCore()}`,
      cpu: '',
      control: `a handler of ${BLOCKING_MS} ms: ${blocked} ms`,
      outcome: judge({
        met: worst <= GOAL_MS && nodes <= NODES_GOAL && ratio <= RATIO_GOAL,
        controlMet: blocked <= GOAL_MS,
        noisy: apart > GOAL_MS / 2,
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
    await watchInteractions(page);
    if (blocking) await blockPresses(page, BLOCKING_MS);
    if (games !== undefined) await pretendGames(page, games);
    await page.goto(`${url}/rng`);
    await bar(page).waitFor();
    await firstTile(page).waitFor();
    if (css) await page.evaluate((text) => { const sheet = new CSSStyleSheet(); sheet.replaceSync(text); document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]; }, css);
    await slowDown(page, THROTTLE);
    let nodes = 0;
    for (let time = 0; time < TIMES; time += 1) {
      for (const [nth, step] of STEPS.entries()) {
        const had = (await page.evaluate(() => (window as any).interactions())).length;
        await step(page);
        await page.waitForTimeout(150);
        const now = await page.evaluate(() => (window as any).interactions());
        per[nth] = [...(per[nth] ?? []), ...now.slice(had).map(String)];
        nodes = Math.max(nodes, await page.evaluate(() => document.querySelectorAll('*').length));
      }
    }
    return { latencies: await latenciesOf(page, STEPS.length * TIMES), nodes };
  } finally {
    await close();
  }
}

const bar = (page: Page): Locator => page.getByRole('navigation', { name: 'Barra inferior' });
const dialog = (page: Page): Locator => page.getByRole('dialog');
const firstTile = (page: Page): Locator => page.getByRole('main').getByRole('article').first();
const filter = (page: Page, name: string): Locator =>
  page.getByRole('group', { name: 'Mostrar' }).getByText(name, { exact: true });
const search = (page: Page): Locator => page.getByRole('searchbox', { name: 'Buscar juego' });
/** The list shows what the address says, and nothing is on its way. */
const listed = (page: Page, address: RegExp): Promise<unknown> =>
  Promise.all([page.waitForURL(address), page.locator('main [aria-busy="false"] article').first().waitFor()]);
const gone = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'detached' });
};

/** One interaction each, and the state that it leads to; the last one leaves the page as the first one found it. */
const STEPS: readonly ((page: Page) => Promise<unknown>)[] = [
  async (page) => {
    await press(page.getByRole('button', { name: 'Página siguiente' }));
    await listed(page, /[?&]page=2/);
  },
  async (page) => {
    await press(filter(page, 'Populares'));
    await listed(page, /filter=HOT/);
  },
  async (page) => {
    await press(filter(page, 'Todos'));
    await listed(page, /\/rng$/);
  },
  async (page) => {
    await press(firstTile(page).getByRole('button', { name: /^Detalles: / }));
    await dialog(page).getByText('Volatilidad').waitFor();
  },
  gone,
  (page) => press(search(page)),
  async (page) => {
    await page.keyboard.press('s');
    await listed(page, /[?&]q=s/);
  },
  async (page) => {
    await press(page.getByRole('button', { name: 'Borrar la búsqueda' }));
    await listed(page, /\/rng$/);
  },
  async (page) => {
    await press(bar(page).getByRole('button', { name: 'Juegos' }));
    await dialog(page).waitFor();
  },
  gone,
  async (page) => {
    await press(bar(page).getByRole('button', { name: 'Entrar' }));
    await dialog(page).getByRole('textbox', { name: 'Usuario' }).waitFor();
  },
  gone,
];

/** Every list of games says that it has so many; what is drawn of them is the page's own affair. */
async function pretendGames(page: Page, games: number): Promise<void> {
  await page.route(/\/trpc\/[^?]*lobby\.games/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replaceAll(/"(totalGames|totalPages)":\d+/g, (_, name: string) =>
      name === 'totalGames' ? `"totalGames":${games}` : `"totalPages":${Math.ceil(games / PAGE_SIZE)}`,
    );
    await route.fulfill({ response: answer, body });
  });
}

void unused;
const site = await startBuiltSite();
const { context, close } = await openBrowser({ ...PHONE, serviceWorkers: 'block' });
const page = context.pages()[0] ?? (await context.newPage());
await closePopups(context);
await page.addInitScript(() => {
    const seen = new Map<string, number>();
    (window as any).seenAnims = seen;
    const look = () => { for (const a of document.getAnimations()) { const e = a.effect as KeyframeEffect; const t = e?.target as Element; const props = [...new Set(e.getKeyframes().flatMap((k) => Object.keys(k).filter((p) => !['offset','computedOffset','easing','composite'].includes(p))))].join('+'); const k = `${t?.tagName}.${t?.getAttribute('class')?.slice(0,80)}${e.pseudoElement ?? ''} ${(a as any).animationName ?? (a as any).transitionProperty} [${props}] ${a.playState} ${e.getTiming().duration} iter ${e.getTiming().iterations}`; seen.set(k, (seen.get(k) ?? 0) + 1); } requestAnimationFrame(look); };
    requestAnimationFrame(look);
});
await page.goto(`${site.url}/rng`);
await bar(page).waitFor(); await firstTile(page).waitFor(); await page.waitForTimeout(2000);
const dump = () => page.evaluate(() => { const s = (window as any).seenAnims as Map<string, number>; const r = [...s].sort((a, b) => b[1] - a[1]).slice(0, 14); s.clear(); return r.map(([k, n]) => n + ' ' + k).join('\n'); });
console.log('LOADING\n' + await dump()); await page.waitForTimeout(1000); console.log('IDLE\n' + await dump());
for (const [nth, step] of STEPS.entries()) { await step(page); await page.waitForTimeout(500); console.log('STEP ' + nth + '\n' + await dump()); }
await close();
await site.stop();
