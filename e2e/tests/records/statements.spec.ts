import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../../fixtures';

test('MEM-17 a member checks the month that is over in the browser, and saves it with its hash', async ({
  page,
  app,
  member,
  world,
}) => {
  const { statements } = app.words.records;
  await world.run('settleBet', { memberId: member.id, stake: '50.00', payout: '0.00' });
  await world.run('advanceClock', { by: '32d' });
  await app.signIn(member, '/member?page=statements');
  const month = page.getByRole('group').filter({ hasText: statements.opening }).last();
  await month.getByRole('button', { name: statements.check }).press('Enter');
  await expect(month.getByText(statements.right)).toBeVisible();
  await month.getByText(statements.seal).click();
  const hash = await month
    .getByText(/^[0-9a-f]{64}$/)
    .first()
    .textContent();
  const saved = page.waitForEvent('download');
  await month.getByRole('button', { name: statements.save }).click();
  const text = await readFile(await (await saved).path(), 'utf8');
  expect(text.trimEnd().endsWith(`hash,,,${hash}`)).toBe(true);
  const printed = page.waitForEvent('download');
  await month.getByRole('button', { name: statements.print }).press('Enter');
  const pdf = await printed;
  expect(pdf.suggestedFilename()).toMatch(new RegExp(`${hash?.slice(0, 8)}\\.pdf$`));
  const bytes = await readFile(await pdf.path(), 'latin1');
  expect(bytes.startsWith('%PDF-') && bytes.includes(`/ID [<${hash?.slice(0, 32)}>`)).toBe(true);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
});
