import { findAccount } from '@tonalli/test-stack/accounts';
import type { Control } from '@tonalli/test-stack/control';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../fixtures';

const PHONE = { width: 390, height: 844 };
const SIZES = [{ width: 1440, height: 900 }, PHONE];
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

  // A page that is open would ask for the time with a session that has ended by then.
  await page.goto('about:blank');
  await clock.advance('1h');
  await world.run('settleBet', { memberId: player.id, stake: '499.99', payout: '100.00' });
  await clock.advance('1h');
  await app.signIn(below);
  await app.contracts.open('&part=bills');
  await app.contracts.openBill();
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

/** Of every kind: its page, and what 1 % comes to, by hand. */
const KINDS = [
  // Of 400.00 that were bet, of which players won 250.00 back.
  { kind: 'daily', page: 'agentDailyWages2', paid: '$4.00' },
  { kind: 'hourly', page: 'agentHourSalary', paid: '$4.00' },
  { kind: 'dividend', page: 'agentDividendRecordCopy2', paid: '$1.50' },
  // Of 300.00: nobody is paid for the same bets by the day and every five minutes.
  { kind: 'realtime', page: 'agentRealtimeSalary', paid: '$3.00' },
] as const;

const termsOf = (kind: (typeof KINDS)[number]['kind'], rateBp: number) => ({
  ...{ kind, period: kind === 'dividend' ? ('daily' as const) : null, scale: 'slab' as const },
  ...{
    carry: kind === 'dividend' ? ('untilPositive' as const) : ('none' as const),
    cap: null,
    payer: 'house' as const,
  },
  tiers: [{ minTurnover: '0.00', minNetLoss: '0.00', minActiveMembers: 0, rateBp }],
  eligibility: { minActiveMembers: 0, minBetAmount: '0.00', activeValidBet: '0.00', countSelf: false },
  deductions: { bonusesBp: 0, rebatesBp: 0, salariesBp: 0, paymentFeesBp: 0, platformFeeBp: 0 },
  categories: ['RNG' as const],
});

test('CON-04 CON-06 bills of all four kinds are paid, explained and worked out again, in both languages', async ({
  page,
  app,
  english,
  agent,
  mint,
  world,
  clock,
}) => {
  test.slow();
  const middle = await mint({ uplineId: agent.id, type: 2, username: 'lucero' });
  const below = await mint({ uplineId: middle.id, type: 2, username: 'marea' });
  const other = await mint({ type: 1, username: 'brisa' });
  const [player, another] = [await mint({ uplineId: below.id }), await mint({ uplineId: other.id })];
  // Ten minutes before a day of the operator's.
  await clock.freeze('2026-11-20T05:50:00.000Z');
  for (const { kind } of KINDS) {
    const top = kind === 'realtime' ? other : agent;
    const rate = kind === 'realtime' ? 100 : 300;
    await world.run('offerFromHouse', { memberId: top.id, isAgreed: true, terms: termsOf(kind, rate) });
    if (kind === 'realtime') continue;
    const offer = { uplineId: agent.id, memberId: middle.id, isAgreed: true, terms: termsOf(kind, 200) };
    await world.run('offerContract', offer);
    await world.run('offerContract', { ...offer, uplineId: middle.id, memberId: below.id, terms: termsOf(kind, 100) });
  }
  await clock.set('2026-11-20T06:02:00.000Z');
  await world.run('settleBet', { memberId: player.id, stake: '400.00', payout: '250.00' });
  await world.run('settleBet', { memberId: another.id, stake: '300.00' });
  await clock.set('2026-11-21T06:02:00.000Z');

  await page.goto('/');
  for (const [index, { kind, page: address, paid }] of KINDS.entries()) {
    const told = index % 2 === 0 ? app : english;
    const words = told.words['agent-contracts'];
    await page.evaluate((language) => localStorage.setItem('lang', language), index % 2 === 0 ? 'es' : 'en');
    await page.setViewportSize(SIZES[index % 2] ?? PHONE);
    await told.signIn(kind === 'realtime' ? other : below);
    await told.contracts.open('&part=bills', address);
    await told.contracts.openBill();
    await expect(told.contracts.mine).toContainText(paid);
    await expect(told.contracts.mine).toContainText(words.bill.state.PAID);
    await expect(page.getByText(words.check.same, { exact: true })).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
});

test('CON-03 CON-08 a payer without funds, and a contract that ends with the one above, are told to both sides', async ({
  page,
  app,
  world,
}) => {
  const words = app.words['agent-contracts'];
  const open = async (who: string, query: string) =>
    app.signIn(await findAccount(world, who), `/agentHome?page=agentDailyWages2${query}`);
  await world.apply('agent-contract-cascade');
  await open('carla-sub', '');
  await expect(app.contracts.mine).toContainText(words.state.ENDING);
  await expect(app.contracts.mine).toContainText(words.endReason.CASCADE);
  // Time goes on by weeks: no page may be open whose session is over by then.
  await page.goto('about:blank');
  await world.apply('agent-payer-short');
  for (const who of ['quique-sub', 'quique']) {
    await open(who, '&part=bills&from=2026-01-01&to=2026-01-31');
    const owed = app.contracts.bills.getByRole('row').filter({ hasText: words.bill.state.INSUFFICIENT });
    await owed.getByRole('button').click();
    await expect(page.getByText(words.bill.stateText.INSUFFICIENT)).toBeVisible();
    await expect(page.getByText(words.check.same, { exact: true })).toBeVisible();
  }
});
