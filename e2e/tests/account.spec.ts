import { enterWorld, expect, expectNoSidewaysScroll, test, untilListening } from '../fixtures';
import { SecurityCenter } from '../page-models/security-center';
import { fill } from '../words';

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1';

test('NAV-01 the account menu leads to record, favourites and recent games', async ({ page, app, member }) => {
  await app.signIn(member, '/');
  await app.shell.chooseInAccountMenu(app.words.account.page.personalHistoryCopy);
  await expect(app.record.heading).toBeVisible();
  await app.shell.chooseInAccountMenu(app.words.account.menu.favorites);
  await expect(page).toHaveURL(/\/favorite$/);
  await app.shell.chooseInAccountMenu(app.words.account.menu.recent);
  await expect(page).toHaveURL(/\/recent$/);
});

test('NAV-01 the header leads a member to the cashier, and the account menu to security, messages and the service desk', async ({
  page,
  app,
  member,
  context,
}) => {
  await app.signIn(member, '/');
  const { menu: links } = app.words.system;
  await app.shell.header.getByRole('link', { name: links.deposit, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: app.words.cashier.deposit.title })).toBeVisible();
  await app.shell.header.getByRole('link', { name: links.withdraw, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: app.words.cashier.withdraw.title })).toBeVisible();
  await app.shell.chooseInAccountMenu(app.words.account.page.securityCenter);
  await expect(page).toHaveURL(/page=securityCenter/);
  const menu = await app.shell.openAccountMenu();
  await menu.getByRole('menuitem', { name: app.words.account.page.messageV2 }).click();
  await expect(page.getByRole('heading', { level: 1, name: app.words.messages.title })).toBeVisible();
  const opened = context.waitForEvent('page');
  await app.shell.chooseInAccountMenu(app.words.shell.menu.support);
  await (await opened).close();
});

/** Where each link of the side menu leads, by its words. */
const SIDE_LINKS = {
  quick: [
    ['deposit', 'depositv2'],
    ['withdraw', 'withdraw'],
    ['account', 'securityCenter'],
    ['invite', 'referral'],
    ['vip', 'bonusDetails'],
  ],
  member: [
    ['vipBonus', 'bonusDetails'],
    ['openBets', 'openBets'],
    ['betRecord', 'personalHistoryCopy'],
    ['accountRecord', 'transactionHistory'],
    ['account', 'securityCenter'],
    ['deposit', 'depositv2'],
    ['profit', 'personalProfit'],
    ['messages', 'messageV2'],
  ],
} as const;

for (const group of ['quick', 'member'] as const) {
  test(`NAV-04 the ${group} links of the side menu lead to their pages`, async ({ page, app, member }) => {
    await app.signIn(member, '/');
    const words = { ...app.words.system.menu, ...app.words.shell.menu };
    const list = app.shell.sideMenu.getByRole('list', { name: words[group] });
    for (const [word, id] of SIDE_LINKS[group]) {
      await list.getByRole('link', { name: words[word] }).click();
      await expect(page).toHaveURL(new RegExp(`page=${id}$`));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(app.words.site.notFound.title)).toHaveCount(0);
    }
  });
}

test('NAV-04 NAV-06 the side menu leads to points and promotions, and hides what the operator does not offer', async ({
  page,
  app,
  member,
  world,
}) => {
  await app.signIn(member, '/');
  const words = { ...app.words.system.menu, ...app.words.shell.menu };
  await app.shell.sideMenu.getByRole('link', { name: words.points }).click();
  await expect(page.getByRole('heading', { level: 1, name: app.words.points.title })).toBeVisible();
  await app.shell.sideMenu.getByRole('link', { name: words.promotions }).click();
  await expect(page.getByRole('heading', { level: 1, name: app.words.promotions.title })).toBeVisible();
  await untilListening(page, world);
  await world.run('setOffers', { vip: false, referral: false });
  await world.setModules({ PTSYS3: false });
  const expectHidden = async () => {
    await expect(app.shell.sideMenu.getByRole('link', { name: words.promotions })).toBeVisible();
    for (const word of [words.vip, words.vipBonus, words.invite, words.rewards, words.points])
      await expect(app.shell.sideMenu.getByRole('link', { name: word, exact: true })).toHaveCount(0);
  };
  await expectHidden();
  await page.reload();
  await expectHidden();
});

test('NAV-04 AUTH-16 a visitor who follows a link of the side menu logs in first and goes on there', async ({
  page,
  app,
  member,
}) => {
  await page.goto('/');
  await app.shell.sideMenu.getByRole('link', { name: app.words.system.menu.withdraw }).click();
  await app.login.logIn(member.username, member.password);
  await expect(page.getByRole('heading', { level: 1, name: app.words.cashier.withdraw.title })).toBeVisible();
});

