import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../fixtures';
import { fill } from '../words';

test('MEM-10 a member sees what today comes to, and claims it the day after, once', async ({ page, app, world }) => {
  const { rebates } = app.words;
  const member = await world.mint({ balanceMinor: 1_000_000 });
  await world.run('setRate', { member: member.id, category: 'RNG', basisPoints: 50 });
  await world.run('advanceClock', { by: '5m' });
  await world.run('settleBet', { memberId: member.id, stake: '3000.00', payout: '0.00' });
  await app.signIn(member);
  await page.goto('/member?page=manualRebate');
  const today = page.getByRole('region', { name: rebates.due.title });
  await expect(today).toContainText('$15.00');
  await expect(page.getByRole('button', { name: rebates.due.claim })).toBeDisabled();
  await expectAccessible(page);

  // The session is over by then: no page of it may be open and ask.
  await page.goto('about:blank');
  await world.run('advanceClock', { by: '1d' });
  await app.signIn(member);
  await page.goto('/member?page=manualRebate');
  await page.getByRole('button', { name: rebates.due.claim }).click();
  await expect(page.getByText(fill(rebates.claimed.text, { amount: '$15.00', reference: 'MR00000001' }))).toBeVisible();
  await expect(page.getByRole('table', { name: rebates.history.title })).toContainText('MR00000001');
  await expect(page.getByRole('button', { name: rebates.due.claim })).toBeDisabled();
});

test('MEM-10 tells whoever has no rate that there is none, in English on a phone', async ({
  page,
  english,
  member,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript("localStorage.setItem('lang', 'en')");
  await english.signIn(member);
  await page.goto('/member?page=manualRebate');
  await expect(page.getByText(english.words.rebates.none)).toBeVisible();
  await expectNoSidewaysScroll(page);
});
