import { describe, expect, it } from 'vitest';
import { creditByHand } from '../../guard/credit-by-hand';
import { moveMember } from '../../people/move-member';
import { createTestWorld } from '../../testing/test-world';
import { roundsRepository } from '../../wagering/rounds.repository';
import { billsRepository, paymentsRepository } from './bills.repository';
import { reverseBill } from './claw-back';
import { contractIdOf } from './contract-ids';
import { UPLINES_PAY } from './contract-settings';
import { contractsRepository } from './contracts.repository';
import { agree, bet, chainOf, mainOf, playerBelow, termsOf } from './contracts-fixture';
import { assertNotOwed, owedByContract } from './debts';
import { endContract } from './end-contract';
import { resumeContract, suspendContract } from './operator-acts';

/** 2026-01-16, midnight in Mexico City: the first day that agreements of the test's noon are about. */
const FIRST_DAY = Date.UTC(2026, 0, 16, 6);
const DAY = 86_400_000;

function stage() {
  const world = createTestWorld();
  const [top = '', middle = '', low = ''] = chainOf(world, ['top', 'middle', 'low']);
  const player = playerBelow(world, low, 'player');
  return { world, top, middle, low, player };
}

const SALARY = {
  top: termsOf('daily', [[0, 0, 0, 60]]),
  middle: termsOf('daily', [[0, 0, 0, 40]]),
  low: termsOf('daily', [[0, 0, 0, 20]]),
};

function agreeAll(
  { world, top, middle, low }: ReturnType<typeof stage>,
  more: { payer?: 'house' | 'upline'; autoCover?: boolean } = {},
) {
  const { payer = 'house', autoCover = false } = more;
  return [
    agree(world, { uplineId: null, downlineId: top, terms: SALARY.top }),
    agree(world, { uplineId: top, downlineId: middle, terms: { ...SALARY.middle, payer }, autoCover }),
    agree(world, { uplineId: middle, downlineId: low, terms: { ...SALARY.low, payer }, autoCover }),
  ];
}

const billsOf = (world: ReturnType<typeof stage>['world']) =>
  world.sqlite
    .prepare(
      'SELECT downline_id who, period, gross_minor gross, due_minor due, paid_minor paid, state FROM agent_bills ORDER BY id',
    )
    .all();

