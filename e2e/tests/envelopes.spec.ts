import { enterWorld, expect, expectAccessible, expectNoSidewaysScroll, test } from '../fixtures';

const PAGE = '/member?page=redEnvelope';

test('PROMO-06 two members at one rain with one envelope: the first gets it, the other is told kindly', async ({
  page,
  browser,
  app,
  world,
  baseURL,
}) => {
  const { envelopes } = app.words;
  const [ana, bo] = [await world.mint({ balanceMinor: 0 }), await world.mint({ balanceMinor: 0 })];
  const rain = await world.run('announceRain', { pool: '77.70', count: 1 });
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  await enterWorld(elsewhere, { world: world.world, baseURL: baseURL ?? '' });
  const others = await elsewhere.newPage();
  await app.signIn(ana, PAGE);
  await app.on(others).signIn(bo, PAGE);
  const take = others.getByRole('button', { name: envelopes.take });
  await expect(take).toBeVisible();
  await page.getByRole('button', { name: envelopes.take }).click();
  await expect(page.getByText(envelopes.ownText)).toBeVisible();
  await app.shell.expectBalance('$77.70');
  await expectAccessible(page);
  await expect(others.getByText(envelopes.lateText)).toBeVisible();
  await expect(take).toHaveCount(0);
  await elsewhere.close();

  await world.run('closeRain', rain);
  await page.reload();
  await page.getByText(envelopes.past.proof).click();
  await page.getByRole('button', { name: envelopes.past.check }).click();
  await expect(page.getByText(envelopes.past.right.split(':')[0] ?? '')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
});

test('PROMO-06 two browsers press in the same moment: each gets one envelope, and both are all of the pool', async ({
  page,
  phone,
  english,
  app,
  world,
}) => {
  const people = [await world.mint({ balanceMinor: 0 }), await world.mint({ balanceMinor: 0 })] as const;
  await world.run('announceRain', { pool: '77.71', count: 2 });
  const elsewhere = await phone();
  await elsewhere.addInitScript("localStorage.setItem('lang', 'en'); localStorage.setItem('hisLang', 'en')");
  const others = await elsewhere.newPage();
  await app.signIn(people[0], PAGE);
  await english.on(others).signIn(people[1], PAGE);
  const buttons = [
    page.getByRole('button', { name: app.words.envelopes.take }),
    others.getByRole('button', { name: english.words.envelopes.take }),
  ] as const;
  for (const button of buttons) await expect(button).toBeEnabled();
  await Promise.all(buttons.map((button) => button.click()));
  await expect(page.getByText(app.words.envelopes.ownText)).toBeVisible();
  await expect(others.getByText(english.words.envelopes.ownText)).toBeVisible();
  const balances = await Promise.all(people.map(({ id }) => world.balances(id)));
  const minor = balances.map(({ main }) => Math.round(Number(main) * 100));
  for (const each of minor) expect(each).toBeGreaterThan(0);
  expect(minor.reduce((sum, each) => sum + each, 0)).toBe(7_771);
  expect((await world.audit()).findings).toEqual([]);
});

test('PROMO-04 a member opens the envelope of the week, and finds it opened after a reload', async ({
  page,
  app,
  world,
}) => {
  const { envelopes } = app.words;
  const [rocio] = await world.apply('envelope-rain');
  if (!rocio) throw new Error('the scenario has nobody');
  await app.signIn(rocio, PAGE);
  const own = page.getByRole('region', { name: envelopes.personal.title });
  await own.getByRole('button', { name: envelopes.personal.open }).press('Enter');
  const opened = own.getByText(envelopes.own.split('{{')[0] ?? '');
  await expect(opened).toBeVisible();
  const amount = await opened.textContent();
  await page.reload();
  await expect(own.getByText(amount ?? '')).toBeVisible();
  await expectAccessible(page);
});
