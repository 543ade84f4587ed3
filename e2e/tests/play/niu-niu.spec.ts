import { expect, test } from '../../fixtures';

test('GAME-05 GAME-09 GAME-12 GAME-13 two members sit in one room, bid for the bank, stake, and find the hand in the record', async ({
  app,
  member,
  mint,
  world,
  phone,
}) => {
  test.slow();
  await world.apply('single-wallet');
  const other = app.on(await (await phone()).newPage());
  await other.signIn(await mint());
  await app.signIn(member);
  const title = await app.enterRoom();
  const own = title.frame;
  const game = own.locator('#game');
  await expect(game).toHaveAttribute('data-table', 'open');
  await world.run('freezeClock', {});

  // The seat is chosen by a press and taken by the button; whoever is alone waits, and may stand up.
  await own.locator('.place[data-seat="3"] button').click();
  const placed = await title.answerTo('place', () => own.locator('#spin').click());
  expect(placed).toMatchObject({ isOver: false, view: { seat: 3, cards: [] } });
  await title.expectBalance(placed.balanceMinor);
  await expect(own.locator('.middle')).toContainText('Esperando a otro jugador');

  // The room is told of as it stands; the other one comes in by it, and sits where it is free.
  await other.page.goto('/pvp');
  await expect(other.page.getByRole('listitem').filter({ hasText: title.name }).first()).toContainText('5 de 6 libres');
  const theirs = await other.enterRoom(title.name);
  await theirs.answerTo('place', () => theirs.frame.locator('#spin').click());
  await expect(own.locator('.place[data-state="taken"]')).toHaveCount(1);
  await title.expectFits();

  // Cards are dealt; both bid by key, the one who bid less stakes against the bank.
  for (const by of ['12s', '1s']) await world.run('advanceClock', { by });
  await expect(game).toHaveAttribute('data-step', 'bidding');
  await expect(own.locator('.own .fan li')).toHaveCount(5);
  await title.answerTo('step', () => own.locator('.play-step').nth(3).click());
  await theirs.answerTo('step', () => theirs.frame.locator('.play-step').nth(0).click());
  await world.run('advanceClock', { by: '1s' });
  await expect(game).toHaveAttribute('data-step', 'staking');
  await expect(own.locator('.place[data-seat="3"]')).toHaveAttribute('data-marked', 'true');
  const staked = await theirs.answerTo('step', () => theirs.frame.locator('.play-step').nth(4).click());
  expect(staked).toMatchObject({ isOver: false, view: { multiple: 5 } });
  await world.run('advanceClock', { by: '1s' });
  await expect(own.locator('.place[data-seat="3"] .place-net')).toHaveText(/^[+−]/);
  await expect(own.locator('.own-told')).toContainText(/niu/i);

  await app.game.close(title.name).click();
  const detail = await app.record.openRound(app.record.rowsOf(title.name).first());
  await expect(detail).toContainText('Asiento 3 · Tú · Banca');
  await expect(detail.getByRole('listitem')).not.toHaveCount(0);
});
