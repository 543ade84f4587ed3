import { CAPTCHA_REFRESH_INTERVAL_MS } from '@tonalli/contracts/constants';
import { expect, shown, test } from '../../fixtures';

test('AUTH-03 AUTH-14 after repeated failures a picture has to be solved, and the login works with it', async ({
  page,
  app,
  member,
  world,
  guard,
}) => {
  guard.allowRequest(/session\.login.* 4\d\d/);
  const { login } = app;
  await page.goto('/login');
  for (let attempt = 0; attempt < 2; attempt += 1) expect(await login.fail(member.username)).toBe('LOGIN_FAILED');
  await expect(login.picture).toHaveCount(0);
  let picture = await login.pictureAfter(() => login.fail(member.username));

  await login.password.fill(member.password);
  await login.submit.click();
  await expect(login.dialog).toContainText(app.words.session.errors.captcha);
  await login.captcha.fill('no');
  picture = await login.pictureAfter(() => login.send());
  await expect(login.alert.first()).toContainText(app.words.errors.CAPTCHA_FAILED);
  await expect(login.password).toHaveValue(member.password);

  await login.captcha.fill(await world.captchaAnswer(picture));
  await login.submit.click();
  await app.shell.expectBalance(shown(member.balanceMinor));
});

test('AUTH-14 too many failures lock the login for minutes, even with the right password, and say how long', async ({
  page,
  app,
  member,
  world,
  guard,
}) => {
  test.slow();
  guard.allowRequest(/session\.login.* 4\d\d/);
  const { login } = app;
  await world.freeze();
  await page.goto('/login');
  let picture = '';
  for (let attempt = 1; attempt <= 10; attempt += 1) {
    if (picture) await login.captcha.fill(await world.captchaAnswer(picture));
    if (attempt < 3) await login.fail(member.username);
    else picture = await login.pictureAfter(() => login.fail(member.username));
  }
  await expect(login.alert.first()).toContainText(app.words.errors.ACCOUNT_LOCKED);
  await expect(login.alert.first()).toContainText(/5:00/);

  await login.captcha.fill(await world.captchaAnswer(picture));
  await login.password.fill(member.password);
  picture = await login.pictureAfter(() => login.send());
  await expect(login.alert.first()).toContainText(app.words.errors.ACCOUNT_LOCKED);

  await world.advance(301_000);
  // What was drawn before the lock is too old by now; another picture comes at most every second of the page's clock.
  const soonest = (await page.evaluate(() => performance.now())) + CAPTCHA_REFRESH_INTERVAL_MS;
  await page.waitForFunction((atMs) => performance.now() >= atMs, soonest);
  picture = await login.pictureAfter(() => login.anotherPicture.click());
  await login.captcha.fill(await world.captchaAnswer(picture));
  await login.submit.click();
  await app.shell.expectBalance(shown(member.balanceMinor));
});
