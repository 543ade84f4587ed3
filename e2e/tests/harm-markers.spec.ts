import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../fixtures';

test('RG-05 whose play shows markers of harm is asked before they deposit, answers by keys, and goes on', async ({
  page,
  app,
  member,
  world,
}) => {
  const { 'harm-markers': words, cashier } = app.words;
  await world.run('setHarmMarkers', { mode: 'act' });
  await world.run('forceHarmScore', { memberId: member.id, score: 66 });
  await app.signIn(member);
  await page.goto('/member?page=depositv2');
  await expect(page.getByRole('heading', { name: words.title })).toBeVisible();
  const form = page.getByRole('textbox', { name: cashier.amount.label });
  await expect(form).toBeHidden();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.goto('/member?page=protection');
  await page.getByRole('button', { name: words.answers.limits }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(words.thanks.limits)).toBeVisible();
  const { actions } = await world.run('showHarm', { memberId: member.id });
  expect(actions).toMatchObject([{ band: 'interact', answer: 'limits', handledAt: null }]);
  await page.goto('/member?page=depositv2');
  await expect(form).toBeVisible();
});
