import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import type { App } from '../../page-models/app';

type Account = Parameters<App['signIn']>[0];
interface BeginningPage {
  readonly path: string;
  /** What the app draws. */
  readonly own: string;
  readonly signIn?: (app: App, mint: (request?: { type: 1 }) => Promise<Account>) => Promise<void>;
}

/** Home, categories with classes and families, with families alone, and with neither, the promotions, and the pages of who is signed in. */
const PAGES: BeginningPage[] = [
  { path: '/', own: 'main [aria-roledescription="slide"] img' },
  { path: '/rng', own: 'main article img' },
  { path: '/live', own: 'main article img' },
  { path: '/fish', own: 'main article img' },
  { path: '/promotions', own: 'main article img' },
  { path: '/member', own: 'main aside img', signIn: async (app, mint) => app.signIn(await mint()) },
  {
    path: '/agentHome',
    own: 'main img',
    signIn: async (app, mint) => app.signIn(await mint({ type: 1 })),
  },
];

interface Place {
  readonly src: string | null;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const SIDES = ['left', 'top', 'width', 'height'] as const;

/** Where the first of these pictures lies, in pixels. */
const placeOf = (page: Page, selector: string): Promise<Place> =>
  page
    .locator(selector)
    .first()
    .evaluate((image) => {
      const { left, top, width, height } = image.getBoundingClientRect();
      return { src: image.getAttribute('src'), left, top, width, height };
    });

/** Holds the scripts of the pages that come; what it returns lets them go. */
async function holdScripts(page: Page): Promise<() => void> {
  const scripts = Promise.withResolvers<void>();
  await page.route(/\.js$/, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  return scripts.resolve;
}

/** Waits for the page's styles: until they are there nothing lies where it is drawn, though all of it can be measured. */
async function untilStyled(page: Page): Promise<void> {
  const styled = () =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].every(({ sheet }) => sheet);
  await page.waitForFunction(styled);
}

/** The gateway puts there what it knows at once: where it is busy for that moment, the page begins without it. */
async function reloadUntilItHas(page: Page, part: string): Promise<void> {
  await expect(async () => {
    const answer = await page.reload({ waitUntil: 'commit' });
    expect(await answer?.text()).toContain(`<div class="${part}`);
  }).toPass();
  await untilStyled(page);
}

for (const { path, own, signIn } of PAGES)
  test(`SYS-08 SYS-12 ${path} begins with the picture that the app draws in its place`, { tag: '@pictures' }, async ({
    page,
    app,
    mint,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn?.(app, mint);
    // The first visit makes the platform's answers known.
    await page.goto(path);
    await page.locator(own).first().waitFor();

    const letScriptsGo = await holdScripts(page);
    await reloadUntilItHas(page, 'first-view');
    await expect(page.locator('.first-view img').first()).toBeVisible();
    const first = await placeOf(page, '.first-view img');
    letScriptsGo();

    // It goes by itself once the app's own picture is there, or after a while: on a slow machine that comes first.
    await expect(page.locator('.first-view')).toBeHidden();
    const differences = async () => {
      const drawn = await placeOf(page, own);
      const apart = SIDES.filter((side) => Math.abs(drawn[side] - first[side]) > 1.5);
      return { src: drawn.src, apart: apart.map((side) => `${side} ${first[side]}, then ${drawn[side]}`) };
    };
    await expect.poll(differences).toEqual({ src: first.src, apart: [] });
  });

/** What lies over the whole page, and can be seen. */
const coversOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const covers = (element: Element, part?: '::before') => {
      const { position, visibility, backgroundColor, content } = getComputedStyle(element, part);
      if (position !== 'fixed' || visibility === 'hidden' || (part && content === 'none')) return false;
      const { width, height } = element.getBoundingClientRect();
      // Room is kept for a scroll bar.
      return width > innerWidth * 0.9 && height > innerHeight * 0.9 && !/, 0\)$|^transparent$/.test(backgroundColor);
    };
    const all = [...document.querySelectorAll('body *')];
    return all.filter((each) => covers(each) || covers(each, '::before')).map(({ className }) => String(className));
  });

test.describe('with announcements', () => {
  test.use({ popups: 'shown' });

  test('HOME-07 SYS-12 nothing lies over home until announcements have their text and their close, which Escape uses', async ({
    page,
    app,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const dialog = page.getByRole('dialog', { name: app.words.home.popup.title });
    await page.goto('/');
    await dialog.waitFor();
    await page.evaluate(() => sessionStorage.clear());

    const letScriptsGo = await holdScripts(page);
    await reloadUntilItHas(page, 'first-view');
    expect(await coversOf(page), 'before any script').toEqual([]);
    letScriptsGo();

    // What draws announcements comes last on a slow line.
    const host = Promise.withResolvers<void>();
    await page.route(/home-late-[\w-]+\.js$/, async (route) => {
      await host.promise;
      await route.continue();
    });
    const asked = page.waitForRequest(/home-late-/);
    await page.reload();
    await asked;
    await app.lobby.tiles.first().waitFor();
    expect(await coversOf(page), 'while they are on their way').toEqual([]);
    await app.shell.loginButton.click();
    await expect(app.login.dialog).toBeVisible();
    await app.page.keyboard.press('Escape');
    await expect(app.login.dialog).toHaveCount(0);

    host.resolve();
    await expect(dialog.getByRole('heading').nth(1)).toBeVisible();
    await expect(dialog.getByRole('button', { name: app.words.common.actions.close }).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    // Closed once, it is not in the way again.
    await page.reload();
    await app.lobby.tiles.first().waitFor();
    expect(await coversOf(page)).toEqual([]);
  });
});
