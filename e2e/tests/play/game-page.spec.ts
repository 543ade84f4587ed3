import { expect, shown, test } from '../../fixtures';

/** The catalogue of the game's own page, which is another site. */
const GAME = {
  funds: 'Saldo insuficiente para esta apuesta',
  paytable: 'Tabla de pagos',
  rtp: 'Retorno al jugador (RTP)',
  close: 'Cerrar',
  playMoney: 'Dinero de práctica',
  launchUsed: 'Este enlace ya se usó',
} as const;

test('GAME-05 the stake goes up and down a ladder, and a round is charged with what is shown', async ({
  app,
  member,
  world,
}) => {
  test.slow();
  await app.signIn(member);
  const name = await app.startFirstGame();
  const frame = app.game.frame(name);
  const first = await app.game.stake(name);
  await frame.locator('#more').click();
  const second = await app.game.stake(name);
  expect(second).toBeGreaterThan(first);
  await frame.locator('#more').click();
  expect(await app.game.stake(name)).toBeGreaterThan(second);
  await frame.locator('#less').click();
  expect(await app.game.stake(name)).toBe(second);

  const round = await app.game.spin(name);
  expect(round.balanceMinor).toBe(member.balanceMinor - second + round.payoutMinor);
  await app.game.untilSettled(name);
  await expect(frame.locator('#balance')).toHaveText(shown(round.balanceMinor));
  await expect(frame.locator('#win')).toHaveText(shown(round.payoutMinor));
  expect(`$${(await world.balances(member.id)).main}`).toBe(shown(round.balanceMinor).replaceAll(',', ''));
});

test('GAME-05 a stake above the balance is told in words and never sent; a lower one plays', async ({
  page,
  app,
  mint,
}) => {
  test.slow();
  const poor = await mint({ balanceMinor: 250 });
  await app.signIn(poor);
  const name = await app.startFirstGame();
  const frame = app.game.frame(name);
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/play/api/spin')) sent += 1;
  });
  while ((await app.game.stake(name)) <= poor.balanceMinor) await frame.locator('#more').click();
  await frame.locator('#spin').click();
  await expect(frame.locator('#message')).toHaveText(GAME.funds);
  await expect(frame.getByRole('status').filter({ hasText: GAME.funds })).toHaveCount(1);
  expect(sent).toBe(0);
  await expect(frame.locator('#balance')).toHaveText(shown(poor.balanceMinor));

  while ((await app.game.stake(name)) > poor.balanceMinor) await frame.locator('#less').click();
  const stake = await app.game.stake(name);
  const round = await app.game.spin(name);
  expect(round.balanceMinor).toBe(poor.balanceMinor - stake + round.payoutMinor);
});

test('GAME-05 a balance that was spent elsewhere is read again when the game server refuses the stake', async ({
  page,
  app,
  member,
  guard,
}) => {
  guard.allowRequest(/play\/api\/spin.* 422/);
  await app.signIn(member);
  const name = await app.startFirstGame();
  const frame = app.game.frame(name);
  await page.route('**/play/api/spin', (route) =>
    route.fulfill({ status: 422, json: { success: false, code: 'INSUFFICIENT_FUNDS', message: 'no' } }),
  );
  const [fresh] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/play/api/state')),
    frame.locator('#spin').click(),
  ]);
  expect(fresh.ok()).toBe(true);
  await expect(frame.locator('#message')).toHaveText(GAME.funds);
  await expect(frame.locator('#balance')).toHaveText(shown(member.balanceMinor));
  await expect(frame.locator('#less')).toBeEnabled();
});

test('GAME-05 quick spin can be switched on, and the paytable tells what pays what and the return', async ({
  app,
  member,
}) => {
  test.slow();
  await app.signIn(member);
  const name = await app.startFirstGame();
  const frame = app.game.frame(name);
  const quick = frame.locator('#quick');
  await expect(quick).toHaveAttribute('aria-pressed', 'false');
  await quick.click();
  await expect(quick).toHaveAttribute('aria-pressed', 'true');
  await app.game.spin(name);
  await app.game.untilSettled(name);

  await frame.getByRole('button', { name: GAME.paytable }).click();
  const table = frame.getByRole('dialog', { name: GAME.paytable });
  await expect(table).toContainText(GAME.rtp);
  await expect(table).toContainText(/9\d\.\d+%/);
  await expect(table.locator('figure')).toHaveCount(20);
  await table.getByRole('button', { name: GAME.close }).click();
  await expect(table).toHaveCount(0);
  await expect(frame.locator('#spin')).toBeEnabled();
});

test('GAME-06 GAME-02 a visitor tries for free, is marked everywhere, moves no money, and is led to an account where money is meant', async ({
  page,
  app,
  world,
}) => {
  test.slow();
  const name = await app.tryFirstGame();
  const frame = app.game.frame(name);
  await expect(app.game.dialog(name)).toContainText(app.words.common.playMoney);
  await expect(frame.locator('#badge')).toHaveText(GAME.playMoney);
  await expect(frame.locator('#balance-label')).toHaveText(GAME.playMoney);
  const round = await app.game.spin(name);
  expect(round.balanceMinor).toBeGreaterThan(0);
  const id = await page.evaluate(() => sessionStorage.getItem('customerId') ?? '');
  expect((await world.balances(id)).main).toBe('0.00');

  await app.game.untilSettled(name);
  await app.game.close(name).click();
  await expect(app.shell.header).toContainText(app.words.common.playMoney);
  await page.goto('/member?page=depositv2');
  const main = page.getByRole('main');
  await expect(main).toContainText(app.words.session.trial.promptTitle);
  await main.getByRole('button', { name: app.words.session.trial.in_increase_submit }).click();
  await expect(page.getByRole('dialog', { name: app.words.registration.title })).toBeVisible();
});

test('GAME-04 a launch link opens its game once only', async ({ page, app, member, context, guard }) => {
  guard.allowRequest(/play\/api\/open.* 401/);
  await app.signIn(member);
  await app.startFirstGame();
  const link = await page.locator('iframe').getAttribute('src');
  const thief = await context.newPage();
  await thief.goto(link ?? '');
  await expect(thief.getByText(GAME.launchUsed)).toBeVisible();
});
