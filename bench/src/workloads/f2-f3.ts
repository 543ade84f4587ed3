import lighthouse, { type Result } from 'lighthouse';
import { makeSlowBuild, startBuiltSite } from '../browser/built-site';
import { clearHttpCache, loadPerCore, logIn, type MeasuringBrowser, openBrowser } from '../browser/chromium';
import { median, spread } from '../measure/statistics';
import { judge, type Verdict } from '../measure/verdict';

const GOALS = { simulate: 98, devtools: 97 } as const;
const LCP_GOAL_MS = 1_600;
const CLS_GOAL = 0.01;
const ATTEMPTS = 3;
/** A score that differs more than this between runs says nothing. */
const NOISE = 8;

type Throttling = keyof typeof GOALS;
const MEMBER = { username: 'demo', password: 'Demo1234' };
const AGENT = { username: 'agente', password: 'Agente1234' };
const PAGES: readonly { path: string; as?: typeof MEMBER }[] = [
  { path: '/' },
  { path: '/rng' },
  { path: '/promotions' },
  { path: '/member', as: MEMBER },
  { path: '/agentHome', as: AGENT },
];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

interface Measured {
  readonly path: string;
  readonly throttling: Throttling;
  /** Of 100, run by run. */
  readonly performance: number[];
  readonly others: Record<Exclude<(typeof CATEGORIES)[number], 'performance'>, number>;
  readonly lcpMs: number[];
  readonly cls: number[];
  /** What cost points outside performance. */
  readonly failed: string[];
}

/**
 * F2 and F3: Lighthouse's mobile profile over the production build, with simulated and with applied throttling.
 * Control: the same build uncompressed, with every script before the first drawing and a bare head.
 */
export async function f2AndF3(rounds: number): Promise<Verdict[]> {
  const measured = await measureSite(undefined, PAGES, rounds);
  const slow = makeSlowBuild();
  const control = await measureSite(slow.folder, PAGES.slice(0, 1), 1).finally(slow.remove);
  for (const { failed, path, throttling } of measured)
    if (failed.length > 0) console.log(`${path} (${throttling}): ${failed.join(', ')}`);
  return [f2(measured, control), f3(measured, control)];
}

async function measureSite(webDist: string | undefined, pages: typeof PAGES, rounds: number): Promise<Measured[]> {
  const site = await startBuiltSite(webDist);
  try {
    const measured: Measured[] = [];
    for (const page of pages) measured.push(...(await measurePage(site.url, page, rounds)));
    return measured;
  } finally {
    await site.stop();
  }
}

async function measurePage(url: string, { path, as }: (typeof PAGES)[number], rounds: number): Promise<Measured[]> {
  const browser = await openBrowser({ headless: true });
  try {
    const [page] = browser.context.pages();
    if (as && page) await logIn(page, url, as);
    const runs: Record<Throttling, Result[]> = { simulate: [], devtools: [] };
    // The first visit warms the servers.
    await page?.goto(url + path);
    await page?.goto('about:blank');
    for (let round = 0; round < rounds; round += 1)
      for (const throttling of ['simulate', 'devtools'] as const)
        runs[throttling].push(await run(browser, { url, path, throttling }));
    return (['simulate', 'devtools'] as const).map((throttling) => summarise(path, throttling, runs[throttling]));
  } finally {
    await browser.close();
  }
}

interface Run {
  readonly url: string;
  readonly path: string;
  readonly throttling: Throttling;
}

/** A recording that lacks its beginning, or a page that the machine was too busy to draw, is taken again. */
async function run({ context, port }: MeasuringBrowser, { url, path, throttling }: Run): Promise<Result> {
  const flags = { port, throttlingMethod: throttling, onlyCategories: [...CATEGORIES], disableStorageReset: true };
  let trouble = 'nothing';
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    await clearHttpCache(context, url);
    const result = await lighthouse(url + path, { ...flags, logLevel: 'error', output: 'json' });
    if (result && !result.lhr.runtimeError) return result.lhr;
    trouble = result?.lhr.runtimeError?.code ?? trouble;
  }
  throw new Error(`Lighthouse answered ${trouble} for ${path}`);
}

