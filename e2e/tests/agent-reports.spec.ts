import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../fixtures';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

test('AG-05 AG-06 an agent opens the reports of the own team, from a row down to its movements', async ({
  page,
  app,
  agent,
  mint,
  world,
}) => {
  const below = await mint({ uplineId: agent.id, type: 1, username: 'lucero' });
  const player = await mint({ uplineId: below.id, username: 'estrella' });
  await world.run('settleBet', { memberId: player.id, stake: '12.00', payout: '2.00' });
  await app.signIn(agent);
  const words = app.words['agent-reports'];
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.goto('/agentHome?page=personalHistoryCopy');
    await expect(page.getByRole('heading', { level: 1, name: words.betting.title })).toBeVisible();
    await expect(page.getByRole('table')).toContainText('+$10.00');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
  await page.getByRole('button', { name: words.betting.open.replace('{{name}}', 'lucero') }).click();
  await expect(page.getByRole('table')).toContainText('e••••a');
  await page.getByRole('link', { name: words.betting.movementsOf.replace('{{name}}', 'e••••a') }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.movements.title })).toBeVisible();
  await expect(page.getByText(words.movements.of.replace('{{name}}', 'e••••a'))).toBeVisible();
});
