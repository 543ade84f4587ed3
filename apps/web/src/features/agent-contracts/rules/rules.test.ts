import type { BillDetail } from '@tonalli/contracts/agent-contracts/api';
import { payOf } from '@tonalli/contracts/agent-contracts/pay';
import { type ContractTerms, termsProblems } from '@tonalli/contracts/agent-contracts/terms';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BILL_DETAIL, CONTRACT, DOWNLINE, OFFERED, TERMS } from '../../../testing/contract-answers';
import { parseContractSearch } from '../contract-search';
import { type CheckName, checkBill } from './bill-check';
import { endsBelow } from './ends-below';
import { figuresOf, nextLevel } from './next-level';
import { problemName } from './problem-name';
import { slicesOf } from './slices';
import { stepsOf, waitsForMe } from './steps';
import { changesOf } from './terms-changes';
import { draftOf, emptyDraft, parsePercent, readDraft } from './terms-draft';
import { curveOf, curveSpan, payAt } from './tier-curve';

const DIVIDEND: ContractTerms = {
  ...{ ...TERMS, kind: 'dividend', period: 'semimonthly', scale: 'slice', carry: 'untilPositive' },
  tiers: [
    { minTurnover: 0, minNetLoss: 1, minActiveMembers: 0, rateBp: 500 },
    { minTurnover: 0, minNetLoss: 1_000_000, minActiveMembers: 4, rateBp: 1_000 },
  ],
  deductions: { ...TERMS.deductions, bonusesBp: 10_000, platformFeeBp: 1_000 },
};

describe('the curve of a contract', () => {
  // The worked example of the field; 0.2, 0.4 and 0.6 % from 100,000, 500,000 and 2,000,000.
  it.each([
    [9_999_999, 0, 0],
    [49_999_900, 99_999, 79_999],
    [50_000_000, 200_000, 80_000],
    [210_000_000, 1_260_000, 740_000],
  ])('CON-01 a base of %i pays %i by whole levels and %i by slices', (base, slab, slice) => {
    expect(payAt(TERMS, base)).toBe(slab);
    expect(payAt({ ...TERMS, scale: 'slice' }, base)).toBe(slice);
  });

  it('CON-01 jumps where a level begins, and reaches beyond the last one', () => {
    const points = curveOf(TERMS, 'slab');
    const at = (base: number) => points.find(({ baseMinor }) => baseMinor === base)?.payMinor;
    expect([at(49_999_999), at(50_000_000)]).toEqual([99_999, 200_000]);
    expect(points.at(-1)?.baseMinor).toBe(curveSpan(TERMS));
    expect(curveSpan(TERMS)).toBeGreaterThan(200_000_000);
  });

  it('CON-06 goes on to a base beyond all levels, where a period came to one', () => {
    const points = curveOf(TERMS, 'slab', 900_000_000);
    expect(points.at(-1)).toEqual({ baseMinor: 900_000_000, payMinor: 5_400_000 });
  });

  it('CON-01 a dividend is drawn by its net amount, without what is taken off', () => {
    // 5 % of 10,000 pesos but the first centavo, and 10 % of the next 5,000, rounded down.
    expect(payAt(DIVIDEND, 1_500_000)).toBe(99_999);
  });
});

describe('the level above', () => {
  it('CON-06 names each condition that is short, and by how much', () => {
    expect(nextLevel(TERMS, figuresOf(BILL_DETAIL))).toEqual({
      ...{ tier: 1, rateBp: 40 },
      missing: [
        { condition: 'minTurnover', amount: 100 },
        { condition: 'minActiveMembers', amount: 1 },
      ],
    });
  });

  it('CON-06 is none above the last', () => {
    const figures = { ...figuresOf(BILL_DETAIL), turnoverMinor: 300_000_000, activeMembers: 9 };
    expect(nextLevel(TERMS, figures)).toBeNull();
  });
});

