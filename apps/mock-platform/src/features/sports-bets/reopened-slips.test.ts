import { CashOutQuote, type SlipForm, type SlipLeg } from '@tonalli/contracts/sports-bets/shapes';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { auditSlips } from './audit-slips';
import type { Outcome } from './match-feed';
import { codeOf, MATCH_MS, serveSlips } from './sports-bets-fixture';

const stage = await serveSlips();

/** Days have no more matches than this. */
const A_DAY = 900;
const eventOf = (place: number): string =>
  `2026-01-${Math.floor(place / A_DAY) + 15}-${String((place % A_DAY) + 1).padStart(3, '0')}`;
const leg = (place: number, oddsMilli = 2_000): SlipLeg => ({
  ...{ event: eventOf(place), type: 'matchResult', key: 'match', selection: 'home' },
  ...{ oddsMilli, version: 1 },
});

type Result = Outcome['result'];
const Paid = z.object({ paidMinor: z.int() });

function matches(legs: readonly SlipLeg[]) {
  const script = stage.script();
  for (const one of legs) {
    script.event(one.event, stage.world.clock.now() + MATCH_MS);
    script.price(one, { oddsMilli: one.oddsMilli, chances: { won: 0.5, halfWon: 0, void: 0, halfLost: 0 } });
  }
  return {
    script,
    decide(place: number, result: Result): void {
      const of = legs[place];
      if (!of) throw new RangeError(`no leg ${place}`);
      script.close(of);
      script.result(of, result);
      stage.decide(of.event);
    },
  };
}

/** What the house would pay beyond stakes, by event. */
function exposed(): Record<string, number> {
  const rows = stage.world.sqlite
    .prepare<[], { key: string; amountMinor: number }>(
      "SELECT key, amount_minor amountMinor FROM exposures WHERE family = 'sports'",
    )
    .all();
  return Object.fromEntries(rows.map(({ key, amountMinor }) => [key.split('/')[0], amountMinor]));
}

/** A parlay of two at 2.00 with 10.00, lost by its first leg, which did not lose after all. */
async function reopened() {
  const legs = [leg(0), leg(1)];
  const { script, decide } = matches(legs);
  const ana = await stage.player();
  const { slipId } = await ana.placed(legs);
  decide(0, 'LOST');
  decide(0, 'WON');
  const quote = () => ana.quote(slipId);
  const sell = (quoteId: string, partMinor: number | null = null, key = 'a-sale-of-it') =>
    ana.call('sports.cashOut', { slip: slipId, quoteId, key, partMinor });
  return { script, decide, ana, slipId, quote, sell };
}

const ALL = { [leg(0).event]: 3_000, [leg(1).event]: 3_000 };

