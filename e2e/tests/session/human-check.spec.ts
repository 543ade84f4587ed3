import { expect, test } from '../../fixtures';

test('AUTH-02 the browser does its work in the background and gets in; a login that did none is refused', async ({
  page,
  app,
  world,
  guard,
}) => {
  guard.allowRequest(/session\.login.* 4\d\d/);
  await world.apply('human-check');
  await page.goto('/login');
  await app.login.username.waitFor();
  const status = await page.evaluate(async () => {
    const body = JSON.stringify({ type: 'username', username: 'hugo', password: 'Clave1234' });
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch('/trpc/session.login', { method: 'POST', headers, body });
    return `${answer.status} ${/"code":"(VERIFICATION_REQUIRED)"/.exec(await answer.text())?.[1]}`;
  });
  expect(status).toMatch(/^4\d\d VERIFICATION_REQUIRED$/);
  await app.login.logIn('hugo', 'not-this-one');
  await expect(app.login.alert.first()).toContainText(app.words.errors.LOGIN_FAILED);
  await app.login.logIn('hugo', 'Clave1234');
  await expect(app.shell.accountButton).toBeVisible();
});
