import { expect, expectNoSidewaysScroll, test } from '../../fixtures';
import { fill } from '../../words';

// The whole ways stand in Spanish beside the features; these are their screens as somebody reads them in English, on a phone.
test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(({ page }) =>
  page.addInitScript("localStorage.setItem('lang', 'en'); localStorage.setItem('hisLang', 'en')"),
);

test('PROMO-05 MEM-03 in English a code brings its bonus, a game says what it counts, and the bonus ends as money', async ({
  page,
  english,
  member,
  world,
}) => {
  const { cashier, bonuses, games } = english.words;
  await english.signIn(member, '/member?page=depositv2');
  await page.getByRole('textbox', { name: cashier.amount.label }).fill('200');
  await page.getByRole('textbox', { name: cashier.bonus.code }).fill('FIESTA50');
  await page.getByRole('button', { name: cashier.bonus.apply }).click();
  await page.getByRole('radio', { name: /Bonus with a code/ }).check();
  const summary = page.getByRole('region', { name: cashier.bonus.summary });
  for (const said of ['$100.00', '$600.00', '$10.00', '14 days']) await expect(summary).toContainText(said);
  await expectNoSidewaysScroll(page);

  const { bonusId } = await world.run('grantBonus', { memberId: member.id, amount: '200.00' });
  const dice = await english.startTitle('Dice');
  await expect(english.game.dialog(dice.name)).toContainText(fill(bonuses.game.counts, { percent: '75' }));
  await dice.frame.locator('#stake').fill('10');
  await dice.answerTo('place', () => dice.frame.locator('#spin').click());

  await page.goto('/member?page=bonuses');
  await expect(page.getByRole('heading', { name: 'Gift bonus' })).toBeVisible();
  const counted = page.getByRole('table', { name: bonuses.bets.title }).getByRole('row').filter({ hasText: '75%' });
  for (const said of ['Dice', '$10.00', '$7.50']) await expect(counted).toContainText(said);
  await expect(page.getByText(fill(bonuses.card.missing, { amount: '$992.50' }))).toBeVisible();
  await page.getByText(bonuses.terms.title).click();
  const { roulette, dice: diceFamily, slot } = games.family;
  for (const family of [roulette, diceFamily, slot]) await expect(page.getByRole('article')).toContainText(family);
  await expectNoSidewaysScroll(page);
  await world.run('endBonus', { bonusId, how: 'completed' });
  await page.reload();
  await expect(page.getByText(bonuses.state.COMPLETED)).toBeVisible();
  await expect(page.getByText(fill(bonuses.ended.kept, { amount: '$200.00' }))).toBeVisible();
});

test('MEM-13 PROMO-07 PROMO-06 GAME-08 in English a mission is claimed, a tournament raced and a raffle checked', async ({
  page,
  english,
  member,
  world,
}) => {
  const { missions, tournaments, raffles } = english.words;
  await world.run('completeMission', { memberId: member.id, missionId: 'cinco-rondas' });
  await english.signIn(member, '/member?page=missionLeaderboard');
  await page.getByRole('button', { name: fill(missions.claimOf, { mission: 'Warm-up' }) }).click();
  await expect(page.getByText(missions.receipt.title)).toBeVisible();
  await page.getByRole('tab', { name: missions.tabs.leaderboard }).click();
  await expect(page.getByText(fill(missions.board.own, { rank: '1' }))).toBeVisible();
  await expectNoSidewaysScroll(page);

  await world.run('announceTournament', { pool: '1000.00' });
  await page.goto('/member?page=tournaments');
  const card = page.getByRole('region', { name: 'Lightning tournament' });
  await card.getByRole('button', { name: tournaments.join }).click();
  await expect(card.getByText(tournaments.own.none)).toBeVisible();
  await world.run('settleBet', { memberId: member.id, stake: '10.00', payout: '125.00' });
  await expect(
    card.getByRole('table', { name: fill(tournaments.rankingOf, { title: 'Lightning tournament' }) }),
  ).toContainText('12.50×');
  await card.getByText(tournaments.rules).click();
  await expect(card.getByText(tournaments.rule.tie)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await world.run('closeTournament', {});

  const { raffleId } = await world.run('announceRaffle', { prize: '500.00' });
  await world.run('giveTickets', { memberId: member.id, count: 3, raffleId });
  await world.run('drawRaffle', { raffleId });
  await world.run('advanceClock', { by: '2s' });
  await page.goto('/member?page=raffles');
  await expect(page.getByText(fill(raffles.winners.won, { prize: '$500.00' }))).toBeVisible();
  const past = page.getByRole('group', { name: 'Lightning raffle' });
  await past.getByText(raffles.proof.title).click();
  await past.getByRole('button', { name: raffles.proof.check }).click();
  await expect(past.getByText(raffles.proof.right)).toBeVisible();
  await expectNoSidewaysScroll(page);
});
