import { expect, shown, test } from '../../fixtures';

test('QA-02 a link opens the app in a world as one of its players, on the page that it names', async ({
  page,
  app,
  mint,
  world,
}) => {
  const [first, second] = [await mint({ balanceMinor: 12_300 }), await mint({ balanceMinor: 45_600 })];
  const link = (to: string, { username, password }: typeof first) =>
    `/__world/${world.world}/enter?to=${encodeURIComponent(to)}#as=${username}:${encodeURIComponent(password)}`;
  await page.goto(link('/rng', first));
  await expect(page).toHaveURL(/\/rng$/);
  await app.shell.expectBalance(shown(first.balanceMinor));
  expect(await page.evaluate(() => history.length), 'the password is not left in the history').toBeLessThanOrEqual(2);
  await page.goto(link('/', second));
  await expect(page).toHaveURL(/\/$/);
  await app.shell.expectBalance(shown(second.balanceMinor));
});

test('QA-02 a link leads an agent to the agent pages, and says why when it cannot log in', async ({
  page,
  agent,
  world,
  guard,
}) => {
  guard.allowRequest(/session\.login.* 401/);
  await page.goto(`/__world/${world.world}/enter#as=${agent.username}:wrong`);
  await expect(page.getByRole('status')).toHaveText('No se pudo iniciar sesión. LOGIN_FAILED');
  await page.goto('about:blank');
  await page.goto(`/__world/${world.world}/enter#as=${agent.username}:${agent.password}`);
  await expect(page).toHaveURL(/\/agentHome$/);
});
