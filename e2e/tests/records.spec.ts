import { readFileSync } from 'node:fs';
import { expect, expectNoSidewaysScroll, shown, test } from '../fixtures';
import type { App } from '../page-models/app';

async function playOnce(app: App): Promise<{ name: string; roundId: string; balanceMinor: number }> {
  await app.page.goto('/rng');
  await app.lobby.tiles.first().waitFor();
  const name = await app.lobby.firstPlayable();
  await app.lobby.startButton(name).click();
  const round = await app.game.spin(name);
  await app.game.close(name).click();
  return { name, ...round };
}

test('MEM-07 shows the round with its totals, its reels and its proof, exports it as CSV, and narrows by what is chosen', async ({
  page,
  app,
  member,
}) => {
  await app.signIn(member);
  const round = await playOnce(app);
  await app.record.open();
  const row = app.record.rows.filter({ hasText: round.name });
  await expect(row).toHaveCount(1);
  await expect(app.record.totals).toContainText(shown(member.balanceMinor - round.balanceMinor).slice(1));
  await app.record.openDetail(row);
  await expect(app.record.detail).toContainText(round.roundId);
  await expect(app.record.detail.getByRole('img', { name: /./ }).first()).toBeVisible();
  const verify = app.record.detail.getByRole('link', { name: new RegExp(app.words.records.detail.verify) });
  const [proof] = await Promise.all([page.context().waitForEvent('page'), verify.click()]);
  await expect(proof.getByText(round.roundId).first()).toBeVisible();
  await proof.close();
  await page.keyboard.press('Escape');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: app.words.records.export.button }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.csv$/);
  expect(readFileSync(await download.path(), 'utf8')).toContain(round.roundId);

  await page
    .getByLabel(app.words.records.filters.type, { exact: true })
    .selectOption({ label: app.words.lobby.type.LIVE });
  await expect(page.getByText(app.words.records.empty)).toBeVisible();
  await expect(page).toHaveURL(/type=LIVE/);
  await page.reload();
  await expect(page.getByText(app.words.records.empty)).toBeVisible();
});

test('MEM-07 AUTH-16 a guest does not see it, and once logged in goes on there', async ({ page, app, member }) => {
  await page.goto('/member?page=personalHistoryCopy');
  await expect(app.login.dialog).toBeVisible();
  await expect(app.record.rows).toHaveCount(0);
  await app.login.logIn(member.username, member.password);
  await expect(app.record.heading).toBeVisible();
});

test('MEM-08 every movement adds up to the balance, opens its round, narrows by type and is exported', async ({
  page,
  app,
  member,
}) => {
  await app.signIn(member);
  const round = await playOnce(app);
  const { movements } = app.words.records;
  await app.accountRecord.open();
  const stake = page.getByRole('rowheader', { name: movements.kind.bet.stake, exact: true });
  await expect(app.accountRecord.rows.filter({ hasText: round.roundId }).filter({ has: stake })).toHaveCount(1);
  await expect(app.accountRecord.rows.first()).toContainText(shown(round.balanceMinor));
  await expect(app.accountRecord.rows.last()).toContainText(shown(member.balanceMinor));
  await expect(app.accountRecord.totals).toContainText(shown(round.balanceMinor));
  await app.accountRecord.roundButton(round.roundId).last().press('Enter');
  await expect(app.record.detail).toContainText(round.roundId);
  await page.keyboard.press('Escape');

  await app.accountRecord.category.selectOption({ label: movements.categories.deposit });
  await expect(app.accountRecord.rows).toHaveCount(1);
  await expect(app.accountRecord.rows).toContainText(movements.kind.deposit.credit);
  await expect(page).toHaveURL(/category=deposit/);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: app.words.records.export.button }).click(),
  ]);
  const csv = readFileSync(await download.path(), 'utf8');
  expect(csv.trim().split('\r\n')).toHaveLength(2);
  expect(csv).toContain(',deposit.credit,1000.00,1000.00,');
});

test('MEM-09 a phone shows in English what play cost, day by day, by arrow keys too', async ({
  page,
  english,
  member,
  clock,
}) => {
  // The day of the round is today until the end.
  await clock.freeze();
  // A game's frame has no storage.
  await page.addInitScript("if (window.top === window) localStorage.setItem('lang', 'en')");
  await english.signIn(member);
  const round = await playOnce(english);
  const { profit } = english.words.records;
  const net = shown(Math.abs(round.balanceMinor - member.balanceMinor));
  await page.setViewportSize({ width: 320, height: 800 });
  await english.profit.open();
  await expect(english.profit.totals).toContainText(shown(member.balanceMinor));
  await expect(english.profit.totals).toContainText(net);
  await expect(english.profit.days.getByRole('rowheader')).toHaveCount(1);
  await expect(english.profit.games).toContainText(english.words.lobby.type.RNG);
  await english.profit.day.focus();
  await expect(english.profit.day).toHaveAttribute(
    'aria-valuetext',
    new RegExp(`${profit.column.net}: .*${net.replace(/[$.]/g, '\\$&')}`),
  );
  await english.profit.day.press('ArrowLeft');
  await expect(english.profit.day).toHaveAttribute('aria-valuetext', new RegExp(`${profit.column.net}: \\$0\\.00`));
  await expectNoSidewaysScroll(page);
});
