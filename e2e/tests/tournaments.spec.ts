import { expect, expectAccessible, expectNoSidewaysScroll, test, untilListening } from '../fixtures';

const PAGE = '/member?page=tournaments';

test('PROMO-07 a member joins, sees their place change as a round ends, and what they won', async ({
  page,
  app,
  world,
}) => {
  const { tournaments } = app.words;
  const ana = await world.mint({ balanceMinor: 100_000 });
  await world.run('announceTournament', { pool: '1000.00' });
  await app.signIn(ana, PAGE);
  const card = page.getByRole('region', { name: 'Torneo relámpago' });
  await card.getByRole('button', { name: tournaments.join }).press('Enter');
  await expect(card.getByText(tournaments.own.none)).toBeVisible();
  await untilListening(page, world);
  await world.run('settleBet', { memberId: ana.id, stake: '10.00', payout: '125.00' });
  await expect(card.getByRole('table')).toContainText('12.50×');
  await expect(card.getByText('#1')).toBeVisible();
  await card.getByText(tournaments.rules).click();
  await expect(card.getByText(tournaments.rule.tie)).toBeVisible();
  await expectAccessible(page);
  await world.run('closeTournament', {});
  await expect(card.getByText(tournaments.own.centre)).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
});
