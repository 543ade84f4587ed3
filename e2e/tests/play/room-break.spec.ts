import { expect, test } from '../../fixtures';
import { fill } from '../../words';

test('RG-03 GAME-09 GAME-12 a member at a card table takes a break before the deal, another is suspended: who is left sees both seats free at once, and sits alone', async ({
  app,
  member,
  mint,
  world,
  phone,
}) => {
  test.slow();
  await world.apply('single-wallet');
  const guest = async () => {
    const account = await mint();
    const one = app.on(await (await phone()).newPage());
    await one.signIn(account);
    return { account, app: one };
  };
  const [beto, caro] = [await guest(), await guest()];
  await app.signIn(member);
  const own = await app.enterRoom(/Niu/);
  await expect(own.frame.locator('#game')).toHaveAttribute('data-table', 'open');
  await world.freeze();
  const taken = own.frame.locator('.place[data-state="taken"]');
  await own.frame.locator('.place[data-seat="1"] button').click();
  await own.answerTo('place', () => own.frame.locator('#spin').click());
  for (const [at, one] of [beto, caro].entries()) {
    const title = await one.app.enterRoom(own.name);
    await title.frame.locator(`.place[data-seat="${at + 2}"] button`).click();
    await title.answerTo('place', () => title.frame.locator('#spin').click());
    await expect(own.frame.locator(`.place[data-seat="${at + 2}"]`)).toHaveAttribute('data-state', 'taken');
  }
  await expect(taken).toHaveCount(2);

  // From within the room, as the page offers it.
  const { breaks, common } = app.words;
  const { page } = beto.app;
  await page.getByRole('dialog').getByRole('button', { name: common.actions.takeBreak }).click();
  const choice = { length: breaks.choice['24h'], kind: breaks.kind.TIME_OUT };
  await page.getByRole('radio', { name: fill(breaks.dialog.option, choice) }).press('Space');
  await page.getByRole('button', { name: breaks.dialog.continue }).click();
  await page.getByRole('button', { name: breaks.dialog.start.TIME_OUT }).click();
  await expect(page.getByRole('heading', { name: breaks.screen.title, level: 1 })).toBeVisible();
  await expect(own.frame.locator('.place[data-seat="2"]')).toHaveAttribute('data-state', 'free');
  expect(Number((await world.balances(beto.account.id)).main) * 100).toBe(beto.account.balanceMinor);

  await caro.app.page.goto('about:blank');
  await world.run('setMemberStatus', { id: caro.account.id, status: 'suspended' });
  await expect(own.frame.locator('.place[data-seat="3"]')).toHaveAttribute('data-state', 'free');
  await expect(own.frame.locator('.middle')).toContainText('Esperando a otro jugador');
  expect(Number((await world.balances(caro.account.id)).main) * 100).toBe(caro.account.balanceMinor);

  // Nothing is dealt to one alone.
  await world.run('advanceClock', { by: '30s' });
  await expect(own.frame.locator('#game')).toHaveAttribute('data-table', 'open');
  expect((await world.audit()).findings).toEqual([]);
});
