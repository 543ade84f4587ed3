import type { Control } from '@tonalli/test-stack/control';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../fixtures';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
/** Within an hour of play, so that the next period is near. */
const BEGIN = '2026-11-20T18:10:00.000Z';

/** What the house pays the agent on top: 2 % of an hour's valid bets. */
const giveContract = (world: Control, memberId: string) =>
  world.run('offerFromHouse', {
    ...{ memberId, isAgreed: true },
    terms: {
      ...{ kind: 'hourly', period: null, scale: 'slab', carry: 'none', cap: null, payer: 'house' },
      tiers: [{ minTurnover: '100.00', minNetLoss: '0.00', minActiveMembers: 0, rateBp: 200 }],
      eligibility: { minActiveMembers: 0, minBetAmount: '0.00', activeValidBet: '10.00', countSelf: false },
      deductions: { bonusesBp: 0, rebatesBp: 0, salariesBp: 0, paymentFeesBp: 0, platformFeeBp: 0 },
      categories: ['RNG', 'LIVE'],
    },
  });

test.use({ birth: { frozenAt: BEGIN } });

test('CON-02 CON-04 CON-06 what an agent offers is accepted, played for and paid, and the bill is worked out again', async ({
  page,
  app,
  agent,
  mint,
  world,
  clock,
}) => {
  test.slow();
  const below = await mint({ uplineId: agent.id, type: 2, username: 'lucero' });
  const player = await mint({ uplineId: below.id, username: 'estrella' });
  await clock.freeze(BEGIN);
  await giveContract(world, agent.id);
  const words = app.words['agent-contracts'];

  await app.signIn(agent);
  await app.contracts.offer(below.username, { from: '100', rate: '1.5' });
  await expect(page.getByText(words.done.offer, { exact: true })).toBeVisible();
  await expect(page.getByText(words.state.OFFERED).last()).toBeVisible();

  await app.signIn(below);
  await app.contracts.open();
  await app.contracts.accept();
  await expect(page.getByText(words.state.AGREED).first()).toBeVisible();
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }

  await clock.advance('1h');
  await world.run('settleBet', { memberId: player.id, stake: '499.99', payout: '100.00' });
  await clock.advance('1h');
  await app.signIn(below);
  await app.contracts.open('&part=bills');
  await app.contracts.bills
    .getByRole('button', { name: new RegExp(`^${words.bills.open}`) })
    .first()
    .click();
  // By slices: 1.5 % of what is above 100.00 of 499.99, rounded down.
  await expect(app.contracts.mine).toContainText('$5.99');
  await expect(page.getByText(words.check.same, { exact: true })).toBeVisible();
  await expect(app.contracts.mine).toContainText(words.bill.state.PAID);
  await expect(app.contracts.mine).toContainText(words.versions.same);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
});
