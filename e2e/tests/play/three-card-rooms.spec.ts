import { expect, test } from '../../fixtures';

test('GAME-05 GAME-09 GAME-12 GAME-13 two members play three cards in turn, compare, and one who loses the connection folds', async ({
  app,
  member,
  mint,
  world,
  phone,
}) => {
  test.slow();
  await world.apply('single-wallet');
  const context = await phone();
  const other = app.on(await context.newPage());
  await other.signIn(await mint());
  await app.signIn(member);
  const title = await app.enterRoom(/^(?!.*Tapado).*(Trío|Tríos)/);
  const own = title.frame;
  const game = own.locator('#game');
  await expect(game).toHaveAttribute('data-table', 'open');
  await world.run('freezeClock', {});
  await world.run('forceTable', { nodeId: title.nodeId, wish: { first: 3, hands: { 3: 'pair' } } });

  await own.locator('.place[data-seat="3"] button').click();
  const placed = await title.answerTo('place', () => own.locator('#spin').click());
  expect(placed).toMatchObject({ isOver: false, view: { seat: 3, cards: [] } });
  const theirs = await other.enterRoom(title.name);
  await theirs.answerTo('place', () => theirs.frame.locator('#spin').click());
  await expect(own.locator('.place[data-state="taken"]')).toHaveCount(1);

  // Whoever speaks first raises by key; the other asks to compare, and both hands are shown.
  for (const by of ['12s', '1s']) await world.run('advanceClock', { by });
  await expect(game).toHaveAttribute('data-step', 'turn');
  await expect(own.locator('.own .fan li')).toHaveCount(3);
  await expect(own.locator('#deciding')).toHaveAttribute('data-asked', 'true');
  await expect(theirs.frame.locator('#deciding')).toHaveAttribute('data-asked', 'false');
  await title.expectFits();
  await title.answerTo('step', '2');
  await world.run('advanceClock', { by: '1s' });
  await expect(theirs.frame.locator('#deciding')).toHaveAttribute('data-asked', 'true');
  await theirs.answerTo('step', () => theirs.frame.getByRole('button', { name: 'Comparar' }).click());
  await world.run('advanceClock', { by: '1s' });
  await expect(own.locator('.place[data-seat="3"] .place-net')).toHaveText(/^[+−]/);
  await expect(own.locator('.place[data-state="taken"] .fan li')).toHaveCount(3);
  await expect(own.locator('.own-told')).toContainText('Par');

  // In the next hand the other one has to speak, and is gone.
  await world.run('advanceClock', { by: '8s' });
  await expect(game).toHaveAttribute('data-table', 'open');
  await world.run('forceTable', { nodeId: title.nodeId, wish: { first: 1 } });
  await title.answerTo('place', () => own.locator('#spin').click());
  await theirs.answerTo('place', () => theirs.frame.locator('#spin').click());
  await context.setOffline(true);
  for (const by of ['12s', '1s']) await world.run('advanceClock', { by });
  await expect(own.locator('.whose')).toHaveText('Habla el asiento 1');
  await world.run('advanceClock', { by: '12s' });
  await expect(own.locator('.place[data-seat="3"]')).toHaveAttribute('data-net', 'won');
  await expect(own.locator('.place[data-state="taken"] .place-note')).toContainText('sin respuesta');
  await context.setOffline(false);

  await app.game.close(title.name).click();
  const detail = await app.record.openRound(app.record.rowsOf(title.name).last());
  await expect(detail).toContainText('Asiento 3 · Sube');
  await expect(detail).toContainText('Pide comparar');
});
