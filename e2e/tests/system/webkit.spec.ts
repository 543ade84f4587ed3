import { test as base, expect } from '@playwright/test';
import { Control } from '@tonalli/test-stack/control';
import { findWebKit } from '../../engines/find-webkit';
import { WebKitWindow } from '../../engines/webkit';

/** A world of these tests, and a window of WebKit in it: to open one is half of what they cost. */
const test = base.extend<object, { world: Control; webkit: WebKitWindow }>({
  world: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that nothing is asked for
    async ({}, use) => {
      const world = await Control.createWorld(process.env.E2E_PLATFORM_URL ?? '');
      await use(world);
      await world.remove();
    },
    { scope: 'worker' },
  ],
  webkit: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const place = findWebKit();
      if (!place) throw new Error('there is no WebKit here, and no project that asks for it');
      const window = await WebKitWindow.open(place);
      await use(window);
      await window.close();
    },
    { scope: 'worker' },
  ],
});
test.describe.configure({ mode: 'default' });
test.beforeEach(({ webkit, world, baseURL }) => webkit.goto(`${baseURL}/__world/${world.world}?to=/terms`));

/** Without a graphics card WebKit draws a page many times slower than Chromium. */
const drawn = { timeout: 45_000 };
const WIDTHS = [480, 640, 1_440];
const FORM = '[role=dialog] input[name=password]';

/** What is wrong with how the uppermost dialog is laid out; null while there is none that has a body. Runs in the page. */
function dialogTrouble(): string[] | null {
  const dialog = [...document.querySelectorAll('[role=dialog]')].at(-1);
  const body = dialog && [...dialog.children].find((part) => getComputedStyle(part).overflowY === 'auto');
  if (!dialog || !body) return null;
  const [outer, inner] = [dialog.getBoundingClientRect(), body.getBoundingClientRect()];
  const isCut = body.scrollHeight > body.clientHeight;
  const hasRoom = outer.height < Math.min(innerHeight - 48, 832) - 8;
  return [
    inner.height > 100 ? '' : `the body is ${inner.height} high`,
    isCut && hasRoom ? `the body is cut at ${body.clientHeight} of ${body.scrollHeight}` : '',
    inner.bottom <= outer.bottom + 1 ? '' : 'the body ends below the dialog',
    outer.bottom <= innerHeight + 1 && outer.top >= -1 ? '' : 'the dialog is not within the window',
    outer.right <= innerWidth + 1 && outer.left >= -1 ? '' : 'the dialog is wider than the window',
  ].filter((trouble) => trouble !== '');
}

const isThere = (css: string) => document.querySelector(css) !== null;

test('SYS-15 SYS-16 DEV-08 dialogs show what is in them in WebKit, on a phone, at 640 px and on a desktop', {
  tag: '@webkit',
}, async ({ webkit, baseURL }) => {
  // Announcements on home are a card, the login is a sheet, and the registration has more than fits.
  for (const path of ['/', '/login', '/register']) {
    await webkit.goto(`${baseURL}${path}`);
    for (const width of WIDTHS) {
      await webkit.resize(width, 900);
      await expect
        .poll(() => webkit.evaluate(dialogTrouble, null), { ...drawn, message: `${path} at ${width}` })
        .toEqual([]);
    }
  }
});

test('AUTH-01 AUTH-04 MEM-07 DEV-08 a member logs in with WebKit, stays so in another tab, and sees their bets', {
  tag: '@webkit',
}, async ({ webkit, world, baseURL }) => {
  const { username, password } = await world.mint({ balanceMinor: 100_000 });
  await webkit.resize(1_440, 940);
  await webkit.goto(`${baseURL}/login`);
  await expect.poll(() => webkit.evaluate(isThere, FORM), drawn).toBe(true);
  await webkit.type('[role=dialog] input[name=username]', username);
  await webkit.type(FORM, password);
  await webkit.click('[role=dialog] button[type=submit]');
  const isIn = () => sessionStorage.getItem('token') !== null && location.pathname === '/';
  await expect.poll(() => webkit.evaluate(isIn, null), drawn).toBe(true);
  await expect.poll(() => webkit.evaluate(isThere, FORM), drawn).toBe(false);
  // Another tab holds no token of this one: the cookie alone says who it is.
  await webkit.evaluate(() => sessionStorage.clear(), null);
  await webkit.goto(`${baseURL}/member?page=personalHistoryCopy`);
  const shown = () => webkit.evaluate(() => document.querySelector('main')?.innerText ?? '', null);
  await expect.poll(shown, drawn).toContain('Historial de apuestas');
  await expect.poll(shown, drawn).toContain('Horario de la Ciudad de México');
});
