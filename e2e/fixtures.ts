import type { Page } from '@playwright/test';
import type { Control } from '@tonalli/test-stack/control';
import { test as base, expect } from '@tonalli/test-stack/playwright';
import { App } from './page-models/app';
import { wordsOf } from './words';

export { enterWorld, expect, expectNoSidewaysScroll, shown } from '@tonalli/test-stack/playwright';

/** `test` in a world of its own, with the app described in Spanish (`app`) and in English (`english`). */
export const test = base.extend<{ app: App; english: App }>({
  app: async ({ page }, use) => use(new App(page, wordsOf('es'))),
  english: async ({ page }, use) => use(new App(page, wordsOf('en'))),
});

/** Waits until the live channel of a page is there: what happens in the world before that is not heard. */
export async function untilListening(page: Page, world: Control): Promise<void> {
  await expect(async () => {
    const asked = page.waitForRequest(/system\.bootstrap|wallet\.balance/, { timeout: 2_000 });
    await Promise.all([asked, world.setModules({})]);
  }).toPass({ timeout: 60_000 });
}
