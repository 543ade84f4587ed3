import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { violationsOf, WCAG } from '../../axe';
import { expect, expectNoSidewaysScroll, test } from '../../fixtures';
import type { App } from '../../page-models/app';
import { wordsOf } from '../../words';

/** The web's routes by their files, so that none is forgotten. */
const ROUTES = readdirSync(join(import.meta.dirname, '../../../apps/web/src/app/routes'))
  .map((file) => file.replace(/\.tsx$/, '').replace(/^_home\./, ''))
  .filter((name) => !/^_|^\$/.test(name) && !['index', 'agentHome', 'member'].includes(name));
const OF_MEMBERS = ['favorite', 'recent', 'pointMall', 'feedback'];

const PAGES = {
  visitor: [...ROUTES.filter((name) => !OF_MEMBERS.includes(name)), 'nothing-is-here'],
  'visitor who chooses games': ['rng', 'live', 'fish', 'pvp', 'sports', 'esports', 'cockfight', 'lott', 'elott'],
  member: [...OF_MEMBERS, ...Object.keys(wordsOf('es').account.page).map((id) => `member?page=${id}`)],
};

const NARROWEST = { width: 320, height: 700 };

/** Pictures are no matter of axe, and what is far below comes when it is near. */
const UNFINISHED = `[...document.querySelectorAll('.shimmer:empty')].filter((bone) => {
  const { top, bottom, width } = bone.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
}).length`;
const atRest = (page: Page) => expect.poll(() => page.evaluate<number>(UNFINISHED)).toBe(0);

/** What comes last on a page, where that is not a heading. */
function lastOf(path: string, { page, lobby, login, register, words }: App) {
  if (path === 'login') return login.username;
  if (path === 'register') return register.submit;
  if (path === 'home' || PAGES['visitor who chooses games'].includes(path)) return lobby.tiles.first();
  if (path.endsWith('=securityCenter'))
    return page.getByRole('listitem').filter({ hasText: words.account.sessions.current });
  return null;
}

async function load(path: string, page: Page): Promise<void> {
  await page.goto(`/${path}`);
  // Under a dialog it is no heading to anybody.
  await page.locator('h1').first().waitFor({ state: 'attached' });
}

/** As a link does, without a load (SYS-05). The page before is gone when its heading is: each page draws all of its own anew. */
async function follow(path: string, page: Page): Promise<void> {
  const before = await page.evaluateHandle((to) => {
    const [heading, title] = [document.querySelector('h1'), document.title];
    history.pushState(null, '', to);
    return { heading, title };
  }, `/${path}`);
  await page.waitForFunction(
    ({ heading, title }) =>
      heading?.isConnected === false && document.activeElement?.matches('h1') && document.title !== title,
    before,
    { timeout: 15_000 },
  );
}

const DIALOGS = ['login', 'register'];
/** A dialog's address opens it over home, and is left by closing it. */
const isLoaded = (path: string, before: string | undefined) =>
  before === undefined || DIALOGS.includes(path) || DIALOGS.includes(before);

async function open(path: string, before: string | undefined, app: App): Promise<void> {
  await (isLoaded(path, before) ? load(path, app.page) : follow(path, app.page));
  await lastOf(path, app)?.waitFor();
}

async function faultsOf(page: Page): Promise<string[]> {
  await atRest(page);
  const violations = await violationsOf(page, { tags: WCAG });
  const { pathname, search } = new URL(page.url());
  return violations.map(({ id, nodes }) => `${pathname}${search} ${id}: ${nodes[0]?.html.slice(0, 160)}`);
}

/** Axe takes long: it sees each page in both languages and both sizes, by two looks instead of four. */
const LOOKS = [
  { language: 'es', size: 'desktop', viewport: { width: 1440, height: 900 }, tag: ['@pictures'] },
  { language: 'en', size: 'phone', viewport: { width: 390, height: 844 }, tag: [] },
];

for (const [who, list] of Object.entries(PAGES)) {
  for (const { language, size, viewport, tag } of LOOKS) {
    test(`SYS-05 SYS-15 SYS-16 LOBBY-04 axe finds nothing on any page of a ${who}, reached by links where it can be (${language}, ${size}), and nothing sticks out of the narrowest phone`, {
      tag,
    }, async ({ page, app: spanish, english, member }) => {
      test.setTimeout(list.length * 20_000);
      const app = language === 'es' ? spanish : english;
      if (who === 'member') await app.signIn(member);
      await page.addInitScript(`for (const key of ['lang', 'hisLang']) localStorage.setItem(key, '${language}')`);
      const faults: string[] = [];
      for (const [index, path] of list.entries()) {
        await page.setViewportSize(viewport);
        await open(path, list[index - 1], app);
        faults.push(...(await faultsOf(page)));
        await page.setViewportSize(NARROWEST);
        await expectNoSidewaysScroll(page);
      }
      expect(faults).toEqual([]);
    });
  }
}
