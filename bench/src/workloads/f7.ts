import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, preview } from 'vite';
import { loadPerCore, openBrowser, PHONE } from '../browser/chromium';
import { median, spread } from '../measure/statistics';
import { judge, type Verdict } from '../measure/verdict';

const GOAL_MS = 8;
const FRAMES = 40;
/** What the control does in every frame. */
const BLOCKING_MS = 12;
const SAMPLE_MICROS = 200;
const BOARD = join(import.meta.dirname, '../../board');

/**
 * F7: how long the board's own script takes for a frame, in a browser without a graphics card, on a phone's screen: free
 * spins with every reel running, and twenty lines with every cell lit and a celebration; the dearer of the two, as the
 * profiler samples it. What the browser paints within it is told beside. Control: a script that blocks in every frame.
 */
export async function f7(rounds: number): Promise<Verdict> {
  const outDir = await mkdtemp(join(tmpdir(), 'tonalli-board-'));
  const shared = { root: BOARD, configFile: false, logLevel: 'error' } as const;
  await build({ ...shared, build: { outDir, target: 'es2023', emptyOutDir: true } });
  const server = await preview({ ...shared, build: { outDir }, preview: { port: 0, host: '127.0.0.1' } });
  try {
    const url = server.resolvedUrls?.local[0] ?? '';
    const own: Frames[] = [];
    for (let round = 0; round < rounds; round += 1) own.push(await play(url, 0));
    const control = await play(url, BLOCKING_MS);
    const scripts = own.map(({ script }) => script);
    const all = median(own.map((one) => one.withPainting));
    const apart = spread(scripts);
    return {
      id: 'F7',
      goal: `script of the dearest frame of a board <= ${GOAL_MS} ms`,
      measured: `${median(scripts).toFixed(1)} ms, with painting ${all.toFixed(1)} ms`,
      spread: `${apart.toFixed(1)} ms, ${loadPerCore()}, ${cpus()[0]?.model ?? 'unknown machine'}`,
      cpu: '',
      control: `blocks ${BLOCKING_MS} ms: ${control.script.toFixed(1)} ms`,
      outcome: judge({
        met: median(scripts) <= GOAL_MS,
        controlMet: control.script <= GOAL_MS,
        noisy: apart > GOAL_MS / 2,
      }),
    };
  } finally {
    await server.close();
    await rm(outDir, { recursive: true, force: true });
  }
}

/** Milliseconds of each frame. */
interface Frames {
  readonly script: number;
  readonly withPainting: number;
}

type Act = 'spin' | 'celebrate';

async function play(url: string, blockingMs: number): Promise<Frames> {
  const { context, close } = await openBrowser({ ...PHONE, reducedMotion: 'no-preference' });
  try {
    const page = context.pages()[0] ?? (await context.newPage());
    const cdp = await context.newCDPSession(page);
    await cdp.send('Profiler.enable');
    await cdp.send('Profiler.setSamplingInterval', { interval: SAMPLE_MICROS });
    await page.goto(url);
    await page.waitForFunction(() => 'celebrate' in window);
    const measure = async (act: Act): Promise<Frames> => {
      await cdp.send('Profiler.start');
      await page.evaluate(drawFrames, { act, frames: FRAMES, blockingMs });
      return ofFrames((await cdp.send('Profiler.stop')).profile);
    };
    const running = await measure('spin');
    await page.evaluate(() => Reflect.get(window, 'land')());
    const celebrating = await measure('celebrate');
    return running.script > celebrating.script ? running : celebrating;
  } finally {
    await close();
  }
}

interface Profile {
  readonly nodes: readonly { readonly id: number; readonly callFrame: { functionName: string; url: string } }[];
  readonly samples?: readonly number[];
  readonly timeDeltas?: readonly number[];
}

/** Functions with an address are the page's own; those without are the browser's, of which some stand for no work. */
function ofFrames({ nodes, samples = [], timeDeltas = [] }: Profile): Frames {
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]));
  const sum = (counts: (frame: { functionName: string; url: string }) => boolean) => {
    const micros = samples.map((id, at) => (counts(frames.get(id) ?? NOTHING) ? (timeDeltas[at] ?? 0) : 0));
    return micros.reduce((total, part) => total + part, 0) / 1_000 / FRAMES;
  };
  return {
    script: sum(({ url }) => url !== ''),
    withPainting: sum(({ functionName }) => !/^\((?:root|program|idle)\)$/.test(functionName)),
  };
}

const NOTHING = { functionName: '(root)', url: '' };

/** Runs in the page: resolves after so many frames. */
function drawFrames({ act, frames, blockingMs }: { act: string; frames: number; blockingMs: number }): Promise<void> {
  Reflect.get(window, act)();
  return new Promise((resolve) => {
    let left = frames;
    const next = () => {
      if (blockingMs > 0) Reflect.get(window, 'block')(blockingMs);
      left -= 1;
      if (left < 0) resolve();
      else requestAnimationFrame(next);
    };
    next();
  });
}
