import { expect, shown, test, untilListening } from '../../fixtures';

test("QA-03 SYS-02 the browser's clock follows the world's: a countdown stands, jumps, and jumps back", async ({
  page,
  app,
  clock,
  world,
}) => {
  await clock.freeze('2026-03-01T12:00:00.000Z');
  await world.setStatus(1, '2026-03-01T13:00:00.000Z');
  await page.goto('/');
  const timer = page.getByRole('timer');
  await expect(page.getByRole('heading', { name: app.words.site.maintenance.title })).toBeVisible();
  await expect(timer).toContainText('1:00:00');
  expect(await page.evaluate(() => new Date().toISOString())).toBe('2026-03-01T12:00:00.000Z');
  await clock.advance('45m');
  await expect(timer).toContainText('15:00');
  await clock.back();
  await expect(timer).toContainText('1:00:00');
  expect(await clock.now()).toBe('2026-03-01T12:00:00.000Z');
});

test('QA-03 an open page hears that its world went back, and shows what was', async ({
  page,
  app,
  clock,
  member,
  world,
}) => {
  test.slow();
  await clock.freeze();
  await app.signIn(member, '/');
  await app.shell.expectBalance(shown(member.balanceMinor));
  await untilListening(page, world);
  await clock.advance('10m');
  await world.run('settleBet', { memberId: member.id, stake: '200.00' });
  await app.shell.expectBalance(shown(member.balanceMinor - 20_000));
  await clock.back();
  await app.shell.expectBalance(shown(member.balanceMinor));
});
