import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../fixtures';

test('MEM-11 PROMO-06 a member spins the wheel, sees why it stopped there, and is told when the next spin comes', async ({
  page,
  app,
  member,
}) => {
  const { wheel } = app.words;
  await app.signIn(member, '/member?page=wheel');
  await expect(page.getByRole('table', { name: wheel.odds.caption })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: wheel.spin }).press('Enter');
  await expect(page.getByText(wheel.none)).toBeVisible();
  await expect(page.getByRole('button', { name: wheel.spin })).toBeDisabled();
  await page.getByText(wheel.proof.title).click();
  await expect(page.getByText(wheel.proof.ok)).toBeVisible();
  await expect(page.getByRole('region', { name: wheel.past.title }).getByRole('listitem')).toHaveCount(1);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
});
