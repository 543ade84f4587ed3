import { expect, test } from '../../fixtures';

const ROOM = /Niu/;

test('GAME-05 GAME-06 GAME-09 GAME-12 GAME-14 a visitor tries a room with practice money against marked automatic players, to a hand that is settled and verified', async ({
  app,
  page,
  world,
}) => {
  test.slow();
  const { common, lobby } = app.words;
  await page.goto('/pvp');
  const rooms = page.getByRole('region', { name: lobby.rooms.title });
  await rooms.getByRole('button', { name: lobby.tile.trial }).click();
  await expect(rooms).toContainText(lobby.rooms.leadOwn);
  await expect(app.shell.header).toContainText(common.playMoney);
  const row = rooms
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: ROOM }) })
    .first();
  await expect(row).toContainText(lobby.rooms.own);

  const title = await app.enterRoom(ROOM);
  const { frame } = title;
  await expect(frame.locator('#badge')).toContainText(common.playMoney);
  await expect(frame.locator('#game')).toHaveAttribute('data-table', 'open');
  await expect(frame.locator('.place[data-state="taken"]')).toHaveCount(0);
  await expect(frame.locator('.middle')).toContainText('solo tuya');
  // Nobody else is waited for.
  await expect(frame.locator('#phase-text')).toHaveText('Siéntate para empezar');
  await world.run('freezeClock', {});
  await frame.locator('.place[data-seat="3"] button').click();
  const placed = await title.answerTo('place', () => frame.locator('#spin').click());
  expect(placed).toMatchObject({ isOver: false, view: { seat: 3 } });
  await title.expectBalance(placed.balanceMinor);
  const taken = frame.locator('.place[data-state="taken"]');
  await expect(taken).toHaveCount(5);
  await expect(taken.filter({ hasText: 'Jugador automático' })).toHaveCount(5);
  await expect(frame.locator('#phase-text')).toHaveText('Se reparte ya');
  await title.expectFits();

  for (const by of ['3s', '1s']) await world.run('advanceClock', { by });
  await expect(frame.locator('#game')).toHaveAttribute('data-step', 'bidding');
  await expect(frame.locator('#deciding')).toHaveAttribute('data-asked', 'true');
  await title.answerTo('step', '3');
  await world.run('advanceClock', { by: '1s' });
  await expect(frame.locator('#game')).toHaveAttribute('data-step', 'staking');
  const own = frame.locator('.place[data-seat="3"]');
  // Whoever has the bank stakes nothing.
  if ((await own.getAttribute('data-marked')) !== 'true') await title.answerTo('step', '1');
  await world.run('advanceClock', { by: '2s' });
  await expect(own.locator('.place-net')).toHaveText(/\$/);
  await expect(frame.locator('.place[data-state="taken"] .fan li')).toHaveCount(25);

  const proof = await title.verifyTold();
  await expect(proof.getByRole('heading', { level: 1 })).toBeVisible();
  await proof.close();
  await title.leave();
  await expect(app.shell.header).toContainText(common.playMoney);
});
