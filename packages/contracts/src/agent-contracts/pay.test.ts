import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterDownlines, type PayFigures, payOf } from './pay';
import { type ContractTerms, termsProblems, tiersAbove } from './terms';

const tier = (turnover: number, rateBp: number, minActiveMembers = 0) => ({
  ...{ minTurnover: turnover, minNetLoss: 0, minActiveMembers, rateBp },
});

const DAILY: ContractTerms = {
  ...{ kind: 'daily', period: null, scale: 'slab', carry: 'none', cap: null, payer: 'house', categories: ['RNG'] },
  tiers: [tier(10_000_000, 20), tier(50_000_000, 40), tier(200_000_000, 60)],
  eligibility: { minActiveMembers: 0, minBetAmount: 0, activeValidBet: 0, countSelf: false },
  deductions: { bonusesBp: 0, rebatesBp: 0, salariesBp: 0, paymentFeesBp: 0, platformFeeBp: 0 },
};

const NOTHING: PayFigures = {
  ...{ turnoverMinor: 0, stakeMinor: 0, payoutMinor: 0, bonusMinor: 0, rebateMinor: 0, salaryMinor: 0 },
  ...{ depositMinor: 0, activeMembers: 0, openingCarryMinor: 0, correctionMinor: 0 },
};

const turnover = (turnoverMinor: number): PayFigures => ({ ...NOTHING, turnoverMinor, stakeMinor: turnoverMinor });

const DIVIDEND: ContractTerms = {
  ...DAILY,
  ...{ kind: 'dividend', period: 'monthly', carry: 'untilPositive' },
  tiers: [{ minTurnover: 0, minNetLoss: 1, minActiveMembers: 0, rateBp: 1_000 }],
};