describe('a bill, worked out again', () => {
  it('CON-06 agrees where every figure follows from the inputs', () => {
    expect(checkBill(BILL_DETAIL).differences).toEqual([]);
  });

  const tampered: { check: CheckName; change: Partial<BillDetail>; shown: number; computed: number }[] = [
    { check: 'gross', change: { bill: { ...BILL_DETAIL.bill, gross: 100_000 } }, shown: 100_000, computed: 99_999 },
    { check: 'due', change: { bill: { ...BILL_DETAIL.bill, due: 99_999 } }, shown: 99_999, computed: 69_999 },
    { check: 'paid', change: { bill: { ...BILL_DETAIL.bill, paid: 1 } }, shown: 1, computed: 69_999 },
    { check: 'closingCarry', change: { closingCarry: -5 }, shown: -5, computed: 0 },
    { check: 'toDownlines', change: { downlines: [] }, shown: 30_000, computed: 0 },
    { check: 'activeMembers', change: { active: BILL_DETAIL.active.slice(1) }, shown: 2, computed: 1 },
    {
      check: 'turnover',
      change: { byCategory: BILL_DETAIL.byCategory.slice(0, 1) },
      shown: 49_999_900,
      computed: 39_999_900,
    },
  ];
  it.each(tampered)('CON-06 says that $check differs', ({ check, change, shown, computed }) => {
    const { differences } = checkBill({ ...BILL_DETAIL, ...change });
    expect(differences).toContainEqual({ check, shown, computed });
  });

  it('CON-06 an input that was tampered with shows in what it comes to', () => {
    const figures = { ...BILL_DETAIL.figures, activeMembers: 3, turnover: 50_000_000 };
    const checks = checkBill({ ...BILL_DETAIL, figures }).differences.map(({ check }) => check);
    expect(checks).toEqual(expect.arrayContaining(['gross', 'turnover', 'activeMembers']));
  });

  it('CON-08 an upline that pays owes all of it, whatever the downlines have', () => {
    const detail = {
      ...BILL_DETAIL,
      terms: { ...TERMS, payer: 'upline' as const },
      bill: { ...BILL_DETAIL.bill, toDownlines: 0, due: 99_999 },
      downlines: BILL_DETAIL.downlines.map((row) => ({ ...row, payer: 'upline' as const })),
    };
    expect(checkBill(detail).differences).toEqual([]);
  });

  it('CON-06 CON-08 of a contract that the house pays, what the holder pays below comes off nothing', () => {
    const [byHouse] = BILL_DETAIL.downlines;
    const person = { memberId: 'M000010', name: 'Ana' };
    const downlines = byHouse ? [byHouse, { person, gross: 45_000, payer: 'upline' as const }] : [];
    expect(checkBill({ ...BILL_DETAIL, downlines }).differences).toEqual([]);
    const both = downlines.map((row) => ({ ...row, payer: 'house' as const }));
    const { differences } = checkBill({ ...BILL_DETAIL, downlines: both });
    expect(differences).toEqual([{ check: 'toDownlines', shown: 30_000, computed: 75_000 }]);
  });

  it('CON-08 what was taken back later counts as paid', () => {
    const [paid] = BILL_DETAIL.postings;
    const postings = paid ? [paid, { ...paid, kind: 'agent.clawback', amount: 5_000 }] : [];
    expect(checkBill({ ...BILL_DETAIL, postings }).differences).toEqual([]);
  });

  it('CON-06 names no sum of people that the bill does not list whole', () => {
    const many = Array.from({ length: 200 }, (_, index) => ({ name: `x${index}`, validBet: 10_000 }));
    const detail = { ...BILL_DETAIL, active: many, figures: { ...BILL_DETAIL.figures, activeMembers: 900 } };
    expect(checkBill(detail).differences.map(({ check }) => check)).not.toContain('activeMembers');
  });

  it('CON-06 slices of any base add up to what is paid', () => {
    fc.assert(
      fc.property(fc.nat({ max: 400_000_000 }), fc.nat({ max: 300_000_000 }), (base, takenBack) => {
        const terms: ContractTerms = { ...TERMS, scale: 'slice' };
        const figures = { ...figuresOf(BILL_DETAIL), turnoverMinor: base, stakeMinor: base, activeMembers: 9 };
        figures.correctionMinor = 0 - takenBack;
        const pay = payOf(terms, figures);
        const scaled = slicesOf(terms, pay).reduce(
          (sum, { partMinor, rateBp }) => sum + BigInt(partMinor) * BigInt(rateBp),
          0n,
        );
        expect(Number(scaled / 10_000n)).toBe(pay.uncappedMinor);
      }),
      { numRuns: 60, seed: 19 },
    );
  });
});

