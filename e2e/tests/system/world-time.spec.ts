import { expect, test } from '../../fixtures';

test("QA-03 SYS-02 the browser's clock follows the world's: a countdown stands, jumps, ends, and is there again after going back", async ({
  page,
  app,
  clock,
  world,
}) => {
  test.slow();
  await clock.freeze('2026-03-01T12:00:00.000Z');
  await world.setStatus(1, '2026-03-01T13:00:00.000Z');
  await page.goto('/');
  const closed = page.getByRole('heading', { name: app.words.system.maintenance.title });
  const timer = page.getByRole('timer');
  await expect(closed).toBeVisible();
  await expect(timer).toContainText('1:00:00');
  expect(await page.evaluate(() => new Date().toISOString())).toBe('2026-03-01T12:00:00.000Z');
  await clock.advance('45m');
  await expect(timer).toContainText('15:00');
  await clock.advance('15m');
  await expect(app.lobby.tiles.first()).toBeVisible({ timeout: 60_000 });
  await clock.back();
  await expect(closed).toBeVisible({ timeout: 60_000 });
  await expect(timer).toContainText('15:00');
  await clock.back();
  await expect(timer).toContainText('1:00:00');
  expect(await clock.now()).toBe('2026-03-01T12:00:00.000Z');
});