function summarise(path: string, throttling: Throttling, results: Result[]): Measured {
  const score = (result: Result, category: string) => Math.round((result.categories[category]?.score ?? 0) * 100);
  const figure = (result: Result, audit: string) => result.audits[audit]?.numericValue ?? Number.NaN;
  const worst = (category: string) => Math.min(...results.map((result) => score(result, category)));
  const others = {
    accessibility: worst('accessibility'),
    'best-practices': worst('best-practices'),
    seo: worst('seo'),
  };
  const measured: Measured = {
    path,
    throttling,
    performance: results.map((result) => score(result, 'performance')),
    others,
    lcpMs: results.map((result) => figure(result, 'largest-contentful-paint')),
    cls: results.map((result) => figure(result, 'cumulative-layout-shift')),
    failed: [...new Set(results.flatMap(failedAudits))],
  };
  const { performance, lcpMs, cls } = measured;
  console.log(
    `${path} ${throttling}: performance ${performance.join(' ')}, others ${Object.values(others).join(' ')}, LCP ${lcpMs.map(Math.round).join(' ')} ms, CLS ${cls.map((value) => value.toFixed(3)).join(' ')}, ${loadPerCore()}`,
  );
  return measured;
}

function failedAudits({ categories, audits }: Result): string[] {
  const refs = CATEGORIES.slice(1).flatMap((id) => categories[id]?.auditRefs ?? []);
  return refs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1).map(({ id }) => id);
}

function f2(measured: readonly Measured[], control: readonly Measured[]): Verdict {
  const meets = ({ performance, throttling, others }: Measured) =>
    median(performance) >= GOALS[throttling] && Object.values(others).every((value) => value === 100);
  const lowest = (throttling: Throttling) =>
    Math.min(...measured.filter((one) => one.throttling === throttling).map(({ performance }) => median(performance)));
  const others = Math.min(...measured.flatMap((one) => Object.values(one.others)));
  const widest = Math.max(...measured.map(({ performance }) => spread(performance)));
  return {
    id: 'F2',
    goal: `Lighthouse mobile, ${PAGES.map(({ path }) => path).join(' ')}: simulated >= ${GOALS.simulate}, applied >= ${GOALS.devtools}, the others 100`,
    measured: `lowest: simulated ${lowest('simulate')}, applied ${lowest('devtools')}, others ${others}`,
    spread: `${widest.toFixed(1)} points`,
    cpu: '',
    control: `all at once: ${control.map(({ performance }) => median(performance)).join(' and ')}`,
    outcome: judge({ met: measured.every(meets), controlMet: control.some(meets), noisy: widest > NOISE }),
  };
}

function f3(measured: readonly Measured[], control: readonly Measured[]): Verdict {
  const home = (all: readonly Measured[]) =>
    all.find(({ path, throttling }) => path === '/' && throttling === 'devtools');
  const [own, slow] = [home(measured), home(control)];
  if (!own || !slow) throw new Error('home was not measured');
  const meets = ({ lcpMs, cls }: Measured) => median(lcpMs) <= LCP_GOAL_MS && Math.max(...cls) <= CLS_GOAL;
  return {
    id: 'F3',
    goal: `home, applied throttling: LCP <= ${LCP_GOAL_MS} ms, CLS <= ${CLS_GOAL}`,
    measured: `LCP ${median(own.lcpMs).toFixed(0)} ms, CLS ${Math.max(...own.cls).toFixed(3)}`,
    spread: `${spread(own.lcpMs).toFixed(0)} ms`,
    cpu: '',
    control: `all at once: LCP ${median(slow.lcpMs).toFixed(0)} ms`,
    outcome: judge({ met: meets(own), controlMet: meets(slow), noisy: spread(own.lcpMs) > LCP_GOAL_MS / 4 }),
  };
}
