import { expect, expectAccessible, expectNoSidewaysScroll, test, untilListening } from '../fixtures';
import type { App } from '../page-models/app';
import { fill } from '../words';

const vipPage = ({ page, words: { vip } }: App) => ({
  open: () => page.goto('/member?page=bonusDetails'),
  heading: page.getByRole('heading', { name: vip.title, level: 1 }),
  progress: page.getByRole('progressbar', { name: vip.status.progress }),
  waiting: page.getByRole('region', { name: vip.waiting.title }),
  claim: (amount: string, bonus: string) =>
    page.getByRole('button', { name: fill(vip.waiting.claimOf, { amount, bonus }) }),
  received: page.getByRole('table', { name: vip.received.caption }).getByRole('row'),
});

test('MEM-10 NAV-06 a member rises with their bets, claims the bonus once and finds it among those received', async ({
  page,
  app,
  member,
  world,
}) => {
  const { vip, records, account, site } = app.words;
  const screen = vipPage(app);
  await world.run('settleBet', { memberId: member.id, stake: '1000.00', payout: '1000.00' });
  await app.signIn(member);
  await screen.open();
  await expect(page.getByRole('img', { name: fill(vip.status.medal, { level: 1, last: 8 }) })).toBeVisible();
  await expect(screen.progress).toHaveAttribute(
    'aria-valuetext',
    fill(vip.status.progressText, { done: '$1,000.00', needed: '$3,000.00' }),
  );
  await expect(page.getByText(vip.received.empty)).toBeVisible();

  const claim = screen.claim('$10.00', fill(vip.waiting.UPGRADE, { name: 'Barro' }));
  await claim.press('Enter');
  await expect(app.toast(vip.waiting.done, { amount: '$10.00' })).toBeVisible();
  await app.shell.expectBalance('$1,010.00');
  await expect(claim).toHaveCount(0);
  await expect(screen.waiting).toContainText(vip.waiting.empty);
  const row = screen.received.filter({ hasText: records.movements.kind.bonus.vip });
  await expect(row).toContainText('+$10.00');
  expect(await world.balances(member.id)).toMatchObject({ main: '1010.00' });

  const link = page.getByRole('link', { name: account.page.bonusDetails });
  await expect(link).not.toHaveCount(0);
  await untilListening(page, world);
  await world.run('setOffers', { vip: false });
  await expect(link).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: site.notFound.title })).toBeVisible();
  await expect(link).toHaveCount(0);
});

test('MEM-10 SYS-15 SYS-16 fits a narrow phone, in English too', async ({ page, english, member, world }) => {
  const { vip } = english.words;
  const screen = vipPage(english);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.addInitScript("localStorage.setItem('lang', 'en'); localStorage.setItem('hisLang', 'en')");
  for (let count = 0; count < 10; count += 1)
    await world.run('settleBet', { memberId: member.id, stake: '1000.00', payout: '1000.00' });
  await english.signIn(member);
  await screen.open();
  await expect(page.getByRole('heading', { name: 'Silver', level: 2 })).toBeVisible();
  await expect(screen.waiting.getByRole('button', { name: /\$/ })).toHaveCount(3);
  await expectNoSidewaysScroll(page);
  await screen.claim('$60.00', fill(vip.waiting.UPGRADE, { name: 'Silver' })).click();
  await expect(screen.waiting.getByRole('button', { name: /\$/ })).toHaveCount(2);
  await expect(screen.received.filter({ hasText: '+$60.00' })).toHaveCount(1);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
