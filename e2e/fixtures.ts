import type { BrowserContext, Page } from '@playwright/test';
import type { Control } from '@tonalli/test-stack/control';
import { test as base, enterWorld, expect, expectNoSidewaysScroll } from '@tonalli/test-stack/playwright';
import { untilAnimationsEnd } from './animations';
import { violationsOf, WCAG } from './axe';
import { App } from './page-models/app';
import { wordsOf } from './words';

export { enterWorld, expect, expectNoSidewaysScroll, shown } from '@tonalli/test-stack/playwright';

const PHONE = { width: 390, height: 844 };

interface Own {
  readonly app: App;
  readonly english: App;
  /** A phone of somebody else's in the same world. It is put away with the test. */
  readonly phone: () => Promise<BrowserContext>;
}

/** `test` in a world of its own, with the app described in Spanish (`app`) and in English (`english`). */
export const test = base.extend<Own>({
  app: async ({ page }, use) => use(new App(page, wordsOf('es'))),
  english: async ({ page }, use) => use(new App(page, wordsOf('en'))),
  phone: async ({ browser, baseURL, world }, use) => {
    const phones: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: PHONE });
      phones.push(context);
      await enterWorld(context, { world: world.world, baseURL: baseURL ?? '' });
      return context;
    });
    await Promise.all(phones.map((context) => context.close()));
  },
});

const NARROW = { width: 320, height: 640 };

/** That a page, or a part of it, keeps within the narrowest phone, and breaks no rule of accessibility there. */
export async function expectWholeOnPhone(page: Page, part = 'html'): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize(NARROW);
  await expectNoSidewaysScroll(page);
  await untilAnimationsEnd(page);
  expect(await violationsOf(page, { part })).toEqual([]);
  if (before) await page.setViewportSize(before);
}

/**
 * Looks at what can be reached of the page as it is now, against WCAG 2.2 AA. Behind a modal dialog of the browser's own nothing
 * can be, which axe does not see: it would measure a lobby that goes on changing there.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await untilAnimationsEnd(page);
  const isBehind = await page.evaluate(() => document.querySelector(':modal') !== null);
  const violations = await violationsOf(page, { tags: WCAG, ...(isBehind && { part: ':modal' }) });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' ')}`)).toEqual(
    [],
  );
}

/** So many of the last requests of a page the runner knows, at most; at one more it forgets the oldest ten. */
const KNOWN_REQUESTS = { most: 100, forgotten: 10 };

/** Whether the page's last live channel is open, and of whoever is there now: a login begins another one, a while later. */
async function hasChannel(page: Page): Promise<boolean> {
  const known = await page.requests();
  const channel = known.findLast((request) => request.url().includes('/trpc/live.'));
  // What was opened long ago has left the list.
  if (!channel) return known.length > KNOWN_REQUESTS.most - KNOWN_REQUESTS.forgotten;
  const token = await page.evaluate(() => sessionStorage.getItem('token'));
  const told = new URL(channel.url()).searchParams.get('connectionParams');
  const isOpen = channel.existingResponse() !== null && channel.failure() === null;
  return isOpen && told === (token === null ? null : JSON.stringify({ session: token }));
}

/**
 * Waits until the live channel of a page is there: what happens in the world before that is not heard. A page asks for
 * the bootstrap again only because of what it hears; for a balance also after a login, or an order.
 */
export async function untilListening(page: Page, world: Control): Promise<void> {
  await expect(async () => {
    expect(await hasChannel(page), 'the channel is open').toBe(true);
    const asked = page.waitForRequest(/system\.bootstrap/, { timeout: 2_000 });
    await Promise.all([asked, world.setModules({})]);
  }).toPass({ timeout: 60_000 });
}

/** Waits until every request of a page is answered, and no answer has led to another request. */
export async function untilAnswered(page: Page): Promise<void> {
  const asked = async () => (await page.requests()).filter((request) => /\/trpc\/(?!live\.)/.test(request.url()));
  await expect(async () => {
    const before = await asked();
    await Promise.all(before.map(async (request) => (await request.response())?.finished()));
    await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())));
    expect((await asked()).at(-1) === before.at(-1), 'nothing more was asked').toBe(true);
  }).toPass({ timeout: 60_000 });
}