describe('terms as they are typed', () => {
  it('CON-01 are read as what they were written from', () => {
    for (const terms of [TERMS, DIVIDEND]) expect(readDraft(draftOf(terms)).terms).toEqual(terms);
  });

  it('CON-01 are read back whatever they are', () => {
    const tier = fc.record({
      ...{ minTurnover: fc.nat(90_000_000), minNetLoss: fc.nat(90_000_000), minActiveMembers: fc.nat(9_999) },
      rateBp: fc.integer({ min: 1, max: 10_000 }),
    });
    fc.assert(
      fc.property(
        fc.array(tier, { minLength: 1, maxLength: 5 }),
        fc.integer({ min: 1, max: 9_999_999 }),
        (tiers, cap) => {
          const terms = { ...DIVIDEND, tiers, cap };
          expect(readDraft(draftOf(terms)).terms).toEqual(terms);
        },
      ),
      { numRuns: 50, seed: 19 },
    );
  });

  it.each([
    ['0.25', 25],
    ['100', 10_000],
    ['7.5 %', 750],
    ['100.01', null],
    ['0.255', null],
    ['-1', null],
    ['1,5', null],
    ['', null],
  ])('CON-01 the percentage %j is %j hundredths', (text, bp) => expect(parsePercent(text)).toBe(bp));

  it('CON-01 name what cannot be read, and are no terms then', () => {
    const draft = draftOf(TERMS);
    const typed = {
      ...draft,
      cap: 'mucho',
      tiers: draft.tiers.map((tier) => ({ ...tier, rate: '0', minTurnover: 'x' })),
    };
    const { terms, faults } = readDraft({ ...typed, categories: [] });
    expect(terms).toBeNull();
    expect(Object.fromEntries(faults)).toMatchObject({
      ...{ cap: 'amount', categories: 'categories', 'tiers.0.rate': 'rate', 'tiers.2.minTurnover': 'amount' },
    });
  });

  it('CON-01 a first offer of each kind has nothing wrong but what is still to be typed', () => {
    for (const kind of ['dividend', 'daily', 'hourly', 'realtime'] as const) {
      const draft = emptyDraft(kind);
      const [tier] = draft.tiers;
      expect([...readDraft(draft).faults.keys()]).toEqual(['categories', 'tiers.0.rate']);
      const { terms } = readDraft({ ...draft, tiers: tier ? [{ ...tier, rate: '1' }] : [], categories: ['RNG'] });
      expect(terms && termsProblems(terms)).toEqual([]);
    }
  });
});

describe('what is wrong, in words', () => {
  it.each([
    [{ problem: 'PERIOD_NOT_ALLOWED', tier: null }, 'dividend', 'OTHER_PERIOD'],
    [{ problem: 'PERIOD_NOT_ALLOWED', tier: null }, 'daily', 'PERIOD_NOT_ALLOWED'],
    [{ problem: 'ABOVE_OWN_RATE', tier: null }, 'daily', 'OTHER_GAMES'],
    [{ problem: 'ABOVE_OWN_RATE', tier: 0 }, 'daily', 'ABOVE_OWN_RATE'],
  ] as const)('CON-02 %o of a %s is called %s', (problem, kind, name) => expect(problemName(problem, kind)).toBe(name));
});

