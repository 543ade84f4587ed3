import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../fixtures';

test('PROMO-01 HOME-09 a visitor finds the Zalo promotion by its category, with its terms and the way there', async ({
  page,
  app,
}) => {
  const { promotions } = app.words;
  await page.goto('/promotions');
  const cards = page.getByRole('article');
  await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(8);
  await page.getByRole('tab', { name: promotions.category.COMMUNITY }).click();
  await expect(page).toHaveURL(/category=COMMUNITY/);
  await page.getByRole('link', { name: /131K.*Zalo/ }).press('Enter');
  const dialog = page.getByRole('dialog', { name: /131K/ });
  await expect(dialog.getByRole('region', { name: promotions.terms })).toContainText('$131,000.00');
  await expect(dialog.getByRole('link', { name: /^Ir al canal/ })).toHaveAttribute('href', /^https:\/\/zalo\./);
  await expect(dialog.getByRole('img')).toHaveCount(0);
  await page.reload();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/promotions\?category=COMMUNITY$/);
});

test('PROMO-01 NAV-04 a visitor who wants to take part logs in first and goes on there', async ({
  page,
  app,
  member,
}) => {
  const { promotions } = app.words;
  await page.goto('/');
  await app.shell.sideMenu.getByRole('link', { name: promotions.title }).click();
  await expect(page.getByRole('heading', { level: 1, name: promotions.title })).toBeVisible();
  await page.goto('/promotions?promo=referral');
  await page.getByRole('button', { name: promotions.logIn }).click();
  await app.login.logIn(member.username, member.password);
  await expect(page).toHaveURL(/\/member\?page=referral/);
});

test('PROMO-01 SYS-15 SYS-16 reads in English on a narrow phone, and axe finds nothing', async ({ page, english }) => {
  const { promotions } = english.words;
  await page.setViewportSize({ width: 320, height: 640 });
  await page.addInitScript("localStorage.setItem('lang', 'en'); localStorage.setItem('hisLang', 'en')");
  await page.goto('/promotions');
  await expect(page.getByRole('link', { name: 'Weekly cashback' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Weekly cashback' }).click();
  const dialog = page.getByRole('dialog', { name: 'Weekly cashback' });
  await expect(dialog.getByText(promotions.phase.OPEN)).toBeVisible();
  await expect(dialog.getByRole('button', { name: promotions.logIn })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('PROMO-02 NAV-12 a member joins, and the badge goes down without a reload', async ({ page, member, app }) => {
  const { promotions } = app.words;
  await app.signIn(member, '/promotions');
  const badge = page
    .getByRole('navigation')
    .getByRole('link', { name: new RegExp(promotions.title) })
    .first();
  await expect(badge.getByText('2 promociones en las que puedes participar', { exact: true })).toBeAttached();
  await page.getByRole('link', { name: 'Reembolso semanal' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reembolso semanal' });
  await dialog.getByRole('button', { name: promotions.action.join }).click();
  await expect(dialog.getByText(promotions.status.joined)).toBeVisible();
  await expect(dialog.getByRole('region', { name: promotions.cashback.week })).toContainText('$0.00');
  await page.keyboard.press('Escape');
  await expect(badge.getByText('1 promoción en la que puedes participar', { exact: true })).toBeAttached();
});

test('PROMO-03 HOME-09 an application with a picture is sent, approved while its member looks, and claimed', async ({
  world,
  page,
  app,
}) => {
  const { promotions } = app.words;
  await world.apply('promotion-statuses');
  await app.signIn({ username: 'tina', password: 'Clave1234' }, '/promotions?promo=zalo');
  const dialog = page.getByRole('dialog', { name: /131K/ });
  const form = dialog.getByRole('form', { name: promotions.apply.title });
  await form.getByRole('textbox').fill('En el canal soy «Tina Luna».');
  await form.locator('input[type=file]').setInputFiles({
    name: 'captura.png',
    mimeType: 'image/png',
    buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 200, height: 120 } }),
  });
  await form.getByRole('button', { name: promotions.action.apply }).click();
  await expect(dialog.getByText(promotions.status.applying)).toBeVisible();
  const applications = await world.run('listApplications', {});
  const sent = applications.find(({ remark }) => remark.includes('Tina Luna'));
  expect(sent?.images).toHaveLength(1);
  await world.run('approveApplication', { applicationId: sent?.applicationId ?? '' });
  await dialog.getByRole('button', { name: promotions.action.claim }).click();
  await expect(dialog.getByText(promotions.status.claimed, { exact: true })).toBeVisible();
  await expectAccessible(page);
});

test('PROMO-04 a member marks a day of the calendar, once, and the next one on the day after', async ({
  page,
  app,
  world,
}) => {
  const { promotions } = app.words;
  await world.apply('promotion-statuses');
  const open = async () => {
    await app.signIn({ username: 'tina', password: 'Clave1234' }, '/promotions?promo=sign-in');
    return page.getByRole('dialog').getByRole('region', { name: promotions.calendar.title });
  };
  const sign = page.getByRole('dialog').getByRole('button', { name: promotions.action.sign });
  const marked = (text: string, count: string) => text.replace('{{count, number}}', count).split('{{')[0] ?? '';
  const board = await open();
  await expect(board.getByRole('listitem').filter({ hasText: promotions.calendar.state.now })).toHaveCount(1);
  await sign.press('Enter');
  await expect(board).toContainText(marked(promotions.calendar.marked_one, '1'));
  await expect(sign).toHaveCount(0);
  await expectAccessible(page);
  await page.reload();
  await expect(board).toContainText(marked(promotions.calendar.marked_one, '1'));
  await expect(sign).toHaveCount(0);

  // The session is over by then: no page of it may be open and ask.
  await page.goto('about:blank');
  await world.run('advanceClock', { by: '1d' });
  await open();
  await sign.click();
  await expect(board).toContainText(marked(promotions.calendar.marked_other, '2'));
});

test('PROMO-02 shows each of the twelve statuses to one of the people of a scenario', async ({ page, app, world }) => {
  const { status } = app.words.promotions;
  const people = await world.apply('promotion-statuses');
  const seen = new Set<string>();
  for (const { username } of people) {
    await app.signIn({ username, password: 'Clave1234' }, '/promotions');
    const cards = page.getByRole('article');
    await expect(cards.filter({ hasText: status.comingSoon }).first()).toBeVisible();
    // What is the member's own comes after the promotions themselves.
    await expect(
      cards
        .filter({ hasText: status.claim })
        .or(cards.filter({ hasText: status.joined }))
        .first(),
    ).toBeVisible();
    const text = (await cards.allInnerTexts()).join('\n').split('\n');
    for (const [name, word] of Object.entries(status)) if (text.includes(word)) seen.add(name);
    // No page of somebody else may ask while the next one comes.
    await page.goto('about:blank');
  }
  expect([...seen].toSorted()).toEqual(Object.keys(status).toSorted());
});