describe('what a contract pays', () => {
  // The worked example of the field: levels at 100,000, 500,000 and 2,000,000 with 0.2, 0.4 and 0.6 %.
  it.each([
    [499_999, 'slab', 99_999],
    [499_999, 'slice', 79_999],
    [500_000, 'slab', 200_000],
    [500_000, 'slice', 80_000],
    [2_100_000, 'slab', 1_260_000],
    [2_100_000, 'slice', 740_000],
    [99_999, 'slab', 0],
  ] as const)('CON-01 CON-06 a turnover of %i by %s comes to %i centavos', (pesos, scale, expected) => {
    expect(payOf({ ...DAILY, scale }, turnover(pesos * 100)).amountMinor).toBe(expected);
  });

  it('CON-06 marks the condition that a tier fails', () => {
    const terms = { ...DAILY, tiers: [tier(100, 10), tier(200, 20, 3)] };
    const pay = payOf(terms, { ...turnover(500), activeMembers: 2 });
    expect(pay.tiers.map(({ fails }) => fails)).toEqual([[], ['minActiveMembers']]);
    expect([pay.tier, pay.rateBp]).toEqual([0, 10]);
  });

  it('CON-01 a condition of nought asks for nothing: a salary is paid for a day that the team won, unless a net is asked for', () => {
    const won = { ...turnover(50_000_000), payoutMinor: 60_000_000 };
    expect(payOf(DAILY, won)).toMatchObject({ amountMinor: 200_000, rateBp: 40 });
    const asksForNet = { ...DAILY, tiers: DAILY.tiers.map((row) => ({ ...row, minNetLoss: 1 })) };
    expect(payOf(asksForNet, won)).toMatchObject({ amountMinor: 0, tier: null, rateBp: 0 });
  });

  it('CON-01 pays nothing to a team that is too small or staked too little, whatever its tier', () => {
    const of = (eligibility: Partial<ContractTerms['eligibility']>) =>
      payOf(
        { ...DAILY, eligibility: { ...DAILY.eligibility, ...eligibility } },
        { ...turnover(50_000_000), activeMembers: 4 },
      );
    expect(of({ minActiveMembers: 4, minBetAmount: 50_000_000 }).amountMinor).toBe(200_000);
    expect(of({ minActiveMembers: 5 })).toMatchObject({ amountMinor: 0, tier: null, isEligible: false });
    expect(of({ minBetAmount: 50_000_001 })).toMatchObject({ amountMinor: 0, isEligible: false });
  });

  it('CON-01 a dividend takes off what was given, and adds up line by line', () => {
    const deductions = {
      bonusesBp: 5_000,
      rebatesBp: 10_000,
      salariesBp: 2_500,
      paymentFeesBp: 100,
      platformFeeBp: 1_000,
    };
    const pay = payOf(
      { ...DIVIDEND, deductions },
      {
        ...NOTHING,
        ...{ stakeMinor: 100_000, payoutMinor: 60_000, bonusMinor: 3_001, rebateMinor: 500, salaryMinor: 400 },
        ...{ depositMinor: 20_000, openingCarryMinor: -1_000, correctionMinor: -99 },
      },
    );
    // 100,000 - 60,000 - 1,500 - 500 - 100 - 200 - 4,000 - 99 - 1,000
    expect(pay.rawMinor).toBe(32_601);
    expect(pay.lines.map(({ amountMinor }) => amountMinor)).toEqual([
      ...[100_000, -60_000, -1_500, -500, -100, -200, -4_000, -99, -1_000],
    ]);
    expect(pay.amountMinor).toBe(3_260);
  });

  it.each([
    ['untilPositive', [-1_000, -600, 0], [0, 0, 40]],
    ['previousPeriod', [-1_000, 0, 0], [0, 0, 100]],
    ['none', [0, 0, 0], [0, 40, 100]],
  ] as const)('CON-08 a loss is carried over by the rule %s', (carry, carried, paid) => {
    let openingCarryMinor = 0;
    const periods = [-1_000, 400, 1_000].map((net) => {
      const figures = { ...NOTHING, stakeMinor: 10_000, payoutMinor: 10_000 - net, openingCarryMinor };
      const pay = payOf({ ...DIVIDEND, carry }, figures);
      openingCarryMinor = pay.closingCarryMinor;
      return pay;
    });
    expect(periods.map(({ closingCarryMinor }) => closingCarryMinor)).toEqual(carried);
    expect(periods.map(({ amountMinor }) => amountMinor)).toEqual(paid);
  });

  it('CON-01 pays at most the cap', () => {
    expect(payOf({ ...DAILY, cap: 5_000 }, turnover(50_000_000))).toMatchObject({
      amountMinor: 5_000,
      uncappedMinor: 200_000,
    });
  });

  it('CON-01 never pays more by slices than by slabs, nor less for more turnover', () => {
    const amounts = fc.uniqueArray(fc.integer({ min: 1, max: 10_000_000_000 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(amounts, fc.nat({ max: 2 ** 40 }), fc.nat({ max: 100_000 }), (levels, base, more) => {
        const tiers = levels.toSorted((a, b) => a - b).map((level, index) => tier(level, (index + 1) * 7));
        const paid = (scale: 'slab' | 'slice', minor: number) =>
          payOf({ ...DAILY, tiers, scale }, turnover(minor)).amountMinor;
        expect(paid('slice', base)).toBeLessThanOrEqual(paid('slab', base));
        expect(paid('slice', base + more)).toBeGreaterThanOrEqual(paid('slice', base));
        expect(paid('slab', base + more)).toBeGreaterThanOrEqual(paid('slab', base));
      }),
    );
  });

  it('CON-04 the house pays an agent what is left of the own amount, never less than nothing', () => {
    expect(afterDownlines(500, 200)).toEqual({ netMinor: 300, shortfallMinor: 0 });
    expect(afterDownlines(200, 500)).toEqual({ netMinor: 0, shortfallMinor: 300 });
  });
});

describe('terms', () => {
  const problems = (changes: Partial<ContractTerms>) => termsProblems({ ...DAILY, ...changes });

  it('CON-01 have tiers that rise in at least one threshold, fall in none, and rates that rise', () => {
    expect(problems({})).toEqual([]);
    expect(problems({ tiers: [tier(100, 20), tier(200, 20)] })).toEqual([{ problem: 'RATES_MUST_RISE', tier: 1 }]);
    expect(problems({ tiers: [tier(100, 20), tier(100, 30)] })).toEqual([{ problem: 'TIERS_MUST_RISE', tier: 1 }]);
    expect(problems({ tiers: [tier(100, 20, 5), tier(200, 30, 4)] })).toEqual([
      { problem: 'TIERS_MUST_RISE', tier: 1 },
    ]);
    expect(problems({ tiers: [tier(100, 20, 4), tier(100, 30, 5)] })).toEqual([]);
  });

  it('CON-01 name what belongs to a dividend alone', () => {
    expect(problems({ period: 'monthly', carry: 'untilPositive' }).map(({ problem }) => problem)).toEqual([
      ...['PERIOD_NOT_ALLOWED', 'CARRY_NOT_ALLOWED'],
    ]);
    expect(problems({ kind: 'dividend' })).toEqual([{ problem: 'PERIOD_MISSING', tier: null }]);
    expect(problems({ categories: ['RNG', 'RNG'] })).toEqual([{ problem: 'CATEGORY_TWICE', tier: null }]);
  });

  it("CON-03 give no tier more than the agent's own contract gives for the same figures", () => {
    const of = (...tiers: ContractTerms['tiers']) => tiersAbove({ ...DAILY, tiers }, DAILY);
    expect(of(tier(10_000_000, 20), tier(60_000_000, 40))).toEqual([]);
    expect(of(tier(9_999_999, 10), tier(10_000_000, 21), tier(200_000_000, 60))).toEqual([0, 1]);
  });
});