describe('settling salaries', () => {
  it('CON-04 CON-08 the house pays each level the difference, and nothing of the day of the agreement', () => {
    const story = stage();
    const { world, top, middle, low, player } = story;
    agreeAll(story);
    bet(world, player, { stakeMinor: 1_000_000 });
    world.clock.set(FIRST_DAY + 1);
    expect(mainOf(world, low)).toBe(0);
    bet(world, player, { stakeMinor: 1_000_099, payoutMinor: 500_000 });
    world.clock.set(FIRST_DAY + DAY);
    expect([top, middle, low].map((id) => mainOf(world, id))).toEqual([2_000, 2_000, 2_000]);
    expect(billsOf(world)).toEqual([
      { who: top, period: 'daily:2026-01-16', gross: 6_000, due: 2_000, paid: 2_000, state: 'PAID' },
      { who: middle, period: 'daily:2026-01-16', gross: 4_000, due: 2_000, paid: 2_000, state: 'PAID' },
      { who: low, period: 'daily:2026-01-16', gross: 2_000, due: 2_000, paid: 2_000, state: 'PAID' },
    ]);
    expect(world.ledger.houseBalance('house.agents')).toBe(-6_000);
    expect(world.ledger.audit().findings).toEqual([]);
  });

  it('CON-08 what downlines get beyond an upline who did not reach a tier is the house’s shortfall, and nobody’s debt', () => {
    const { world, top, middle, player } = { ...stage() };
    const strict = termsOf('daily', [[5_000_000, 0, 0, 60]]);
    agree(world, {
      uplineId: null,
      downlineId: top,
      terms: {
        ...strict,
        tiers: [{ ...strict.tiers[0], minTurnover: 0, minNetLoss: 0, minActiveMembers: 0, rateBp: 60 }],
        eligibility: { ...strict.eligibility, minBetAmount: 9_000_000 },
      },
    });
    agree(world, { uplineId: top, downlineId: middle, terms: SALARY.middle });
    world.clock.set(FIRST_DAY + 1);
    bet(world, player, { stakeMinor: 1_000_000 });
    world.clock.set(FIRST_DAY + DAY);
    expect([mainOf(world, top), mainOf(world, middle)]).toEqual([0, 4_000]);
    const [bill] = world.sqlite.prepare('SELECT shortfall_minor FROM agent_bills ORDER BY id').pluck().all();
    expect(bill).toBe(4_000);
    expect(world.ledger.audit().clean).toBe(true);
  });

  it('CON-08 where uplines pay, money goes down from the house through escrows that hold nothing afterwards', () => {
    const story = stage();
    const { world, top, middle, low, player } = story;
    world.settings.set(UPLINES_PAY, true);
    agreeAll(story, { payer: 'upline' });
    world.clock.set(FIRST_DAY + 1);
    bet(world, player, { stakeMinor: 1_000_000 });
    world.clock.set(FIRST_DAY + DAY);
    expect([top, middle, low].map((id) => mainOf(world, id))).toEqual([2_000, 2_000, 2_000]);
    expect(billsOf(world)).toMatchObject([{ due: 6_000 }, { due: 4_000 }, { due: 2_000 }]);
    expect([top, middle, low].map((id) => world.ledger.balance(id, 'agent.escrow'))).toEqual([0, 0, 0]);
    expect(world.ledger.audit().findings).toEqual([]);
  });

  it.each([
    [false, 'PARTLY_PAID', 1_000],
    [true, 'PAID', 4_000],
  ])(
    'CON-08 a payer whose own bill is less pays the rest out of the wallet only as agreed: %s',
    (autoCover, state, paid) => {
      const { world, top, middle, player } = stage();
      world.settings.set(UPLINES_PAY, true);
      const capped = { ...SALARY.top, cap: 1_000 };
      agree(world, { uplineId: null, downlineId: top, terms: capped });
      agree(world, { uplineId: top, downlineId: middle, terms: { ...SALARY.middle, payer: 'upline' }, autoCover });
      creditByHand(world, { key: 'k', memberId: top, amountMinor: 10_000, reference: 'k', at: world.clock.now() });
      world.clock.set(FIRST_DAY + 1);
      bet(world, player, { stakeMinor: 1_000_000 });
      world.clock.set(FIRST_DAY + DAY);
      expect(billsOf(world)[1]).toMatchObject({ who: middle, due: 4_000, paid, state });
      expect(mainOf(world, top)).toBe(10_000 + 1_000 - paid);
      expect(mainOf(world, middle)).toBe(paid);
      expect(world.ledger.audit().findings).toEqual([]);
    },
  );

  it('CON-08 what is owed is told to both, blocks that much of the wallet, and is paid from the next credit', () => {
    const { world, top, middle, player } = stage();
    world.settings.set(UPLINES_PAY, true);
    agree(world, { uplineId: null, downlineId: top, terms: { ...SALARY.top, cap: 1_000 } });
    agree(world, { uplineId: top, downlineId: middle, terms: { ...SALARY.middle, payer: 'upline' } });
    creditByHand(world, { key: 'k', memberId: top, amountMinor: 5_000, reference: 'k', at: world.clock.now() });
    world.clock.set(FIRST_DAY + 1);
    bet(world, player, { stakeMinor: 1_000_000 });
    world.clock.set(FIRST_DAY + DAY);
    expect(owedByContract(world, top)).toBe(3_000);
    expect(() => assertNotOwed(world, top, 2_001)).toThrow(expect.objectContaining({ code: 'FUNDS_OWED' }));
    expect(() => assertNotOwed(world, top, 2_000)).not.toThrow();
    const told = world.sqlite
      .prepare("SELECT member_id FROM messages WHERE params LIKE '%owe%' ORDER BY id")
      .pluck()
      .all();
    expect(told).toEqual([top, middle]);
    creditByHand(world, { key: 'k2', memberId: top, amountMinor: 1_200, reference: 'k2', at: world.clock.now() });
    world.clock.advance(1);
    expect([mainOf(world, top), mainOf(world, middle)]).toEqual([5_000, 2_200]);
    expect(owedByContract(world, top)).toBe(1_800);
    // The next run's own bill pays the rest before anything is left for the payer.
    bet(world, player, { stakeMinor: 250_000 });
    world.clock.set(FIRST_DAY + 2 * DAY);
    expect(mainOf(world, middle)).toBe(2_200 + 1_000);
    expect(world.ledger.audit().findings).toEqual([]);
  });

  it('CON-04 a second run of a period, or one after a long stop, changes nothing', () => {
    const story = stage();
    const { world, top, middle, low, player } = story;
    agreeAll(story);
    world.clock.set(FIRST_DAY + 1);
    bet(world, player, { stakeMinor: 1_000_000 });
    world.clock.set(FIRST_DAY + 45 * DAY);
    const bills = billsOf(world);
    expect(bills.length).toBe(3);
    expect([top, middle, low].map((id) => mainOf(world, id))).toEqual([2_000, 2_000, 2_000]);
    expect(world.sqlite.prepare("SELECT count(*) FROM agent_runs WHERE phase = 'done'").pluck().get()).toBe(1);
  });

  it('CON-02 a contract that was given notice is settled in full for its last period, and not afterwards', () => {
    const story = stage();
    const { world, low, player } = story;
    const [, , contract] = agreeAll(story);
    world.clock.set(FIRST_DAY + DAY / 2);
    bet(world, player, { stakeMinor: 1_000_000 });
    const present = contractsRepository(world).find(contract?.id ?? 0);
    if (!present) throw new Error('no contract');
    world.transaction(() => endContract(world, { contract: present, reason: 'NOTICE', by: 'upline' }));
    bet(world, player, { stakeMinor: 500_000 });
    world.clock.set(FIRST_DAY + DAY);
    bet(world, player, { stakeMinor: 1_000_000 });
    world.clock.set(FIRST_DAY + 2 * DAY);
    expect(mainOf(world, low)).toBe(3_000);
  });

  it('CON-08 whoever moves keeps the contract to the end of the period, and members count where they stood when they bet', () => {
    const story = stage();
    const { world, top, middle, low, player } = story;
    agreeAll(story);
    world.clock.set(FIRST_DAY + 1);
    bet(world, player, { stakeMinor: 1_000_000 });
    world.clock.set(FIRST_DAY + 2);
    moveMember(world, { memberId: low, uplineId: top });
    // Placed before the move: it is the old upline's.
    bet(world, player, { stakeMinor: 1_000_000, placedAt: FIRST_DAY + 1 });
    bet(world, player, { stakeMinor: 1_000_000 });
    world.clock.set(FIRST_DAY + DAY);
    expect(mainOf(world, low)).toBe(6_000);
    expect(mainOf(world, middle)).toBe(8_000 - 6_000);
    expect(mainOf(world, top)).toBe(18_000 - 8_000);
    bet(world, player, { stakeMinor: 1_000_000 });
    world.clock.set(FIRST_DAY + 2 * DAY);
    expect(mainOf(world, low)).toBe(6_000);
    expect(world.ledger.audit().findings).toEqual([]);
  });

  it('CON-08 bills of a suspended contract wait, and are paid once when it goes on', () => {
    const story = stage();
    const { world, low, player } = story;
    const [, , contract] = agreeAll(story);
    const id = contractIdOf(contract?.id ?? 0);
    world.clock.set(FIRST_DAY + 1);
    bet(world, player, { stakeMinor: 1_000_000 });
    suspendContract(world, id, 'looked into');
    world.clock.set(FIRST_DAY + DAY);
    expect(mainOf(world, low)).toBe(0);
    expect(billsOf(world)[2]).toMatchObject({ due: 2_000, paid: 0, state: 'AWAITING_REVIEW' });
    resumeContract(world, id, 'in order');
    expect(() => resumeContract(world, id, 'again')).toThrow(expect.objectContaining({ code: 'CONTRACT_STATE' }));
    expect(mainOf(world, low)).toBe(2_000);
    expect(world.ledger.audit().findings).toEqual([]);
  });

  it('CON-08 a bill is taken back up to the balance, and the rest from what comes later', () => {
    const { world, top, player } = stage();
    agree(world, { uplineId: null, downlineId: top, terms: SALARY.top });
    world.clock.set(FIRST_DAY + 1);
    bet(world, player, { stakeMinor: 1_000_000 });
    world.clock.set(FIRST_DAY + DAY);
    world.transaction(() =>
      world.ledger.post({
        kind: 'wallet.in',
        key: 'spent',
        memberId: top,
        vendor: 'V',
        amountMinor: 4_500,
        reference: 'spent',
        at: world.clock.now(),
      }),
    );
    const [{ id } = { id: 0 }] = world.sqlite.prepare<[], { id: number }>('SELECT id FROM agent_bills').all();
    world.transaction(() => reverseBill(world, id));
    expect(() => reverseBill(world, id)).toThrow(expect.objectContaining({ code: 'CONTRACT_STATE' }));
    expect(() => reverseBill(world, id + 1_000)).toThrow(expect.objectContaining({ code: 'BILL_NOT_FOUND' }));
    expect([mainOf(world, top), billsRepository(world).find(id)?.returnedMinor]).toEqual([0, 1_500]);
    bet(world, player, { stakeMinor: 500_000 });
    world.clock.set(FIRST_DAY + 2 * DAY);
    expect([mainOf(world, top), billsRepository(world).find(id)?.returnedMinor]).toEqual([0, 4_500]);
    expect(paymentsRepository(world).receivable().length).toBe(1);
    // More comes in than is still to be had: no more than was paid is taken.
    bet(world, player, { stakeMinor: 2_000_000 });
    world.clock.set(FIRST_DAY + 3 * DAY);
    expect([mainOf(world, top), billsRepository(world).find(id)?.returnedMinor]).toEqual([10_500, 6_000]);
    expect(paymentsRepository(world).receivable()).toEqual([]);
    expect(world.ledger.audit().findings).toEqual([]);
  });
});

