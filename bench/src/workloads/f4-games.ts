import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GameFamily } from '@tonalli/contracts/games/families';
import { loadPerCore, openBrowser, PHONE } from '../browser/chromium';
import { blockPresses, latenciesOf, press, slowDown, watchInteractions } from '../browser/interactions';
import { startPinned } from '../measure/pinned-server';
import { median, spread } from '../measure/statistics';
import { judge, type Verdict } from '../measure/verdict';
import { launcherOf, titleOf } from './players';

const GOAL_MS = 100;
const THROTTLE = 4;
/** What the control does in every press. */
const BLOCKING_MS = 150;
/** Presses of the controls and of the button that plays, in turn. */
const TURNS = 4;
const FAMILIES: readonly GameFamily[] = [
  ...(['dice', 'limbo', 'coin', 'wheel', 'plinko', 'mines', 'tower', 'hi-lo', 'keno', 'scratch'] as const),
  ...(['video-poker', 'blackjack', 'roulette', 'baccarat', 'three-card-poker', 'craps'] as const),
];
/** What belongs to the board and the bet; tools of the frame open panels and leave the game. */
const CONTROLS = '#game button:enabled:visible:not(.tool):not(#spin)';

interface Pressed {
  readonly family: GameFamily;
  readonly latencies: readonly number[];
}

const worstOf = (all: readonly Pressed[]): Pressed & { ms: number } =>
  all
    .map((one) => ({ ...one, ms: Math.max(...one.latencies) }))
    .reduce((worst, one) => (one.ms > worst.ms ? one : worst));

/**
 * F4 of games: presses of the controls and of the button that plays, in every family whose board is made of elements, on a phone
 * whose processor is four times slower. Control: the same family with a handler that blocks.
 */
export async function f4Games(rounds: number): Promise<Verdict> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tonalli-bench-'));
  const platform = await startPinned({ name: 'platform', module: 'platform', env: { DATA_DIR: dataDir } });
  try {
    const launch = launcherOf(platform);
    const play = async (family: GameFamily, isBlocked = false): Promise<Pressed> => {
      const url = await launch(titleOf(join(dataDir, 'platform.sqlite'), family));
      return { family, latencies: await pressAll(url, isBlocked) };
    };
    const own: Pressed[][] = [];
    for (let round = 0; round < rounds; round += 1) {
      const all: Pressed[] = [];
      for (const family of FAMILIES) all.push(await play(family));
      own.push(all);
    }
    const control = worstOf([await play('dice', true)]).ms;
    const worst = own.map(worstOf);
    const [worstMs, apart] = [median(worst.map(({ ms }) => ms)), spread(worst.map(({ ms }) => ms))];
    const latencies = own.flat().flatMap((one) => one.latencies);
    const slowest = worst.map(({ family, ms }) => `${family} ${ms}`).join(', ');
    return {
      id: 'F4 games',
      goal: `worst of ${latencies.length / rounds} presses of ${FAMILIES.length} families at ${THROTTLE} x <= ${GOAL_MS} ms`,
      measured: `${worstMs} ms (median ${median(latencies)}; slowest ${slowest})`,
      spread: `${apart.toFixed(0)} ms, ${loadPerCore()}`,
      cpu: '',
      control: `a handler of ${BLOCKING_MS} ms: ${control} ms`,
      outcome: judge({ met: worstMs <= GOAL_MS, controlMet: control <= GOAL_MS, noisy: apart > GOAL_MS / 2 }),
    };
  } finally {
    await platform.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function pressAll(url: string, isBlocked: boolean): Promise<number[]> {
  const { context, close } = await openBrowser(PHONE);
  try {
    const page = context.pages()[0] ?? (await context.newPage());
    await watchInteractions(page);
    if (isBlocked) await blockPresses(page, BLOCKING_MS);
    await page.goto(url);
    await page.locator('#game[data-phase=ready]').waitFor();
    await slowDown(page, THROTTLE);
    const [controls, spin] = [page.locator(CONTROLS), page.locator('#spin')];
    let presses = 0;
    for (let turn = 0; turn < TURNS; turn += 1) {
      const count = await controls.count();
      const wanted = count === 0 ? [] : [controls.nth(Math.floor((turn * count) / TURNS))];
      if (await spin.isEnabled()) wanted.push(spin);
      for (const one of wanted) {
        await press(one);
        presses += 1;
        await page.locator('#spin[data-busy=false], #spin:not([data-busy])').waitFor();
      }
    }
    return await latenciesOf(page, presses);
  } finally {
    await close();
  }
}
