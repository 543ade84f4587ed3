import { expect, shown, test } from '../../fixtures';

test('GAME-05 GAME-09 GAME-12 GAME-13 of three at a card table one loses the connection in the middle of a hand: the others read it, and so does who comes back', async ({
  app,
  member,
  mint,
  world,
  phone,
}) => {
  test.slow();
  await world.apply('single-wallet');
  const guest = async () => {
    const context = await phone();
    const account = await mint();
    const one = app.on(await context.newPage());
    await one.signIn(account);
    return { context, account, app: one };
  };
  const [beto, caro] = [await guest(), await guest()];
  await app.signIn(member);
  const own = await app.enterRoom(/^(?!.*Tapado).*(Trío|Tríos)/);
  await expect(own.frame.locator('#game')).toHaveAttribute('data-table', 'open');
  await world.freeze();
  const hands = { 1: 'pair', 2: 'high-card', 3: 'flush' } as const;
  await world.run('forceTable', { nodeId: own.nodeId, wish: { first: 1, hands } });
  const titles = [own, await beto.app.enterRoom(own.name), await caro.app.enterRoom(own.name)] as const;
  for (const [at, title] of titles.entries()) {
    const { frame } = title;
    await expect(frame.locator('.place[data-state="taken"]')).toHaveCount(at);
    await frame.locator(`.place[data-seat="${at + 1}"] button`).click();
    const placed = await title.answerTo('place', () => frame.locator('#spin').click());
    expect(placed).toMatchObject({ view: { seat: at + 1 } });
  }
  const [, second, third] = titles;
  await expect(own.frame.locator('.place[data-state="taken"]')).toHaveCount(2);
  for (const by of ['12s', '1s']) await world.run('advanceClock', { by });

  // The first calls; the second has to speak, and is gone.
  await own.answerTo('step', () => own.frame.getByRole('button', { name: 'Igualar' }).click());
  await world.run('advanceClock', { by: '1s' });
  await expect(second.frame.locator('#deciding')).toHaveAttribute('data-asked', 'true');
  await beto.context.setOffline(true);
  await world.run('advanceClock', { by: '12s' });
  const gone = '.place[data-seat="2"]';
  for (const { frame } of [own, third]) {
    await expect(frame.locator(gone)).toHaveAttribute('data-out', 'true');
    await expect(frame.locator(`${gone} .place-note`)).toContainText('sin respuesta');
  }

  // The hand goes on without them; who comes back reads what happened, and has nothing to press any more.
  await expect(third.frame.locator('#deciding')).toHaveAttribute('data-asked', 'true');
  await beto.context.setOffline(false);
  await expect(second.frame.locator('.whose')).toHaveText(
    'No respondiste a tiempo y te retiraste: solo pierdes lo que ya pusiste',
  );
  await expect(second.frame.locator('.play-step')).toHaveCount(0);
  await third.answerTo('step', () => third.frame.getByRole('button', { name: 'Comparar' }).click());
  await world.run('advanceClock', { by: '1s' });
  await expect(own.frame.locator('.place[data-seat="3"]')).toHaveAttribute('data-net', 'won');
  await expect(own.frame.locator(gone)).toHaveAttribute('data-net', 'lost');

  // One ante is all that it cost; of what the winner has more the house keeps its part.
  const accounts = [member, beto.account, caro.account];
  const won = async () =>
    Promise.all(
      accounts.map(
        async ({ id, balanceMinor }) => Math.round(Number((await world.balances(id)).main) * 100) - balanceMinor,
      ),
    );
  const [, lost = 0] = await won();
  const anteMinor = -lost;
  expect(anteMinor).toBeGreaterThan(0);
  expect(await won()).toEqual([-2 * anteMinor, -anteMinor, 3 * anteMinor - Math.floor((3 * anteMinor) / 20)]);

  // In the next hand another one is away until it is over, and reads what came of it.
  await world.run('advanceClock', { by: '8s' });
  await expect(own.frame.locator('#game')).toHaveAttribute('data-table', 'open');
  await world.run('forceTable', { nodeId: own.nodeId, wish: { first: 3 } });
  await own.answerTo('place', () => own.frame.locator('#spin').click());
  await third.frame.locator('.place[data-seat="3"] button').click();
  await third.answerTo('place', () => third.frame.locator('#spin').click());
  await caro.context.setOffline(true);
  for (const by of ['12s', '1s']) await world.run('advanceClock', { by });
  await expect(own.frame.locator('.whose')).toHaveText('Habla el asiento 3');
  await world.run('advanceClock', { by: '12s' });
  await expect(own.frame.locator('.place[data-seat="1"]')).toHaveAttribute('data-net', 'won');
  await world.run('advanceClock', { by: '8s' });
  await expect(own.frame.locator('#game')).toHaveAttribute('data-table', 'open');
  await caro.context.setOffline(false);
  await expect(third.frame.locator('#live')).toContainText(
    `Tu mano terminó mientras no había conexión: pusiste ${shown(anteMinor)} y recibiste $0.00`,
  );
  const [, , now = 0] = await won();
  await third.expectBalance(caro.account.balanceMinor + now);
  expect((await world.audit()).findings).toEqual([]);
});
