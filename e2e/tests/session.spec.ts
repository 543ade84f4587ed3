import { expect, shown, test, untilListening } from '../fixtures';

test('AUTH-01 logs in by user name, trimmed; says so when it is wrong, and keeps what was typed', async ({
  page,
  app,
  member,
  guard,
}) => {
  guard.allowRequest(/session\.login.* 401/);
  await page.goto('/login');
  await app.login.submit.click();
  await expect(app.login.dialog).toContainText(app.words.session.errors.required);
  await app.login.logIn(member.username, 'not-this-one');
  await expect(app.login.alert.first()).toContainText(app.words.errors.LOGIN_FAILED);
  await expect(app.login.username).toHaveValue(member.username);
  await app.login.logIn(`  ${member.username} `, member.password);
  await app.shell.expectBalance(shown(member.balanceMinor));
  await expect(page).toHaveURL(/\/$/);
});

test('AUTH-04 session storage holds the keys of the specification, and the cookie is out of reach of scripts', async ({
  page,
  app,
  member,
}) => {
  await app.logIn(member);
  const stored = await page.evaluate(() => ({ ...sessionStorage }));
  expect(stored).toMatchObject({
    username: member.username,
    account: expect.stringMatching(/\S/),
    nickname: expect.stringMatching(/\S/),
    customerId: member.id,
    isAgent: '0',
    merchant: expect.stringMatching(/\S/),
    merchantCode: 'TONALLI',
  });
  expect(stored.token).toMatch(/\S{20,}/);
  expect(await page.evaluate(() => document.cookie)).not.toContain('session');
  const cookie = (await page.context().cookies()).find(({ name }) => name.includes('session'));
  // Over http of this machine alone, which WebKit keeps nothing Secure of; elsewhere it is (sealed-cookie.test).
  expect(cookie).toMatchObject({ name: 'loopback-session', httpOnly: true, secure: false, sameSite: 'Strict' });
});

test('AUTH-04 AUTH-12 another tab joins the session; logging out asks first, and in one logs out in all', async ({
  page,
  app,
  member,
  context,
}) => {
  await app.signIn(member, '/');
  const tab = await context.newPage();
  const other = app.on(tab);
  await tab.goto('/rng');
  await other.shell.expectBalance(shown(member.balanceMinor));

  await app.shell.chooseInAccountMenu(app.words.account.menu.logout);
  const question = page.getByRole('alertdialog', { name: app.words.session.logout.in_popup_prompt });
  await expect(question).toContainText(app.words.session.logout.in_sure_logout);
  await question.getByRole('button', { name: app.words.session.logout.in_more_cancel }).click();
  await app.shell.expectBalance(shown(member.balanceMinor));
  await app.shell.logOut();
  await expect(page).toHaveURL(/\/$/);
  const stored = await page.evaluate(() => ({ ...sessionStorage }));
  // That somebody visits is noted seconds after a page came, which can be before the logout or after it.
  const kept = Object.keys(stored).filter((key) => key !== 'appVisit');
  expect(kept.toSorted()).toEqual(['merchant', 'merchantCode']);
  await expect(other.shell.loginButton).toBeVisible();
});

for (const moment of ['while it is open', 'while another page is shown'] as const) {
  test(`AUTH-15 a session revoked ${moment} says so, and logging in again returns to what was open`, async ({
    page,
    app,
    member,
    world,
    guard,
  }) => {
    guard.allowRequest(/trpc\/.* 401/);
    await app.signIn(member);
    await app.record.open();
    await app.shell.expectBalance(shown(member.balanceMinor));
    // A tab that is open is told by the live channel; one that comes back finds out by its first question.
    const away = moment === 'while another page is shown';
    if (away) await page.goto('about:blank');
    else await untilListening(page, world);
    await world.endSessions(member.id);
    if (away) await page.goBack();
    await expect(app.login.dialog).toContainText(app.words.session.ended.text);
    await app.login.logIn(member.username, member.password);
    await expect(app.record.heading).toBeVisible();
    await expect(page).toHaveURL(/\/member/);
  });
}

test('AUTH-13 an account of the back office cannot log in', async ({ page, app, mint, guard }) => {
  guard.allowRequest(/session\.login.* 403/);
  const clerk = await mint({ type: 3, balanceMinor: 0 });
  await page.goto('/login');
  await app.login.logIn(clerk.username, clerk.password);
  await expect(app.login.alert.first()).toContainText(app.words.errors.ACCOUNT_NOT_MEMBER);
});

test('SYS-12 a platform that is away is told in words, nothing typed is lost, and it works again by itself', async ({
  page,
  app,
  member,
  world,
  guard,
}) => {
  guard.allowRequest(/session\.login/);
  await page.goto('/login');
  await world.fault({ endpoint: 'login', effect: { kind: 'drop-before' }, count: 1 });
  await app.login.logIn(member.username, member.password);
  await expect(app.login.alert.first()).toContainText(app.words.errors.NETWORK_ERROR);
  await expect(app.login.username).toHaveValue(member.username);
  await app.login.submit.click();
  await app.shell.expectBalance(shown(member.balanceMinor));
});

test('HOME-01 closing the login dialog returns to home, and dialogs keep what was typed', async ({ page, app }) => {
  await page.goto('/login');
  await app.login.username.fill('alguien');
  await app.login.switchToRegister();
  await expect(app.register.dialog).toBeVisible();
  await app.register.dialog.getByRole('button', { name: app.words.registration.toLogin }).click();
  await expect(app.login.username).toHaveValue('alguien');
  await page.keyboard.press('Escape');
  await expect(app.login.dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/$/);
});
