import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../../fixtures';

test('GAME-11 LOBBY-03 SYS-15 a visitor sees what cannot be played yet behind the rest, and cannot start it', async ({
  page,
  app,
}) => {
  const { lobby, games } = app.words;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  // Jackpot slots are marked as not open yet in the catalogue's data.
  await page.goto('/rng?classify=JACKPOT');
  await expect(page.getByText(`· ${lobby.soon.line}`)).toBeVisible();
  await expect(page.getByText(lobby.soon.title)).toBeVisible();
  const tile = app.lobby.tiles.first();
  await expect(tile).toContainText(lobby.tile.soon);
  await expect(page.getByRole('button', { name: new RegExp(`^${lobby.tile.play}: `) })).toHaveCount(0);
  await expectAccessible(page);

  const [name = ''] = await app.lobby.names();
  await page
    .getByRole('article', { name: `${name} ${lobby.tile.soon}` })
    .getByRole('button')
    .click();
  const sheet = page.getByRole('dialog', { name });
  await expect(sheet.getByText(games.sheet.soonText)).toBeVisible();
  await expect(sheet.getByRole('button', { name: games.sheet.soon, exact: true })).toBeDisabled();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(app.login.dialog).toHaveCount(0);
  expect(asked.filter((url) => url.includes('play.launch'))).toEqual([]);

  await page.getByRole('link', { name: lobby.soon.action }).click();
  await expect(page).toHaveURL(/\/rng$/);
  await expect(
    app.lobby.tiles.first().getByRole('button', { name: new RegExp(`^${lobby.tile.play}: `) }),
  ).toBeVisible();
  await expect(page.getByText(lobby.soon.title)).toHaveCount(0);
});