describe('a slip that is open again', () => {
  it('GAME-15 counts once towards what the house may lose, until it is decided, whatever that is', async () => {
    for (const last of ['WON', 'LOST', 'VOID'] as const) {
      const { decide } = await reopened();
      expect(exposed(), last).toEqual(ALL);
      // Told again, it is the same.
      stage.decide(leg(0).event);
      stage.decide(leg(0).event, leg(1).event);
      expect(exposed(), last).toEqual(ALL);
      decide(1, last);
      expect(exposed(), last).toEqual({});
    }
  });

  it('GAME-15 leaves others only what is free beside it', async () => {
    const legs = [leg(0, 9_000), leg(1, 9_000)];
    const { decide } = matches(legs);
    const [ana, ben] = [await stage.player(10_000_000), await stage.player(10_000_000)];
    // 500,000.00 may be lost by a selection; 5,000.00 at 81 lose 400,000.00.
    await ana.placed(legs, { stakeMinor: 500_000 });
    const other = { stakeMinor: 2_000_000 };
    expect(codeOf(await ben.place([leg(1, 9_000)], other))).toBe('EXPOSURE_REACHED');
    decide(0, 'LOST');
    expect((await ben.call('sports.check', slipOf([leg(1, 9_000)]))).envelope).toMatchObject({
      value: { mostStakeMinor: 5_000_000 },
    });
    decide(0, 'WON');
    expect(codeOf(await ben.place([leg(1, 9_000)], other))).toBe('EXPOSURE_REACHED');
    decide(0, 'LOST');
    expect(codeOf(await ben.place([leg(1, 9_000)], other))).toBe('OK');
    // Beyond what may be lost it counts nevertheless: it was taken.
    decide(0, 'WON');
    expect(exposed()[leg(1).event]).toBe(500_000 * 80 + 2_000_000 * 8);
    expect(codeOf(await ben.place([leg(1, 9_000)], { stakeMinor: 100 }))).toBe('EXPOSURE_REACHED');
  });

  it('GAME-05 GAME-15 is bought back by its chances of now, once', async () => {
    const { ana, slipId, quote, sell, decide } = await reopened();
    const { quoteId, amountMinor, openStakeMinor } = await quote();
    // 10.00 × 2.00, times 2.00 × 0.5, less 4 %.
    expect([amountMinor, openStakeMinor]).toEqual([1_920, 1_000]);
    const both = await Promise.all([sell(quoteId), sell(quoteId, null, 'another-sale')]);
    expect(both.map(codeOf).sort()).toEqual(['OK', 'QUOTE_EXPIRED']);
    expect((await sell(quoteId)).envelope).toMatchObject({ value: { paidMinor: 1_920 } });
    expect(await ana.slip(slipId)).toMatchObject({
      ...{ state: 'CASHED_OUT', payoutMinor: 1_920, openStakeMinor: 0, isCashable: false },
    });
    expect([ana.balance(), exposed()]).toEqual([999_000 + 1_920, {}]);
    decide(1, 'WON');
    decide(0, 'LOST');
    expect([ana.balance(), exposed()]).toEqual([999_000 + 1_920, {}]);
    expect(auditSlips(stage.world.sqlite)).toEqual([]);
    expect((await ana.call('sports.slips', { kind: 'CASHED_OUT' })).envelope).toMatchObject({
      value: { content: [{ slipId }] },
    });
  });

  it.each([
    ['WON', 2_800],
    ['HALF_LOST', 700],
    ['LOST', 0],
  ] as const)('GAME-05 GAME-15 is bought back in part, and the rest goes on: %s pays %i more', async (last, more) => {
    const { ana, slipId, quote, sell, decide } = await reopened();
    const { quoteId } = await quote();
    const first = await sell(quoteId, 300);
    expect(first.envelope).toMatchObject({ value: { paidMinor: 576, slip: { state: 'OPEN', openStakeMinor: 700 } } });
    expect((await sell(quoteId, 300)).envelope).toMatchObject({ value: { paidMinor: 576 } });
    expect(codeOf(await sell(quoteId, 301))).toBe('IDEMPOTENCY_KEY_REUSED');
    expect(codeOf(await sell(quoteId, 300, 'another-sale'))).toBe('QUOTE_EXPIRED');
    expect([ana.balance(), exposed()]).toEqual([999_576, ALL]);
    decide(1, last);
    expect(await ana.slip(slipId)).toMatchObject({ payoutMinor: 576 + more, openStakeMinor: 0 });
    expect([ana.balance(), exposed()]).toEqual([999_576 + more, {}]);
    expect(auditSlips(stage.world.sqlite)).toEqual([]);
  });

  it('GAME-05 GAME-15 has no price while a leg is suspended, at another price, and none of somebody else', async () => {
    const { ana, script, slipId, quote, sell, decide } = await reopened();
    const { quoteId } = await quote();
    const ben = await stage.player();
    expect(codeOf(await ben.call('sports.quote', { slip: slipId }))).toBe('SLIP_NOT_FOUND');
    const sale = { slip: slipId, quoteId, key: 'not-his-slip', partMinor: null };
    expect(codeOf(await ben.call('sports.cashOut', sale))).toBe('SLIP_NOT_FOUND');
    script.price(leg(1), { oddsMilli: 1_200, chances: { won: 0.8, halfWon: 0, void: 0, halfLost: 0 } });
    expect(codeOf(await sell(quoteId))).toBe('QUOTE_EXPIRED');
    script.price(leg(1), { oddsMilli: 1_200, state: 'SUSPENDED' });
    expect(codeOf(await sell(quoteId))).toBe('CASH_OUT_CLOSED');
    expect(codeOf(await ana.call('sports.quote', { slip: slipId }))).toBe('CASH_OUT_CLOSED');
    decide(0, 'LOST');
    script.price(leg(1), { oddsMilli: 1_200, state: 'OPEN' });
    expect(codeOf(await ana.call('sports.quote', { slip: slipId }))).toBe('CASH_OUT_CLOSED');
    expect(codeOf(await sell(quoteId))).toBe('QUOTE_EXPIRED');
    expect([ana.balance(), exposed()]).toEqual([999_000, {}]);
  });

  it('GAME-05 GAME-15 is bought back with play money, of which the house loses none', async () => {
    const legs = [leg(0), leg(1)];
    const { decide } = matches(legs);
    const tom = await stage.player(0, 'trial');
    stage.world.ledger.post({
      ...{ kind: 'trial.grant', key: `play-money-of-${tom.id}`, memberId: tom.id, amountMinor: 5_000 },
      ...{ reference: 'test', at: stage.world.clock.now() },
    });
    const { slipId } = await tom.placed(legs);
    const before = tom.balance();
    decide(0, 'LOST');
    decide(0, 'WON');
    expect(exposed()).toEqual({});
    const { quoteId, amountMinor } = await tom.quote(slipId);
    const sale = { slip: slipId, quoteId, key: 'all-of-it', partMinor: null };
    expect(codeOf(await tom.call('sports.cashOut', sale))).toBe('OK');
    expect(tom.balance() - before).toBe(amountMinor);
  });
});

const slipOf = (legs: readonly SlipLeg[]) => ({
  ...{ legs: [...legs], form: { kind: 'singles' }, stakeMinor: 100 },
});

