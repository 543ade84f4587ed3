import { expect, expectAccessible, expectNoSidewaysScroll, test, untilListening } from '../fixtures';
import { fill } from '../words';

const MINUTES_MS = 300_000;
const PAGE = '/member?page=tournaments';

test('PROMO-07 a member joins, sees their place change as rounds end, and is paid their prize once', async ({
  page,
  app,
  world,
}) => {
  const { tournaments, rewards } = app.words;
  const ana = await world.mint({ balanceMinor: 100_000 });
  const bo = await world.mint({ balanceMinor: 100_000 });
  await world.run('announceTournament', { pool: '1000.00', lasts: MINUTES_MS });
  await world.run('joinTournament', { memberId: bo.id });
  await app.signIn(ana, PAGE);
  const card = page.getByRole('region', { name: 'Torneo relámpago' });
  await card.getByRole('button', { name: tournaments.join }).press('Enter');
  await expect(card.getByText(tournaments.own.none)).toBeVisible();
  await untilListening(page, world);
  await world.run('settleBet', { memberId: ana.id, stake: '10.00', payout: '125.00' });
  await expect(card.getByRole('table')).toContainText('12.50×');
  const place = (text: string) => card.getByRole('definition').filter({ hasText: text });
  await expect(place('#1')).toBeVisible();
  await world.run('settleBet', { memberId: bo.id, stake: '1.00', payout: '90.00' });
  await expect(place('#2')).toBeVisible();
  await card.getByText(tournaments.rules).click();
  await expect(card.getByText(tournaments.rule.tie)).toBeVisible();
  // Of the menu, what the header covers in part is too small to be hit.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await world.run('advanceClock', { by: MINUTES_MS });
  await expect(card.getByText(fill(tournaments.won.title, { amount: '$300.00', place: 2 }))).toBeVisible();
  await expectAccessible(page);
  await card.getByRole('link', { name: tournaments.own.open }).click();
  await page
    .getByRole('button', { name: fill(rewards.claim.of, { what: '$300.00', title: 'Torneo relámpago' }) })
    .click();
  await expect(page.getByText(rewards.waiting.empty)).toBeVisible();
  await app.shell.expectBalance('$1,415.00');
  await page.goto(PAGE);
  await expect(card.getByText(tournaments.won.CLAIMED)).toBeVisible();
});