describe('what a side may do', () => {
  const names = (contract: Parameters<typeof stepsOf>[0]) => stepsOf(contract).map(({ name }) => name);

  it('CON-02 the downline answers an offer by the version that was read', () => {
    const offered = { ...CONTRACT, offered: OFFERED, actions: ['accept', 'reject', 'request'] as const };
    expect(names({ ...offered, actions: [...offered.actions] })).toEqual(['acceptOffer', 'rejectOffer', 'askEnd']);
    expect(waitsForMe(offered)).toBe(true);
  });

  it('CON-02 the upline withdraws what was offered, and answers what was asked', () => {
    expect(names({ ...DOWNLINE, offered: OFFERED, actions: ['withdraw'] })).toEqual(['withdrawOffer']);
    const asked = { of: 'termination', by: 'downline', note: '', askedAt: '2026-11-20T06:00:00.000Z' } as const;
    expect(names({ ...DOWNLINE, request: asked, actions: ['accept', 'reject'] })).toEqual(['acceptEnd', 'rejectEnd']);
    expect(names({ ...DOWNLINE, request: { ...asked, of: 'new' }, actions: ['reject', 'offer'] })).toEqual([
      'rejectNew',
    ]);
    expect(waitsForMe({ ...DOWNLINE, request: asked })).toBe(true);
  });

  it('CON-02 whoever asked waits, and may take it back', () => {
    const asked = { of: 'new', by: 'downline', note: '', askedAt: '2026-11-20T06:00:00.000Z' } as const;
    const mine = { ...CONTRACT, state: 'REQUESTED' as const, request: asked };
    expect(names({ ...mine, actions: ['withdraw', 'accept', 'reject'] })).toEqual(['withdrawRequest']);
    expect(names({ ...CONTRACT, state: 'ENDED', actions: ['request'] })).toEqual(['askNew']);
    expect(waitsForMe(mine)).toBe(false);
  });
});

describe('what ends below', () => {
  it('CON-03 names direct downlines who have more than the new terms would give, and nobody else', () => {
    const less = { ...TERMS, tiers: TERMS.tiers.map((tier) => ({ ...tier, rateBp: tier.rateBp - 5 })) };
    expect(endsBelow(less, [DOWNLINE])).toEqual([DOWNLINE]);
    expect(endsBelow(TERMS, [DOWNLINE])).toEqual([]);
    expect(
      endsBelow(less, [
        { ...DOWNLINE, state: 'ENDING' },
        { ...DOWNLINE, current: null },
      ]),
    ).toEqual([]);
  });
});

describe('what changes', () => {
  it('CON-02 lists what is other, new or gone, and nothing else', () => {
    const row = (id: string, value: string) => ({ id, label: id, value });
    expect(
      changesOf([row('a', '1'), row('b', '2'), row('c', '3')], [row('a', '1'), row('b', '9'), row('d', '4')]),
    ).toEqual([
      { id: 'b', label: 'b', was: '2', is: '9' },
      { id: 'c', label: 'c', was: '3', is: null },
      { id: 'd', label: 'd', was: null, is: '4' },
    ]);
  });
});

describe('the address', () => {
  it('CON-02 drops what makes no sense', () => {
    expect(
      parseContractSearch({
        part: 'no',
        bill: 'AB1',
        offer: '../x',
        contract: 'AC00000001',
        state: 'X',
        no: '0',
        side: 'up',
      }),
    ).toEqual({ contract: 'AC00000001' });
    const whole = {
      part: 'bills',
      bill: 'AB00000001',
      offer: 'new',
      state: 'ACTIVE',
      paid: 'PAID',
      side: 'upline',
      no: 2,
    };
    expect(parseContractSearch(whole)).toEqual(whole);
  });
});
