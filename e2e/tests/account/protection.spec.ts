import { untilAnimationsEnd } from '../../animations';
import { violationsOf } from '../../axe';
import { expect, expectNoSidewaysScroll, test } from '../../fixtures';

test('AUTH-17 a passkey is made, named, and logs in without a password', async ({ page, app, member, guard }) => {
  guard.allowRequest(/session\.logout/);
  const { account, session } = app.words;
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await app.signIn(member);
  await page.goto('/member');
  const passkeys = page.getByRole('region', { name: account.passkeys.title });
  await passkeys.getByRole('button', { name: account.passkeys.add }).click();
  const dialog = page.getByRole('dialog', { name: account.passkeys.addTitle });
  await dialog.getByLabel(account.passkeys.name, { exact: false }).first().fill('Mi laptop');
  await dialog.getByLabel(account.proof.password, { exact: false }).first().fill(member.password);
  await dialog.getByRole('button', { name: account.passkeys.continue }).click();
  await expect(passkeys.getByText('Mi laptop')).toBeVisible();

  await app.shell.logOut();
  // The button, not the names that the browser offers by itself.
  await page.evaluate(() => localStorage.removeItem('passkeyHere'));
  await page.goto('/login');
  await app.login.dialog.getByRole('button', { name: session.passkey.enter }).click();
  await expect(app.shell.accountButton).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('username'))).toBe(member.username);
});

test('AUTH-17 an authenticator is set up with a picture to scan or a key to type, on a phone', async ({
  page,
  english,
  member,
}) => {
  await page.addInitScript(() => localStorage.setItem('lang', 'en'));
  const { account } = english.words;
  await english.signIn(member);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/member?open=authenticator');
  const dialog = page.getByRole('dialog', { name: account.totp.title });
  const password = dialog.getByLabel(account.proof.password, { exact: false }).first();
  await password.fill(member.password);
  await password.press('Enter');
  await expect(dialog.getByRole('img', { name: account.totp.qr })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await untilAnimationsEnd(page);
  expect(await violationsOf(page, { part: '[role=dialog]' })).toEqual([]);
});

test('AUTH-17 a login asks for the code of the authenticator, or for a recovery code', async ({
  page,
  app,
  world,
  guard,
}) => {
  guard.allowRequest(/session\.login.* 4\d\d/);
  const { session } = app.words;
  await world.apply('authenticator');
  await page.goto('/login');
  await app.login.logIn('tomas', 'Clave1234');
  const step = page.getByRole('dialog', { name: session.step.title });
  await expect(step.getByText(session.step.totpText)).toBeVisible();
  await step.getByRole('button', { name: session.step.useRecovery }).click();
  await expect(step.getByText(session.step.recoveryText)).toBeVisible();
});
