import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBrowser, PHONE } from './browser/chromium';
import { press } from './browser/interactions';
import { startPinned } from './measure/pinned-server';
import { launcherOf, titleOf } from './workloads/players';
const CONTROLS = '#game button:enabled:visible:not(.tool):not(#spin)';
const dataDir = mkdtempSync(join(tmpdir(), 'tonalli-bench-'));
const platform = await startPinned({ name: 'platform', module: 'platform', env: { DATA_DIR: dataDir } });
const launch = launcherOf(platform);
for (const family of (process.env.FAM ?? 'wheel,roulette').split(',')) {
  const url = await launch(titleOf(join(dataDir, 'platform.sqlite'), family as never));
  const { context, close } = await openBrowser(PHONE);
  const page = context.pages()[0] ?? (await context.newPage());
  await page.addInitScript(() => {
    const seen = new Map<string, number>();
    (window as any).seenAnims = seen;
    const look = () => { for (const a of document.getAnimations()) { const e = a.effect as KeyframeEffect; const t = e?.target as Element; const props = [...new Set(e.getKeyframes().flatMap((k) => Object.keys(k).filter((p) => !['offset','computedOffset','easing','composite'].includes(p))))].join('+'); const k = `${t?.tagName}.${t?.getAttribute('class')}#${t?.id}${e.pseudoElement ?? ''} ${(a as any).animationName ?? (a as any).transitionProperty} [${props}] ${a.playState} iter ${e.getTiming().iterations}`; seen.set(k, (seen.get(k) ?? 0) + 1); } requestAnimationFrame(look); };
    requestAnimationFrame(look);
  });
  await page.goto(url);
  await page.locator('#game[data-phase=ready]').waitFor();
  await page.waitForTimeout(1500);
  const dump = () => page.evaluate(() => { const s = (window as any).seenAnims as Map<string, number>; const r = [...s].sort((a, b) => b[1] - a[1]).slice(0, 30); s.clear(); return r; });
  console.log(family, 'LOADING', JSON.stringify(await dump(), null, 1));
  await page.waitForTimeout(1000);
  console.log(family, 'IDLE', JSON.stringify(await dump(), null, 1));
  const controls = page.locator(CONTROLS);
  console.log('controls', await controls.count(), 'nodes', await page.evaluate(() => document.querySelectorAll('*').length));
  await press(controls.nth(1)); await page.waitForTimeout(700);
  console.log(family, 'CONTROL', JSON.stringify(await dump(), null, 1));
  const spin = page.locator('#spin');
  if (await spin.isEnabled()) { await press(spin); await page.waitForTimeout(2500); console.log(family, 'SPIN', JSON.stringify(await dump(), null, 1)); }
  await close();
}
await platform.stop();
