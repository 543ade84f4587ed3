import { expect, expectNoSidewaysScroll, test } from '../fixtures';
import { fill } from '../words';

const TAZA = { es: 'Taza Tonalli', en: 'Tonalli mug' };

test('AUTH-16 PTS-01 PTS-03 PTS-04 a guest logs in and comes back to the mall, earns by betting, redeems and follows the request', async ({
  page,
  app,
  member,
  world,
}) => {
  const { points } = app.words;
  await world.run('settleBet', { memberId: member.id, stake: '500.00', payout: '480.00' });
  await world.run('grantPoints', { memberId: member.id, points: 6_000 });
  await page.goto('/pointMall');
  await app.login.logIn(member.username, member.password);
  await expect(app.points.heading).toBeVisible();
  await expect(app.points.balance).toContainText('6,500');

  await page.getByRole('button', { name: points.rewards.affordable }).click();
  await expect(app.points.rewards).toHaveCount(1);
  await app.points.redeem(TAZA.es, '6,000');
  await expect(app.toast(points.redeem.sent)).toBeVisible();
  await expect(app.points.balance).toContainText(/(?<![\d,])500(?!\d)/);

  await app.points.tab('history').click();
  const request = app.points.rows('history').filter({ hasText: TAZA.es });
  await expect(request).toContainText(points.status.PROCESS);
  const [open] = await world.run('listRedemptionsOfAll', {});
  await world.run('reviewRedemption', { redeemId: open?.redeemId ?? '', decision: 'REJECTED' });
  await page.reload();
  await expect(request).toContainText(points.status.REJECTED);
  await expect(app.points.balance).toContainText('6,500');

  await app.points.tab('details').click();
  await expect(app.points.rows('details').filter({ hasText: points.entry.BET })).toContainText('+500');
  await expect(app.points.rows('details').filter({ hasText: points.entry.RETURN })).toContainText('+6,000');
});

test('PTS-02 converts points to money by keyboard on a phone, in English', async ({ page, english, member, world }) => {
  const { points, common } = english.words;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript("localStorage.setItem('lang', 'en')");
  await world.run('grantPoints', { memberId: member.id, points: 5_200 });
  await english.signIn(member);
  await english.points.open();
  await expectNoSidewaysScroll(page);
  const convert = page.getByRole('button', { name: points.hero.convert });
  await expect(convert).toBeEnabled();
  await convert.press('Enter');
  await expect(english.points.dialog.getByLabel(points.convert.points)).toBeFocused();
  await page.keyboard.type('4500');
  await expect(english.points.dialog).toContainText('$9.00');
  await english.points.typePassword();
  await page.keyboard.press('Enter');
  await expect(english.toast(points.convert.done, { points: '4,500', amount: '$9.00' })).toBeVisible();
  await expect(english.points.balance).toContainText('700');
  expect((await world.balances(member.id)).main).toBe('1009.00');
  await page.setViewportSize({ width: 320, height: 640 });
  await english.points.tab('details').click();
  await expect(english.points.rows('details').first()).toContainText(fill(points.remark.convert, { amount: '$9.00' }));
  await expectNoSidewaysScroll(page);
  await expect(page).toHaveTitle(fill(common.documentTitle, { page: points.title }));
});
