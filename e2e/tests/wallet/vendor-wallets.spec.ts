import { expect, expectAccessible, expectNoSidewaysScroll, shown, test } from '../../fixtures';
import { fill } from '../../words';

test('GAME-07 MEM-06 a game that keeps its own wallet offers the transfer, is played from it, and all of it comes back', async ({
  page,
  app,
  member,
  world,
}) => {
  test.slow();
  const { transfer } = app.words;
  await app.signIn(member);
  await page.goto('/rng?vassalage=SLR');
  await app.lobby.tiles.first().waitFor();
  const name = await app.lobby.firstPlayable();
  await app.lobby.startButton(name).click();
  const form = page.getByRole('form', { name: fill(transfer.topUp.title, { name: 'Solárica' }) });
  await form.getByRole('button', { name: '$200', exact: true }).click();
  await form.getByRole('button', { name: transfer.topUp.submit }).click();
  const round = await app.game.spin(name);
  await app.game.untilSettled(name);
  await app.game.close(name).click();
  await app.shell.expectBalance(shown(member.balanceMinor - 20_000));

  await page.goto('/member?page=transferFund');
  await expect(page.getByRole('list', { name: transfer.wallets })).toContainText(shown(round.balanceMinor));
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: transfer.collect.submit }).click();
  await app.shell.expectBalance(shown(member.balanceMinor - 20_000 + round.balanceMinor));
  expect((await world.audit()).findings).toEqual([]);
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('GAME-07 MEM-06 NAV-08 NAV-09 the seamless wallet explains itself, and money is moved in English by the keyboard', async ({
    page,
    english,
    member,
  }) => {
    await page.addInitScript(() => {
      if (window.top === window) localStorage.setItem('lang', 'en');
    });
    const { transfer } = english.words;
    await page.goto('/seamless');
    await expect(page.getByRole('heading', { level: 1, name: transfer.seamless.title })).toBeVisible();
    await expect(english.shell.footer).toHaveCount(0);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await english.signIn(member);
    await page.goto('/member?page=transferFund');
    const form = page.getByRole('region', { name: transfer.form });
    await form.getByRole('textbox', { name: transfer.amount.label }).focus();
    await page.keyboard.type('125.50');
    await page.keyboard.press('Enter');
    const list = page.getByRole('list', { name: transfer.wallets });
    await expect(list.getByRole('listitem').filter({ hasText: 'Solárica' })).toContainText('$125.50');
    await expect(page.getByRole('region', { name: transfer.movements.title })).toContainText(
      fill(transfer.movements.in, { name: 'Solárica' }),
    );
    await expectNoSidewaysScroll(page);
  });
});
