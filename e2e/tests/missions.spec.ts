import { expect, expectAccessible, expectNoSidewaysScroll, test, untilListening } from '../fixtures';
import { fill } from '../words';

test('MEM-13 play moves a bar, a claim pays and leads to the leaderboard', async ({ page, app, world }) => {
  const { missions } = app.words;
  const member = await world.mint({ balanceMinor: 1_000_000 });
  for (let round = 0; round < 4; round += 1)
    await world.run('settleBet', { memberId: member.id, stake: '10.00', payout: '0.00' });
  await app.signIn(member);
  await page.goto('/member?page=missionLeaderboard');
  const bar = page.getByRole('progressbar', { name: fill(missions.progressOf, { mission: 'Calentamiento' }) });
  await expect(bar).toHaveAttribute('aria-valuenow', '4');
  await expectAccessible(page);

  await untilListening(page, world);
  await world.run('settleBet', { memberId: member.id, stake: '10.00', payout: '0.00' });
  await expect(bar).toHaveAttribute('aria-valuenow', '5');
  const claim = page.getByRole('button', { name: fill(missions.claimOf, { mission: 'Calentamiento' }) });
  const badges = page.getByRole('navigation');
  // The login of today is one as well.
  await expect(badges.getByText(fill(missions.badge_other, { count: 2 }))).toHaveCount(1);
  await claim.click();
  await expect(page.getByText(missions.receipt.title)).toBeVisible();
  await expect(claim).toHaveCount(0);
  await expect(badges.getByText(fill(missions.badge_one, { count: 1 }))).toHaveCount(1);

  await page.getByRole('tab', { name: missions.tabs.leaderboard }).click();
  await expect(page.getByText(fill(missions.board.own, { rank: '1' }))).toBeVisible();
  await expectAccessible(page);
});

test('MEM-13 a chain opens link by link as each is claimed, and what was played before counts', async ({
  page,
  app,
  member,
  world,
}) => {
  const { missions } = app.words;
  const button = (mission: string) => page.getByRole('button', { name: fill(missions.claimOf, { mission }) });
  const locked = (title: string) => page.getByText(fill(missions.locked, { title }));
  for (const missionId of ['explorador-bronce', 'explorador-plata'])
    await world.run('completeMission', { memberId: member.id, missionId });
  await app.signIn(member, '/member?page=missionLeaderboard');
  await expect(locked('Primeros pasos')).toBeVisible();
  await expect(button('Buen ojo')).toHaveCount(0);
  await button('Primeros pasos').press('Enter');
  await expect(page.getByText(missions.receipt.title)).toBeVisible();
  await expect(locked('Primeros pasos')).toHaveCount(0);
  await expect(locked('Buen ojo')).toBeVisible();
  await button('Buen ojo').click();
  await expect(locked('Buen ojo')).toHaveCount(0);
  await expect(button('Conoces la casa')).toHaveCount(0);
  // A link of the menu that is half below the head of the page is too small to be pressed there.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);
});

test('MEM-13 shows the missions in English on a phone', async ({ page, english, member }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript("localStorage.setItem('lang', 'en')");
  await english.signIn(member);
  await page.goto('/member?page=missionLeaderboard');
  await expect(page.getByRole('heading', { name: 'Warm-up' })).toBeVisible();
  await expectNoSidewaysScroll(page);
});
