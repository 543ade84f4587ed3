import type { Page } from '@playwright/test';
import { expect, expectWholeOnPhone, test } from '../../fixtures';
import { fill } from '../../words';

/** Opens the service in its window, and chooses somebody there. */
async function chooseAt(page: Page, begin: () => Promise<void>, who: RegExp): Promise<void> {
  const opened = page.waitForEvent('popup');
  await begin();
  await (await opened).getByRole('button', { name: who }).click();
}

test('AUTH-17 AUTH-09 an account at Google is linked, logs its owner in, and is unlinked again', async ({
  page,
  app,
  member,
  guard,
}) => {
  guard.allowRequest(/session\.logout/);
  const { account, session } = app.words;
  const google = { service: 'Google' };
  const panel = page.getByRole('region', { name: account.linked.title });
  const link = panel.getByRole('button', { name: fill(account.linked.linkSpoken, google), exact: true });
  const unlink = panel.getByRole('button', { name: fill(account.linked.unlinkSpoken, google), exact: true });
  await app.signIn(member);
  await page.goto('/member');
  await chooseAt(page, () => link.click(), /Nadia Nueva/);
  const dialog = page.getByRole('dialog', { name: fill(account.linked.linkTitle, google) });
  await expect(dialog.getByText(/nadia@correo\.example/)).toBeVisible();
  await dialog.locator('input[type=password]').fill(member.password);
  await dialog.getByRole('button', { name: account.linked.link, exact: true }).click();
  await expect(unlink).toBeVisible();

  await app.shell.logOut();
  await page.goto('/login');
  const enter = app.login.dialog.getByRole('button', { name: fill(session.external.enter, google) });
  await chooseAt(page, () => enter.click(), /Nadia Nueva/);
  await expect(app.shell.accountButton).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('username'))).toBe(member.username);

  await page.goto('/member');
  await unlink.click();
  await page.getByRole('alertdialog').getByRole('button', { name: account.linked.unlink, exact: true }).click();
  await expect(link).toBeVisible();
});

test('AUTH-09 the pages on which a login at a service ends otherwise are whole on a phone', async ({
  page,
  world,
  baseURL,
  guard,
}) => {
  guard.allowRequest(/interaction\/over answered 400/);
  for (const [address, words] of [
    [`${baseURL}/external/google/callback?state=none`, 'Este acceso no empezó en este navegador'],
    [`${process.env.E2E_PLATFORM_URL}/idp/${world.world}/google/interaction/over`, 'Este acceso ya no sirve'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('alert')).toContainText(words);
    await expectWholeOnPhone(page);
  }
});
