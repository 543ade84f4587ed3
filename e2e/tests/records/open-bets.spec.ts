import { expect, expectAccessible, expectNoSidewaysScroll, test, untilListening } from '../../fixtures';

const HOUR_MS = 3_600_000;

test('GAME-16 GAME-13 MEM-14 SYS-15 a round that was left stands among the open bets, goes on from there, and is told of when it ends', async ({
  page,
  app,
  member,
  world,
}) => {
  test.slow();
  const { lobby, game, words } = app;
  const { open } = words.records;
  await app.signIn(member);
  await page.goto('/rng');
  await lobby.tiles.first().waitFor();
  await lobby.search.fill('Campo minado');
  await expect(lobby.tiles.first().getByRole('heading')).toContainText('Campo minado');
  const name = await lobby.firstPlayable();
  await lobby.startButton(name).click();
  await game.untilReady(name);
  const frame = game.frame(name);
  await frame.locator('#stake').fill('20');
  await frame.locator('#spin').click();
  await expect(frame.locator('#game')).toHaveAttribute('data-round', 'open');
  await game.close(name).click();

  // It stands in the member centre, with what comes back if nothing more is done.
  await page.goto('/member?page=personalHistoryCopy');
  await page.getByRole('link', { name: open.title, exact: true }).first().click();
  const card = page.getByRole('list', { name: open.title }).getByRole('listitem');
  await expect(card).toHaveCount(1);
  await expect(card).toContainText(`${open.stake}$20.00`);
  await expect(card).toContainText(`${open.stands}$20.00`);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await card.getByRole('button', { name: `${open.goOn} ${name}` }).click();
  await game.untilReady(name);
  await expect(frame.locator('#live')).toHaveText('Tu ronda sigue abierta: continúa donde la dejaste');
  await game.close(name).click();

  // Nobody goes on: whoever is on the site when it ends is told, the list follows, and the inbox keeps it.
  await page.goto('about:blank');
  await world.advance(23.5 * HOUR_MS);
  await app.signIn(member);
  await page.goto('/member?page=openBets');
  await expect(card).toHaveCount(1);
  await untilListening(page, world);
  await world.advance(0.6 * HOUR_MS);
  await expect(page.getByText(words.play.betEnded.title.replace('{{game}}', name), { exact: true })).toBeVisible();
  await expect(page.getByText(open.emptyTitle)).toBeVisible();
  await page.goto('/member?page=messageV2');
  await expect(page.getByText(`Tu apuesta en ${name} volvió a tu saldo`).first()).toBeVisible();
});
