import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBrowser, PHONE } from './browser/chromium';
import { latenciesOf, press, slowDown, watchInteractions } from './browser/interactions';
import { startPinned } from './measure/pinned-server';
import { launcherOf, titleOf } from './workloads/players';
const CONTROLS = '#game button:enabled:visible:not(.tool):not(#spin)';
const dataDir = mkdtempSync(join(tmpdir(), 'tonalli-bench-'));
const platform = await startPinned({ name: 'platform', module: 'platform', env: { DATA_DIR: dataDir } });
const launch = launcherOf(platform);
const family = process.env.FAM ?? 'roulette';
const url = await launch(titleOf(join(dataDir, 'platform.sqlite'), family as never));
const { context, close } = await openBrowser(PHONE);
const page = context.pages()[0] ?? (await context.newPage());
await watchInteractions(page);
await page.goto(url);
await page.locator('#game[data-phase=ready]').waitFor();
if (process.env.CSS) await page.evaluate((text) => { const sheet = new CSSStyleSheet(); sheet.replaceSync(text); document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]; }, process.env.CSS);
await page.waitForTimeout(500);
await slowDown(page, 4);
const [controls, spin] = [page.locator(CONTROLS), page.locator('#spin')];
const cdp = await context.newCDPSession(page);
const events: unknown[] = [];
cdp.on('Tracing.dataCollected', ({ value }) => void events.push(...value));
await cdp.send('Tracing.start', { categories: 'devtools.timeline,disabled-by-default-devtools.timeline,blink.user_timing,cc,viz', transferMode: 'ReportEvents' } as never);
let presses = 0;
for (let turn = 0; turn < 4; turn += 1) {
  const count = await controls.count();
  const wanted = [controls.nth(Math.floor((turn * count) / 4))];
  if (await spin.isEnabled()) wanted.push(spin);
  for (const one of wanted) { await press(one); presses += 1; await page.locator('#spin[data-busy=false], #spin:not([data-busy])').waitFor(); }
}
console.log((await latenciesOf(page, presses)).join(' '));
const done = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve));
await cdp.send('Tracing.end'); await done;
writeFileSync('/tmp/trace.json', JSON.stringify({ traceEvents: events }));
await close(); await platform.stop();
