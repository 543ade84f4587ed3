import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBrowser, PHONE } from './browser/chromium';
import { latenciesOf, press, slowDown, watchInteractions } from './browser/interactions';
import { startPinned } from './measure/pinned-server';
import { launcherOf, titleOf } from './workloads/players';

const CSS: Record<string, string> = { own: '', flat: '*,*::before,*::after{box-shadow:none!important;filter:none!important;backdrop-filter:none!important;background-image:none!important;text-shadow:none!important}', norays: 'body::before{display:none!important}' };
const CONTROLS = '#game button:enabled:visible:not(.tool):not(#spin)';
const dataDir = mkdtempSync(join(tmpdir(), 'tonalli-bench-'));
const platform = await startPinned({ name: 'platform', module: 'platform', env: { DATA_DIR: dataDir } });
const launch = launcherOf(platform);
for (let round = 0; round < 2; round += 1)
  for (const family of (process.env.FAM ?? 'wheel,roulette').split(','))
    for (const [name, css] of Object.entries(CSS)) {
      const url = await launch(titleOf(join(dataDir, 'platform.sqlite'), family as never));
      const { context, close } = await openBrowser(PHONE);
      const page = context.pages()[0] ?? (await context.newPage());
      await watchInteractions(page);
      await page.goto(url);
      await page.locator('#game[data-phase=ready]').waitFor();
      if (css) await page.evaluate((text) => { const sheet = new CSSStyleSheet(); sheet.replaceSync(text); document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]; }, css);
      await slowDown(page, 4);
      const [controls, spin] = [page.locator(CONTROLS), page.locator('#spin')];
      let presses = 0;
      for (let turn = 0; turn < 4; turn += 1) {
        const count = await controls.count();
        const wanted = count === 0 ? [] : [controls.nth(Math.floor((turn * count) / 4))];
        if (await spin.isEnabled()) wanted.push(spin);
        for (const one of wanted) {
          await press(one);
          presses += 1;
          await page.locator('#spin[data-busy=false], #spin:not([data-busy])').waitFor();
        }
      }
      console.log(round, family, name, (await latenciesOf(page, presses)).join(' '));
      await close();
    }
await platform.stop();
