import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, expectNoSidewaysScroll, test } from '../../fixtures';
import { wordsOf } from '../../words';

/** The web's routes by their files, so that none is forgotten. */
const ROUTES = readdirSync(join(import.meta.dirname, '../../../apps/web/src/app/routes'))
  .map((file) => file.replace(/\.tsx$/, '').replace(/^_home\./, ''))
  .filter((name) => !/^_|^\$/.test(name) && !['index', 'agentHome', 'member'].includes(name));
const OF_MEMBERS = ['favorite', 'recent', 'pointMall', 'feedback'];
const CATEGORIES = ['rng', 'live', 'fish', 'pvp', 'sports', 'esports', 'cockfight', 'lott', 'elott'];

const PAGES = {
  visitor: [...ROUTES.filter((name) => !OF_MEMBERS.includes(name)), ...CATEGORIES, 'nothing-is-here'],
  member: [...OF_MEMBERS, ...Object.keys(wordsOf('es').account.page).map((id) => `member?page=${id}`)],
};

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const NARROWEST = { width: 320, height: 700 };
const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

/** Pictures are no matter of axe, and what is far below comes when it is near. */
const UNFINISHED = `[...document.querySelectorAll('.shimmer:empty')].filter((bone) => {
  const { top, bottom, width } = bone.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
}).length`;
const atRest = (page: Page) => expect.poll(() => page.evaluate<number>(UNFINISHED)).toBe(0);

async function faultsAt(page: Page, size: typeof PHONE): Promise<string[]> {
  await page.setViewportSize(size);
  await atRest(page);
  const { violations } = await new AxeBuilder({ page }).withTags(LEVELS).analyze();
  const { pathname, search } = new URL(page.url());
  return violations.map(({ id, nodes }) => `${pathname}${search} ${size.width} ${id}: ${nodes[0]?.html.slice(0, 160)}`);
}

for (const [who, list] of Object.entries(PAGES)) {
  for (const language of ['es', 'en']) {
    test(`SYS-15 SYS-16 axe finds nothing on any page of a ${who} (${language}), and nothing sticks out`, async ({
      page,
      app,
      member,
    }) => {
      test.setTimeout(list.length * 20_000);
      if (who === 'member') await app.logIn(member);
      await page.addInitScript(`for (const key of ['lang', 'hisLang']) localStorage.setItem(key, '${language}')`);
      // Colours are judged once nothing fades any more.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const faults: string[] = [];
      for (const path of list) {
        await page.goto(`/${path}`);
        // Under a dialog it is no heading to anybody.
        await page.locator('h1').first().waitFor({ state: 'attached' });
        faults.push(...(await faultsAt(page, DESKTOP)), ...(await faultsAt(page, PHONE)));
        await page.setViewportSize(NARROWEST);
        await expectNoSidewaysScroll(page);
      }
      expect(faults).toEqual([]);
    });
  }
}
