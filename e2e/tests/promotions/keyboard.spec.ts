import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../fixtures';

/** Goes on by the Tab key alone until something has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeEnabled();
  for (let presses = 0; presses < 300; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('the Tab key does not lead there');
}

test('PROMO-02 PROMO-03 PROMO-04 MEM-11 a claim, a day, an application and a spin by the keyboard alone', async ({
  page,
  english,
  world,
}) => {
  const { promotions, wheel } = english.words;
  await page.addInitScript("localStorage.setItem('lang', 'en'); localStorage.setItem('hisLang', 'en')");
  await world.apply('promotion-statuses');
  await english.signIn({ username: 'tina', password: 'Clave1234' }, '/promotions');
  const dialog = page.getByRole('dialog');
  const open = async (name: RegExp) => {
    await tabTo(page, page.getByRole('main').getByRole('link', { name }).first());
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
  };
  const act = async (name: string) => {
    await tabTo(page, dialog.getByRole('button', { name }));
    await page.keyboard.press('Enter');
  };
  const leave = async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  };

  await open(/Verify your e-mail/);
  await act(promotions.action.claim);
  await expect(dialog.getByText(promotions.status.claimed, { exact: true })).toBeVisible();
  await leave();

  await open(/calendar of visits/);
  await act(promotions.action.sign);
  await expect(dialog.getByText(promotions.status.signed)).toBeVisible();
  await leave();

  await open(/Zalo/);
  await tabTo(page, dialog.getByRole('textbox'));
  await page.keyboard.type('I am «Tina Luna» there.');
  await act(promotions.action.apply);
  await expect(dialog.getByText(promotions.status.applying)).toBeVisible();
  await leave();

  await page.goto('/member?page=wheel');
  await tabTo(page, page.getByRole('button', { name: wheel.spin }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(wheel.none)).toBeVisible();
  expect((await world.audit()).findings).toEqual([]);
});
