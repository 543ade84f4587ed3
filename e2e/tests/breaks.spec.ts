import { expect, expectAccessible, expectNoSidewaysScroll, test, untilListening } from '../fixtures';
import type { App } from '../page-models/app';
import { fill } from '../words';

const breakPages = ({ page, words: { breaks, common } }: App) => ({
  fromGame: page.getByRole('dialog').getByRole('button', { name: common.actions.takeBreak }),
  dialog: page.getByRole('dialog', { name: breaks.dialog.choose }),
  summary: page.getByRole('dialog', { name: breaks.dialog.summary }),
  choose: (length: string, kind: string) =>
    page.getByRole('radio', { name: fill(breaks.dialog.option, { length, kind }) }),
  button: (name: string) => page.getByRole('button', { name }),
  paused: page.getByRole('heading', { name: breaks.screen.title, level: 1 }),
  over: page.getByRole('heading', { name: breaks.screen.overTitle, level: 1 }),
  phone: page.getByRole('link', { name: '800 911 2000' }),
});

test('RG-03 a member excludes themself from within a game: every tab says so, and their money can be withdrawn', async ({
  page,
  context,
  app,
  member,
  world,
}) => {
  const { breaks, cashier } = app.words;
  const screen = breakPages(app);
  await app.signIn(member);
  const other = app.on(await context.newPage());
  await other.page.goto('/');
  await untilListening(other.page, world);
  await app.startFirstGame();
  await screen.fromGame.click();
  await expect(screen.dialog).toBeVisible();
  await expect(page).toHaveURL(/page=protection/);
  await screen.choose(breaks.choice['6m'], breaks.kind.SELF_EXCLUSION).press('Space');
  await expectAccessible(page);
  await screen.button(breaks.dialog.continue).click();
  await expect(screen.summary).toContainText('$1,000.00');
  await expectAccessible(page);
  await screen.button(breaks.dialog.start.SELF_EXCLUSION).click();

  for (const tab of [screen, breakPages(other)]) {
    await expect(tab.paused).toBeVisible();
    await expect(tab.phone).toBeVisible();
  }
  await expectAccessible(page);
  await screen.button(breaks.taken.withdraw).click();
  await app.login.logIn(member.username, member.password);
  await expect(page.getByRole('heading', { name: cashier.withdraw.title, level: 1 })).toBeVisible();
  await page.goto('/rng');
  await expect(screen.paused).toBeVisible();
  await expect(page.getByRole('link', { name: breaks.screen.withdraw })).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
});

test('RG-03 after the exclusion a member asks to come back, waits, confirms, and is led to their limits', async ({
  page,
  english,
  world,
  guard,
}) => {
  // The session ends by the clock, perhaps while the page asks for something.
  guard.allowRequest(/trpc\/.* 401/);
  const { breaks, account } = english.words;
  const screen = breakPages(english);
  await page.addInitScript("localStorage.setItem('lang', 'en'); localStorage.setItem('hisLang', 'en')");
  const [applied] = await world.apply('may-ask-to-return');
  if (!applied) throw new Error('the scenario has no account');
  await english.signIn(applied, '/');
  await expect(screen.paused).toBeVisible();
  await screen.button(breaks.return.askNow).click();
  await expect(screen.button(breaks.return.confirm)).toBeDisabled();
  await world.run('advanceClock', { by: '25h' });
  await english.signIn(applied, '/');
  await screen.button(breaks.return.confirm).click();
  await expect(page.getByRole('heading', { name: account.page.protection, level: 1 })).toBeVisible();
  await expect(page.getByText(breaks.section.returned)).toBeVisible();
});
