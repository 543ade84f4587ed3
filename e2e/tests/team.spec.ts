import { expect, expectAccessible, expectNoSidewaysScroll, shown, test, untilAnswered } from '../fixtures';
import type { App } from '../page-models/app';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** A login that the platform refuses is asked for on purpose. */
const REFUSED_LOGIN = /session\.login/;

/** What frames the pages of the site and none of the agents'. By then what comes late would have come. */
async function expectAlone({ page, shell }: App): Promise<void> {
  await untilAnswered(page);
  for (const part of [shell.categories, shell.sideMenu, shell.bottomBar, shell.footer])
    await expect(part).toHaveCount(0);
}

test('AUTH-13 AG-02 NAV-10 an agent logs in at /agent and reaches home, with the downline and nobody else, without the frame of the site', async ({
  page,
  app,
  agent,
  mint,
}) => {
  await mint({ uplineId: agent.id, balanceMinor: 12_345 });
  await mint({ balanceMinor: 99_000 });
  await app.agent.logIn(agent);
  await expect(page).toHaveURL(/\/agentHome$/);
  await expect(app.agent.overview).toBeVisible();
  await expect(app.agent.money).toContainText(shown(12_345));
  await expect(app.agent.levels.getByRole('listitem')).toHaveCount(1);
  await expect(app.agent.bar).toContainText(shown(agent.balanceMinor));
  await expect(app.agent.bar.getByText(/^\d\d:\d\d:\d\d GMT-6$/)).toBeVisible();
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size);
    await expect(app.agent.overview).toBeVisible();
    await expectAlone(app);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
  await page.goto('/agent');
  await expect(page).toHaveURL(/\/agentHome$/);
});

test('AUTH-13 SYS-15 NAV-10 a member is refused in words and stays, with what was typed', async ({
  page,
  app,
  member,
  guard,
}) => {
  guard.allowRequest(REFUSED_LOGIN);
  await app.agent.logIn(member);
  await expect(app.agent.alert).toContainText(app.words.errors.ACCOUNT_NOT_AGENT);
  await expect(app.agent.username).toHaveValue(member.username);
  await expect(app.agent.password).toHaveValue(member.password);
  await expect(page).toHaveURL(/\/agent$/);
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size);
    await expect(app.agent.alert).toBeVisible();
    await expectAlone(app);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
});

test('AUTH-13 a back-office account is refused in words', async ({ app, mint, guard }) => {
  guard.allowRequest(REFUSED_LOGIN);
  await app.agent.logIn(await mint({ type: 3 }));
  await expect(app.agent.alert).toContainText(app.words.errors.ACCOUNT_NOT_MEMBER);
});

test('AUTH-13 /agentHome sends a guest and a member to /agent', async ({ page, app, member }) => {
  await page.goto('/agentHome');
  await expect(page).toHaveURL(/\/agent$/);
  await expect(app.agent.submit).toBeVisible();
  await app.signIn(member);
  await page.goto('/agentHome');
  await expect(page).toHaveURL(/\/agent$/);
  await expect(page.getByText(app.words.team.other.title)).toBeVisible();
});

test('AUTH-13 an agent who logs in at home finds the centre in the account menu; a member does not', async ({
  app,
  agent,
  member,
}) => {
  await app.logIn(agent);
  await app.shell.chooseInAccountMenu(app.words.account.menu.agentCenter);
  await expect(app.agent.overview).toBeVisible();
  await app.agent.bar.getByRole('link', { name: app.words.team.bar.toSite }).click();
  await expect(app.shell.categories).toBeVisible();
  await app.shell.logOut();
  await app.signIn(member, '/');
  const menu = await app.shell.openAccountMenu();
  await expect(menu.getByRole('menuitem', { name: app.words.account.page.personalHistoryCopy })).toBeVisible();
  await expect(menu.getByRole('menuitem', { name: app.words.account.menu.agentCenter })).toHaveCount(0);
});

test('AUTH-13 SYS-15 the way in, a range and the way out work with the keyboard alone', async ({
  page,
  app,
  agent,
}) => {
  await page.goto('/agent');
  await app.agent.username.focus();
  await page.keyboard.type(agent.username);
  await page.keyboard.press('Tab');
  await page.keyboard.type(agent.password);
  await page.keyboard.press('Enter');
  // A page that has just been reached takes the focus.
  await expect(app.agent.overview).toBeFocused();
  await page.getByRole('button', { name: app.words.records.range.today }).press('Enter');
  await expect(page).toHaveURL(/from=\d{4}-\d\d-\d\d/);
  await page.reload();
  await expect(page.getByRole('button', { name: app.words.records.range.today })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await app.agent.bar.getByRole('button', { name: app.words.team.bar.logout }).press('Enter');
  const question = page.getByRole('alertdialog', { name: app.words.session.logout.in_popup_prompt });
  await question.getByRole('button', { name: app.words.session.logout.in_increase_submit }).press('Enter');
  await expect(page).toHaveURL(/\/agent$/);
  await expect(app.agent.submit).toBeVisible();
});

test('AG-02 I18N-03 the overview speaks the chosen language', async ({ app, english, agent }) => {
  await app.signIn(agent, '/agentHome');
  await expect(app.agent.overview).toBeVisible();
  await app.agent.bar.getByRole('button', { name: app.words.system.language.en }).click();
  await expect(english.agent.overview).toBeVisible();
  await expect(english.agent.money).toContainText(english.words.team.stat.balance);
});

test('AG-08 an announcement is opened from the menu, counts as read, and leads on', async ({ page, app, agent }) => {
  const { announcements, page: pages } = app.words.team;
  await app.signIn(agent, '/agentHome');
  await page.getByRole('link', { name: pages.agentAnnouncement }).click();
  const rows = page.getByRole('list', { name: announcements.list }).getByRole('listitem');
  const first = rows.first();
  await expect(first).toContainText(announcements.unread);
  const title = await first.getByRole('button').locator('span span').first().innerText();
  await first.getByRole('button').click();
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeFocused();
  await expect(first).not.toContainText(announcements.unread);
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
  await page.getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(/page=agentDailyWages2&part=bills/);
});
