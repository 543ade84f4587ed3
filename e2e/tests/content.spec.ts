import { expect, expectAccessible, expectNoSidewaysScroll, test, untilListening } from '../fixtures';

// Banners and notices pass by.
test.use({ reducedMotion: 'no-preference' });

test('HOME-02 HOME-04 HOME-05 HOME-08 home has banners that turn, jackpot and winners, live, and fits a phone', async ({
  page,
  app,
  world,
  member,
}) => {
  const { banner, jackpot, winners } = app.words.content;
  await world.apply('no-winners');
  await page.goto('/');
  const carousel = page.getByRole('region', { name: banner.label });
  await carousel.getByRole('button', { name: app.words.home.carousel.pause }).click();
  const [first, second] = ['1 de', '2 de'].map((place) => carousel.getByRole('button', { name: new RegExp(place) }));
  await second?.click();
  await expect(second ?? carousel).toHaveAttribute('aria-current', 'true');
  await first?.press('Enter');
  await expect(first ?? carousel).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('region', { name: jackpot.title })).toContainText(/\$[\d,]+\.\d\d/);
  const board = page.getByRole('region', { name: winners.title });
  await expect(page.getByText(app.words.home.winners.empty)).toBeVisible();
  await untilListening(page, world);
  await world.run('settleBet', { memberId: member.id, stake: '1.00', payout: '90000.00' });
  await world.setModules({});
  await expect(board.getByRole('listitem').filter({ hasText: '$90,000.00' })).toContainText('***');
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);
});

test('HOME-03 NAV-01 a notice that passes by opens at that notice, by key too, and Escape leads back', async ({
  page,
  app,
}) => {
  const { home } = app.words;
  await page.goto('/');
  const passing = page.getByRole('region', { name: home.marquee.label }).getByRole('button');
  const title = (await passing.nth(1).textContent()) ?? '';
  await passing.nth(1).press('Enter');
  const notices = page.getByRole('dialog', { name: home.notices.title });
  await expect(notices.getByRole('heading', { name: title })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(notices).toHaveCount(0);
  await expect(passing.nth(1)).toBeFocused();
});

test('SYS-13 HOME-06 parts of home that fail say so, leave the rest standing and can be tried again', async ({
  page,
  app,
  world,
  guard,
}) => {
  guard.allowRequest(/trpc\//);
  await world.apply('home-outage');
  await page.goto('/');
  const { home, common, lobby } = app.words;
  for (const text of [home.hero.failed, home.jackpot.failed, home.winners.failed])
    await expect(page.getByText(text)).toBeVisible();
  const hot = app.lobby.section(lobby.home.hot);
  await expect(hot.getByText(lobby.results.errorTitle)).toBeVisible();
  await expect(app.shell.loginButton).toBeVisible();
  await world.run('clearFaults', {});
  const retry = hot.getByRole('button', { name: common.actions.retry });
  await expect(async () => {
    // The gateway spares a platform that was down for two seconds more.
    if (await retry.isVisible()) await retry.click();
    await expect(hot.getByRole('article').first()).toBeVisible({ timeout: 2_000 });
  }).toPass();
});

test.describe('announcements', () => {
  test.use({ popups: 'shown' });

  test('HOME-07 S6 a visitor is told once a session, without anything that acts, and closes it by key', async ({
    page,
    app,
    world,
  }) => {
    const { home } = app.words;
    await world.apply('hostile-announcements');
    await page.goto('/');
    const popup = page.getByRole('dialog', { name: home.popup.title });
    await expect(popup.getByText('Después')).toBeVisible();
    await expect(popup.getByRole('link')).toHaveText([/^allá/]);
    await expect(popup.locator('script, iframe, form, img, [onclick], [style*="fixed"]')).toHaveCount(0);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(popup).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('region', { name: app.words.content.winners.title })).toBeVisible();
    await expect(popup).toHaveCount(0);
  });

  test('HOME-07 a member is told what is theirs after logging in, one after another, and not again today', async ({
    page,
    english,
    member,
  }) => {
    await page.addInitScript("localStorage.setItem('lang', 'en')");
    await page.goto('/login');
    await expect(english.login.dialog).toBeVisible();
    const popup = page.getByRole('dialog', { name: english.words.home.popup.title });
    await expect(popup).toHaveCount(0);
    await english.login.logIn(member.username, member.password);
    const titles = popup.getByRole('list', { name: english.words.home.popup.list }).getByRole('button');
    await expect(titles).toHaveText(['Claim your Zalo reward', 'This week in the lobby']);
    await titles.nth(1).click();
    await expect(titles.nth(1)).toHaveAttribute('aria-current', 'true');
    await popup.getByRole('checkbox', { name: english.words.home.popup.hideToday }).check();
    await popup.getByRole('button', { name: english.words.common.actions.close }).last().click();
    await expect(popup).toHaveCount(0);
    expect(await page.evaluate("localStorage.getItem('USER_POPUP_HIDDEN_ON')")).toMatch(/^\d{4}-\d\d-\d\d$/);
  });
});
