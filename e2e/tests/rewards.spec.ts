import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../fixtures';
import type { App } from '../page-models/app';
import { fill } from '../words';

const centre = ({ page, words: { rewards } }: App) => ({
  open: () => page.goto('/member?page=rewardCenter'),
  heading: page.getByRole('heading', { name: rewards.title, level: 1 }),
  waiting: page.getByRole('region', { name: new RegExp(rewards.waiting.title) }),
  claim: (what: string, title: string) => page.getByRole('button', { name: fill(rewards.claim.of, { what, title }) }),
  history: page.getByRole('table', { name: rewards.past.caption }).getByRole('row'),
});

test('MEM-11 NAV-06 a member sees the badge go up and down without a reload, claims one reward and then the rest', async ({
  page,
  app,
  member,
  world,
}) => {
  const { rewards } = app.words;
  const screen = centre(app);
  await app.signIn(member);
  await screen.open();
  await expect(screen.waiting).toContainText(rewards.waiting.empty);
  const grant = { memberId: member.id, titleEs: 'Misión cumplida', titleEn: 'Mission done' };
  for (let count = 0; count < 3; count += 1) await world.run('grantReward', { ...grant, lapsesInMinutes: 90 - count });
  const badge = (count: number) =>
    page.getByText(fill(count === 1 ? rewards.waitingCount_one : rewards.waitingCount_other, { count })).first();
  await expect(badge(3)).toBeAttached();
  await expect(screen.waiting.getByRole('timer')).toHaveCount(3);
  await screen.claim('$10.00', grant.titleEs).first().press('Enter');
  await expect(page.getByText(rewards.receipt.where.cash)).toBeVisible();
  await expect(badge(2)).toBeAttached();
  await app.shell.expectBalance('$1,010.00');
  await expectAccessible(page);
  await page.getByRole('button', { name: fill(rewards.claim.all_other, { count: 2 }) }).click();
  await expect(screen.waiting).toContainText(rewards.waiting.empty);
  await app.shell.expectBalance('$1,030.00');
  await expect(screen.history.filter({ hasText: rewards.end.CLAIMED })).toHaveCount(3);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
});
