import { expect, expectAccessible, shown, test } from '../../fixtures';
import { RunningTitle } from '../../page-models/running-title';

test('PROMO-06 GAME-05 free spins are opened from the bonuses, played on the house, and become bonus money', async ({
  page,
  app,
  member,
  world,
}) => {
  test.slow();
  const { bonuses } = app.words;
  const { nodeIds } = await world.run('grantFree', { memberId: member.id, count: 2, stake: '2.00' });
  const nodeId = nodeIds[0] ?? '';
  await app.signIn(member, '/member?page=bonuses');
  await expect(page.getByRole('region', { name: bonuses.free.title })).toContainText('2 de 2');
  await expectAccessible(page);
  const button = page
    .getByRole('region', { name: bonuses.free.title })
    .getByRole('button', { name: /^Jugar / })
    .first();
  const name = (await button.innerText()).replace(/^Jugar /, '');
  await button.click();
  await app.game.untilReady(name);
  const title = new RunningTitle(page, app.game, { name, nodeId });
  const { frame } = title;
  const untilOver = () => expect(frame.locator('#spin')).toHaveAttribute('data-busy', 'false');
  await expect(frame.locator('.free-text')).toHaveText('La casa invita: quedan 2 de 2 giros de $2.00');
  await expect(frame.locator('#stake')).toHaveText('$2.00');

  await world.run('forceNext', { memberId: member.id, nodeId, outcome: 'win' });
  const won = await title.answerTo('spin', 'Space');
  await untilOver();
  expect(won).toMatchObject({ balanceMinor: member.balanceMinor, free: { left: 1, wonMinor: won.payoutMinor } });
  await expect(frame.locator('.free-text')).toContainText(`ganado ${shown(won.payoutMinor)}`);
  await expectAccessible(page);

  // Who stakes is the player's choice, until none is left.
  await frame.getByRole('button', { name: 'Jugar con mi saldo' }).click();
  await expect(frame.locator('#live')).toHaveText('La siguiente jugada sale de tu saldo.');
  await frame.getByRole('button', { name: 'Usar' }).click();
  await world.run('forceNext', { memberId: member.id, nodeId, outcome: 'lose' });
  await title.answerTo('spin', () => frame.locator('#spin').click());
  await untilOver();
  await expect(frame.locator('.free')).toBeHidden();

  await page.goto('/member?page=bonuses');
  await expect(page.getByRole('region', { name: bonuses.free.title })).toContainText(bonuses.state.COMPLETED);
  await expect(page.getByRole('heading', { name: 'Bono de regalo' })).toBeVisible();
  await app.shell.expectBalance(shown(member.balanceMinor));
});