test('I18N-03 a member changes the language, and the platform is told', async ({ page, app, english, member }) => {
  await app.signIn(member, '/');
  const [told] = await Promise.all([
    page.waitForResponse(/account\.updateLanguage/),
    app.shell.header.getByRole('button', { name: app.words.system.language.en }).click(),
  ]);
  expect(told.ok()).toBe(true);
  await english.shell.openAccountMenu();
});

test('AUTH-17 a member without a payment password is led to one, with the keyboard, and is safer then', async ({
  page,
  app,
  mint,
  guard,
}) => {
  const { account, errors } = app.words;
  guard.allowRequest(/account\.setPaymentPassword.* 422/);
  const member = await mint({ paymentPassword: null });
  await app.signIn(member);
  const center = new SecurityCenter(app.page, app.words);
  await center.open();
  await expect(center.level).toContainText(account.security.level.medium);
  await expect(center.level).toContainText(account.security.advice.paymentPassword);
  await center.level.getByRole('button', { name: account.security.payment.createSpoken }).press('Enter');
  await expect(center.field(account.payment.new)).toBeFocused();
  await page.keyboard.type('13x5790');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('135790');
  await center.field(account.payment.login).fill('Equivocada1');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText(errors.PASSWORD_WRONG);
  await expect(center.field(account.payment.new)).toHaveValue('135790');
  await center.field(account.payment.login).fill(member.password);
  await page.keyboard.press('Enter');
  await expect(app.toast(account.payment.saved)).toBeVisible();
  await expect(center.level).toContainText(account.security.advice.secondFactor);
});

test('AUTH-17 a session that is ended elsewhere leaves its tab at once', async ({
  browser,
  baseURL,
  app,
  world,
  member,
}) => {
  const { account } = app.words;
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '', userAgent: PHONE });
  await enterWorld(elsewhere, { world: world.world, baseURL: baseURL ?? '' });
  const other = app.on(await elsewhere.newPage());
  await other.signIn(member, '/');
  await untilListening(other.page, world);

  await app.signIn(member);
  const center = new SecurityCenter(app.page, app.words);
  await center.open();
  const row = center.sessions.getByRole('listitem').filter({ hasText: 'iPhone' });
  await row.getByRole('button').click();
  await app.page.getByRole('alertdialog').getByRole('button', { name: account.sessions.confirm }).click();
  await expect(app.toast(account.sessions.ended)).toBeVisible();
  await expect(row).toHaveCount(0);
  await expect(other.login.dialog).toContainText(other.words.session.ended.title);
  await elsewhere.close();
});

test('MEM-02 AUTH-11 on a phone, in English: name, avatar, account id and password', async ({
  page,
  context,
  english,
  member,
  guard,
}) => {
  const { account, registration } = english.words;
  guard.allowRequest(/account\.changeNickname.* 400/);
  await page.setViewportSize({ width: 390, height: 844 });
  await context.grantPermissions(['clipboard-write', 'clipboard-read']);
  await page.addInitScript("localStorage.setItem('lang', 'en')");
  await english.signIn(member);
  const center = new SecurityCenter(page, english.words);
  await center.open();

  await center.profile.getByRole('button', { name: account.profile.editNickname }).click();
  const nickname = center.profile.getByLabel(account.profile.nickname, { exact: true });
  await nickname.fill('<Luna>');
  await nickname.press('Enter');
  await expect(center.profile).toContainText(account.profile.nicknameInvalid);
  await nickname.fill('María Luna');
  await nickname.press('Enter');
  await expect(english.toast(account.profile.nicknameSaved, { name: 'María Luna' })).toBeVisible();
  await center.profile.getByRole('button', { name: account.profile.copy }).click();
  await expect(english.toast(account.profile.copied)).toBeVisible();
  await center.profile.getByRole('button', { name: account.profile.changeAvatar }).click();
  await page.getByRole('button', { name: fill(account.profile.avatarOption, { number: 4 }), exact: true }).click();
  await expect(english.toast(account.profile.avatarSaved)).toBeVisible();
  await expectNoSidewaysScroll(page);

  await center.level.getByRole('button', { name: account.security.password.changeSpoken }).click();
  await center.field(account.password.old).fill(member.password);
  await center.field(account.password.new).fill('corta');
  await center.field(account.password.confirm).fill('Nueva1234');
  await page.keyboard.press('Enter');
  const [rule = ''] = registration.rule.lettersDigitsSymbols.split('{{');
  await expect(page.getByRole('alert').filter({ hasText: rule.trim() })).toBeVisible();
  await center.field(account.password.new).fill('Nueva1234');
  await page.keyboard.press('Enter');
  await expect(english.toast(account.password.saved)).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
});
