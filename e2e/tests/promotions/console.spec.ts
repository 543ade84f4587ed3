import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../../fixtures';
import { Console } from '../../page-models/console';

// A stream that ends with its world is no trouble.
const LIVE = /\/qa\/api\/journal\/live/;

test('PROMO-08 the operator holds the rewards of one of a cluster, who reads why, and releases them', async ({
  page,
  context,
  app,
  world,
  guard,
}) => {
  guard.allowRequest(LIVE);
  const { rewards, promotions } = app.words;
  await world.apply('shared-accounts');
  const qa = new Console(page, world.url, world.world);
  await qa.open('campaigns');
  const clusters = page.getByRole('region', { name: 'Cuentas que pueden ser una persona' });
  await expect(clusters.getByText('prima, primo, pariente')).toBeVisible();
  await expect(clusters.getByText('Tres cuentas con el mismo correo')).toBeVisible();
  const row = clusters
    .getByRole('listitem')
    .filter({ has: page.getByText('prima', { exact: true }) })
    .last();
  await row.getByRole('textbox').fill('Mismo correo que primo');
  await row.getByRole('textbox').press('Enter');
  const release = clusters.getByRole('button', { name: 'Liberar premios de prima' });
  await expect(release).toBeVisible();
  // What the line of the last command covers in part is too small to be hit.
  await release.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expectAccessible(page);

  const member = await context.newPage();
  const prima = app.on(member);
  await prima.signIn({ username: 'prima', password: 'Clave1234' }, '/member?page=rewardCenter');
  await expect(member.getByText(rewards.held.title)).toBeVisible();
  const claim = member.getByRole('region', { name: rewards.waiting.title }).getByRole('button');
  await expect(claim).toBeDisabled();
  await member.goto('/promotions?promo=sign-in');
  const dialog = member.getByRole('dialog');
  await expect(dialog.getByRole('region', { name: promotions.reasons })).toContainText(
    promotions.rule.held.split(',')[0] ?? '',
  );
  await expect(dialog.getByRole('button', { name: promotions.action.sign })).toHaveCount(0);
  await expectAccessible(member);

  await release.click();
  await expect(clusters.getByRole('button', { name: 'Retener premios de prima' })).toBeVisible();
  await member.goto('/member?page=rewardCenter');
  await claim.click();
  await expect(member.getByText(rewards.waiting.empty)).toBeVisible();
  await prima.shell.expectBalance('$10.00');
  await member.close();
});

test('PROMO-03 PROMO-08 the operator decides applications and pauses a campaign, in English and on a phone', async ({
  page,
  world,
  guard,
}) => {
  guard.allowRequest(LIVE);
  await page.addInitScript("localStorage.setItem('qa.lang', 'en')");
  await world.apply('promotion-statuses');
  const qa = new Console(page, world.url, world.world);
  await qa.open('campaigns');
  const desk = page.getByRole('region', { name: 'Applications' });
  const sent = (await world.run('listApplications', {})).find(({ state }) => state === 'APPLIED');
  const id = sent?.applicationId ?? '';
  await desk.getByRole('button', { name: `Begin to review ${id}` }).click();
  await expect(desk.getByRole('button', { name: `Begin to review ${id}` })).toHaveCount(0);
  const one = desk.getByRole('listitem').filter({ hasText: id }).first();
  await expect(one.getByRole('img')).toBeVisible();
  await one.getByRole('textbox').fill('The picture shows another name');
  await one.getByRole('button', { name: `Reject ${id}` }).click();
  await expect(one.getByText('Reason: The picture shows another name')).toBeVisible();

  const list = page.getByRole('region', { name: 'Campaigns', exact: true });
  const pause = list.getByRole('switch', { name: 'Pause sign-in' });
  await pause.press('Space');
  await expect(pause).toBeChecked();
  const calendar = async () => (await world.run('reportCampaigns', {})).find((each) => each.promotionId === 'sign-in');
  await expect.poll(async () => (await calendar())?.phase).toBe('STOPPED');
  // The bar of the last command covers no button in half, however long the day's data make the page.
  await page.setViewportSize({ width: 1440, height: 900 });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: 1440, height: height + 1_000 });
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
});
