import { expect, test } from '../../fixtures';
import { fill } from '../../words';

test('QA-01 the link of a scenario’s account opens the app as that account, in the world it was applied to', async ({
  page,
  app,
  world,
}) => {
  const [applied] = await world.run('applyScenarios', { names: ['vip-player'] });
  const [account] = applied?.accounts ?? [];
  expect(account).toMatchObject({ role: 'member', username: 'vera' });
  await page.goto(account?.openUrl ?? '');
  await app.shell.expectBalance('$12,500.00');
  await page.goto('/member?page=bonusDetails');
  await expect(page.getByRole('img', { name: fill(app.words.vip.status.medal, { level: 3, last: 8 }) })).toBeVisible();
});