describe('settling more than one transaction takes on', () => {
  it('CON-04 CON-08 pays all who stand alone and all who have downlines, each once', () => {
    const world = createTestWorld();
    const agents = Array.from({ length: 60 }, (_, nth) => {
      const [top = '', low = ''] = chainOf(world, [`top${nth}`, `low${nth}`]);
      agree(world, { uplineId: null, downlineId: top, terms: SALARY.top });
      if (nth % 2 === 0) agree(world, { uplineId: top, downlineId: low, terms: SALARY.low });
      return { top, low, player: playerBelow(world, low, `player${nth}`) };
    });
    world.clock.set(FIRST_DAY + 1);
    for (const { player } of agents) bet(world, player, { stakeMinor: 100_000 });
    world.clock.set(FIRST_DAY + DAY);
    expect(agents.map(({ top, low }) => [mainOf(world, top), mainOf(world, low)])).toEqual(
      agents.map((_, nth) => (nth % 2 === 0 ? [400, 200] : [600, 0])),
    );
    expect(world.ledger.audit().findings).toEqual([]);
  });
});

describe('correcting what is paid already', () => {
  it('CON-08 what a correction takes back beyond a period is taken off the one after it', () => {
    const { world, top, player } = stage();
    agree(world, { uplineId: null, downlineId: top, terms: SALARY.top });
    world.clock.set(FIRST_DAY + 1);
    const roundId = bet(world, player, { stakeMinor: 1_000_000 });
    world.clock.set(FIRST_DAY + DAY + 1);
    const deltas = { payoutDeltaMinor: 1_000_000, validDeltaMinor: -1_000_000 };
    const [settledAt, at] = [FIRST_DAY + 1, world.clock.now()];
    world.transaction(() => {
      const row = { roundId, memberId: player, isTrial: 0 as const, settledAt, at, category: 'RNG' as const };
      roundsRepository(world).insertCorrection.run({ ...row, ...deltas });
      world.tell('bet.corrected', { roundId, memberId: player, gameType: 'RNG', ...deltas, placedAt: settledAt, at });
    });
    bet(world, player, { stakeMinor: 400_000 });
    world.clock.set(FIRST_DAY + 2 * DAY + 1);
    expect(mainOf(world, top)).toBe(6_000);
    bet(world, player, { stakeMinor: 1_000_000 });
    world.clock.set(FIRST_DAY + 3 * DAY);
    expect(mainOf(world, top)).toBe(6_000 + 2_400);
  });
});

describe('settling dividends', () => {
  it('CON-08 a period in which the team won is earned first', () => {
    const { world, top, player } = stage();
    agree(world, { uplineId: null, downlineId: top, terms: termsOf('dividend', [[0, 0, 0, 1_000]]) });
    world.clock.set(FIRST_DAY + 1);
    bet(world, player, { stakeMinor: 1_000, payoutMinor: 5_000 });
    world.clock.set(FIRST_DAY + DAY);
    bet(world, player, { stakeMinor: 3_000 });
    world.clock.set(FIRST_DAY + 2 * DAY);
    expect(mainOf(world, top)).toBe(0);
    bet(world, player, { stakeMinor: 2_000 });
    world.clock.set(FIRST_DAY + 3 * DAY);
    expect(mainOf(world, top)).toBe(100);
    expect(world.ledger.audit().findings).toEqual([]);
  });
});
