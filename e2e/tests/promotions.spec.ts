import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../fixtures';

test('PROMO-01 HOME-09 a visitor finds the Zalo promotion by its category, with its terms and the way there', async ({
  page,
  app,
}) => {
  const { promotions } = app.words;
  await page.goto('/promotions');
  const cards = page.getByRole('article');
  await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(8);
  await page.getByRole('tab', { name: promotions.category.COMMUNITY }).click();
  await expect(page).toHaveURL(/category=COMMUNITY/);
  await page.getByRole('link', { name: /131K.*Zalo/ }).press('Enter');
  const dialog = page.getByRole('dialog', { name: /131K/ });
  await expect(dialog.getByRole('region', { name: promotions.terms })).toContainText('131K');
  await expect(dialog.getByRole('link')).toHaveAttribute('href', /^https:\/\/zalo\./);
  await expect(dialog.getByRole('img')).toHaveCount(0);
  await page.reload();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/promotions\?category=COMMUNITY$/);
});

test('PROMO-01 NAV-04 a visitor who wants to take part logs in first and goes on there', async ({
  page,
  app,
  member,
}) => {
  const { promotions } = app.words;
  await page.goto('/');
  await app.shell.sideMenu.getByRole('link', { name: promotions.title }).click();
  await expect(page.getByRole('heading', { level: 1, name: promotions.title })).toBeVisible();
  await page.goto('/promotions?promo=referral');
  await page.getByRole('button', { name: promotions.logIn }).click();
  await app.login.logIn(member.username, member.password);
  await expect(page).toHaveURL(/\/member\?page=referral/);
});

test('PROMO-01 SYS-15 SYS-16 reads in English on a narrow phone, and axe finds nothing', async ({ page, english }) => {
  const { promotions } = english.words;
  await page.setViewportSize({ width: 320, height: 640 });
  await page.addInitScript("localStorage.setItem('lang', 'en'); localStorage.setItem('hisLang', 'en')");
  await page.goto('/promotions');
  await expect(page.getByRole('link', { name: 'Weekly cashback' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Weekly cashback' }).click();
  const dialog = page.getByRole('dialog', { name: 'Weekly cashback' });
  await expect(dialog.getByText(promotions.phase.COMING_SOON)).toBeVisible();
  // Nothing can be done about it yet.
  await expect(dialog.getByRole('button')).toHaveCount(1);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