const LEGS = 3;
const results = fc.constantFrom<Result>('WON', 'LOST', 'VOID', 'HALF_WON', 'HALF_LOST');
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ decides: fc.nat(LEGS - 1), result: results }) },
  { weight: 1, arbitrary: fc.record({ sells: fc.nat(1), percent: fc.constantFrom(30, 60, 100) }) },
);
const FORMS: readonly SlipForm[] = [{ kind: 'parlay' }, { kind: 'system', size: 2 }];
/** Of each form all lines, and how many of its stakes a selection at 2.00 would cost: seven of a parlay, three of each of two pairs. */
const LINES = [
  [[0, 1, 2]],
  [
    [0, 1],
    [0, 2],
    [1, 2],
  ],
] as const;
const COSTS = [7, 6] as const;
/** In halves of the stake, at 2.00. */
const HALVES: Readonly<Record<Result, number>> = { WON: 4, HALF_WON: 3, VOID: 2, HALF_LOST: 1, LOST: 0 };
const LINE_MINOR = 1_200;

/** A slip told once more, in plain numbers. */
class Told {
  soldMinor = 0;
  paidMinor = 0;
  readonly lines: readonly (readonly number[])[];
  readonly stakeMinor: number;
  private readonly costs: number;

  constructor(form: number) {
    this.lines = LINES[form] ?? [];
    this.stakeMinor = LINE_MINOR * this.lines.length;
    this.costs = COSTS[form] ?? 0;
  }

  /** Null while a line is undecided that no leg has lost. */
  owedMinor(known: readonly (Result | null)[]): number | null {
    const worth = this.lines.map((line) => {
      const legs = line.map((place) => known[place] ?? null);
      if (legs.includes('LOST')) return 0;
      return legs.includes(null) ? null : legs.reduce((all, one) => (all * (one ? HALVES[one] : 0)) / 2, 1);
    });
    if (worth.includes(null)) return null;
    const all = worth.reduce<number>((sum, one) => sum + (one ?? 0), 0);
    return Math.floor(((this.stakeMinor - this.soldMinor) * all) / this.lines.length);
  }

  isOpen(known: readonly (Result | null)[]): boolean {
    return this.soldMinor < this.stakeMinor && this.owedMinor(known) === null;
  }

  costMinor(known: readonly (Result | null)[]): number {
    return this.isOpen(known) ? LINE_MINOR * this.costs : 0;
  }
}

let courses = 0;

/** Two slips about three matches of their own. */
async function bothForms() {
  courses += 1;
  const legs = Array.from({ length: LEGS }, (_, place) => leg(courses * LEGS + place));
  const { decide } = matches(legs);
  const ana = await stage.player(1_000_000);
  const slips = [];
  for (const [at, form] of FORMS.entries()) {
    const { slipId } = await ana.placed(legs, { form, stakeMinor: LINE_MINOR });
    slips.push({ slipId, told: new Told(at) });
  }
  return { legs, decide, ana, slips };
}

it('GAME-15 exposures and balances are what a second count makes of any course of results, corrections and sales', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (course) => {
      const { legs, decide, ana, slips } = await bothForms();
      const known: (Result | null)[] = legs.map(() => null);
      const sell = async (at: number, { sells, percent }: { sells: number; percent: number }): Promise<void> => {
        const { slipId, told } = slips[sells] ?? slips[0] ?? expect.fail('no slip');
        const { envelope } = await ana.call('sports.quote', { slip: slipId });
        if (!envelope.success) return expect(envelope.code).toBe('CASH_OUT_CLOSED');
        expect(told.isOpen(known)).toBe(true);
        const { quoteId } = CashOutQuote.parse(envelope.value);
        const partMinor = Math.max(1, Math.floor(((told.stakeMinor - told.soldMinor) * percent) / 100));
        const sale = await ana.call('sports.cashOut', { slip: slipId, quoteId, key: `sale-${at}-of-it`, partMinor });
        expect(sale.envelope).toMatchObject({ value: { paidMinor: expect.any(Number) } });
        told.soldMinor += partMinor;
        if (sale.envelope.success) told.paidMinor += Paid.parse(sale.envelope.value).paidMinor;
      };
      for (const [at, one] of course.entries()) {
        if ('sells' in one) await sell(at, one);
        else {
          known[one.decides] = one.result;
          decide(one.decides, one.result);
        }
        const staked = slips.reduce((sum, { told }) => sum + told.stakeMinor, 0);
        const paid = slips.reduce((sum, { told }) => sum + told.paidMinor + (told.owedMinor(known) ?? 0), 0);
        expect(ana.balance()).toBe(1_000_000 - staked + paid);
        const each = slips.reduce((sum, { told }) => sum + told.costMinor(known), 0);
        for (const { event } of legs) expect(exposed()[event] ?? 0).toBe(each);
      }
      expect(auditSlips(stage.world.sqlite)).toEqual([]);
      expect(stage.world.ledger.audit().findings).toEqual([]);
    }),
    { numRuns: 60 },
  );
}, 60_000);
