import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../../fixtures';

test('MEM-17 a member downloads all of their data with the password, and nobody else’s', async ({
  page,
  app,
  member,
  world,
}) => {
  const { ownData: words } = app.words.account;
  await world.run('settleBet', { memberId: member.id, stake: '50.00', payout: '0.00' });
  await app.signIn(member, '/member?page=ownData');
  await page.getByRole('button', { name: words.open }).click();
  const dialog = page.getByRole('dialog', { name: words.dialog.title });
  await dialog.getByLabel(words.dialog.password).fill(member.password);
  await expectAccessible(page);
  const saved = page.waitForEvent('download');
  await dialog.getByLabel(words.dialog.password).press('Enter');
  const { about, data } = JSON.parse(await readFile(await (await saved).path(), 'utf8'));
  expect(about.requestId).toBe('OD00000001');
  expect(data['account.member']).toEqual([expect.objectContaining({ id: member.id, username: member.username })]);
  expect(data['play.bets']).toEqual([expect.objectContaining({ stake: '50.00', payout: '0.00' })]);
  await expect(dialog).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
});
