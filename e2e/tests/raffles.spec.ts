import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../fixtures';
import { fill } from '../words';

test('PROMO-06 GAME-08 a member holds tickets, wins, and has the browser repeat the draw', async ({
  page,
  app,
  world,
}) => {
  const { raffles } = app.words;
  const member = await world.mint({ balanceMinor: 1_000 });
  const { raffleId } = await world.run('announceRaffle', { prize: '500.00' });
  await world.run('giveTickets', { memberId: member.id, count: 3, raffleId });
  await app.signIn(member, '/member?page=raffles');
  await expect(page.getByText(fill(raffles.own.count_other, { count: 3 }))).toBeVisible();
  await expectAccessible(page);

  await world.run('drawRaffle', { raffleId });
  await world.run('advanceClock', { by: '2s' });
  await page.reload();
  await expect(page.getByText(fill(raffles.winners.won, { prize: '$500.00' }))).toBeVisible();
  const past = page.getByRole('group', { name: 'Rifa relámpago' });
  await past.getByText(raffles.proof.title).press('Enter');
  await past.getByRole('button', { name: raffles.proof.check }).click();
  await expect(past.getByText(raffles.proof.right)).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
});
