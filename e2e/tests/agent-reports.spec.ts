import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../fixtures';

const PHONE = { width: 390, height: 844 };

test('AG-05 AG-06 an agent opens the reports of the own team, from a row down to its movements', async ({
  page,
  app,
  agent,
  mint,
  world,
}) => {
  const head = await mint({ uplineId: agent.id, type: 1, username: 'lucero' });
  const player = await mint({ uplineId: head.id, username: 'estrella' });
  await world.run('settleBet', { memberId: player.id, stake: '12.00', payout: '2.00' });
  await app.signIn(agent);
  const words = app.words['agent-reports'];
  const named = (text: string, name: string) => text.replace('{{name}}', name);
  await page.goto('/agentHome?page=personalHistoryCopy');
  const table = page.getByRole('table');
  await expect(table).toContainText('+$10.00');
  // The name of a row stays in sight at the far end of its figures.
  const name = table.getByRole('rowheader', { name: 'lucero' });
  const place = await name.boundingBox();
  await table.getByRole('link', { name: named(words.betting.movementsOf, 'lucero') }).scrollIntoViewIfNeeded();
  expect((await name.boundingBox())?.x).toBe(place?.x);
  await expectAccessible(page);
  await page.setViewportSize(PHONE);
  await expect(page.getByRole('heading', { level: 1, name: words.betting.title })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: named(words.betting.open, 'lucero') }).click();
  const below = table.getByRole('row').filter({ hasText: 'e••••a' });
  await below.getByRole('button', { name: named(words.row.open, 'e••••a') }).click();
  await below.getByRole('link', { name: named(words.betting.movementsOf, 'e••••a') }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.movements.title })).toBeVisible();
  await expect(page.getByText(named(words.movements.of, 'e••••a'))).toBeVisible();
});
