import fc from 'fast-check';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { atUnits, MINUTE_MS, minute, serveLotteries } from './lottery-fixture';

const stage = await serveLotteries();

const RUNS = 6;
const FUNDS_MINOR = 1_000_000;

type Bettor = Awaited<ReturnType<typeof stage.player>>;

/** What somebody does next; `of` is one of their orders so far. */
const step = fc.oneof(
  fc.record({
    kind: fc.constant('place' as const),
    digits: fc.subarray(['1', '4', '7'], { minLength: 1 }),
    multiple: fc.integer({ min: 1, max: 40 }),
    ahead: fc.nat({ max: 2 }),
    draws: fc.integer({ min: 1, max: 5 }),
    growth: fc.integer({ min: 1, max: 3 }),
    onWin: fc.boolean(),
    onCancelled: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('cancel' as const), of: fc.nat({ max: 9 }) }),
  fc.record({ kind: fc.constant('stop' as const), of: fc.nat({ max: 9 }) }),
  fc.record({ kind: fc.constant('call off' as const) }),
  fc.record({ kind: fc.constant('wait' as const), ms: fc.constantFrom(1, 9_000, 51_999, 52_000, MINUTE_MS, 200_000) }),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const minutesGone = (): number => Math.floor((stage.world.clock.now() - Date.UTC(2026, 0, 15, 18)) / MINUTE_MS);

async function take(ana: Bettor, orders: string[], next: Step): Promise<void> {
  if (next.kind === 'wait') return stage.world.clock.advance(next.ms);
  if (next.kind === 'call off') {
    const open = stage.world.sqlite.prepare('SELECT key FROM shared_rounds WHERE ends_at IS NOT NULL').pluck().get();
    if (typeof open === 'string') stage.cancelDraw(open);
    return stage.world.clock.advance(0);
  }
  if (next.kind === 'place') {
    const first = minutesGone() + next.ahead;
    const { envelope } = await ana.ask({
      lines: [{ ...atUnits(...next.digits), multiple: next.multiple }],
      issues: Array.from({ length: next.draws }, (_, index) => {
        return { issue: minute(first + index), multiple: 1 + index * (next.growth - 1) };
      }),
      stop: { onWin: next.onWin, onCancelled: next.onCancelled, onProfitMinor: null },
    });
    if (envelope.success) orders.push(z.object({ orderId: z.string() }).parse(envelope.value).orderId);
    return;
  }
  const orderId = orders[next.of % Math.max(1, orders.length)];
  if (orderId !== undefined) await (next.kind === 'cancel' ? ana.cancel(orderId) : ana.stop(orderId));
}

const minorOf = (text: string): number => Math.round(Number(text) * 100);

it('LOTT-05 LOTT-06 MEM-03 whatever is ordered, taken back, stopped and called off, no centavo is lost and each draw is decided once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), async (steps) => {
      const ana = await stage.player({ balanceMinor: FUNDS_MINOR });
      const orders: string[] = [];
      for (const next of steps) {
        await take(ana, orders, next);
        expect(stage.world.ledger.audit().findings).toEqual([]);
      }
      // Longer than any of the chases.
      stage.world.clock.advance(12 * MINUTE_MS);
      const later = stage.again(ana);
      const seen = await Promise.all(orders.map((orderId) => later.order(orderId)));
      const wonOrBack = seen.map(({ state, stake, payout, held, issues }) => {
        expect([state === 'OPEN', held]).toEqual([false, '0.00']);
        expect(issues.filter((one) => one.state === 'OPEN' || one.state === 'WAITING')).toEqual([]);
        for (const issue of issues) {
          // Told by the result: the digit at the units was among those chosen.
          if (issue.state === 'WON') expect(minorOf(issue.payout)).toBeGreaterThan(0);
          if (issue.state === 'LOST') expect(issue.payout).toBe('0.00');
          if (issue.state === 'VOID') expect(issue.payout).toBe(issue.stake);
        }
        if (state === 'CANCELLED') return 0;
        const sum = (of: 'stake' | 'payout') => issues.reduce((all, one) => all + minorOf(one[of]), 0);
        expect([sum('stake'), sum('payout')]).toEqual([minorOf(stake), minorOf(payout)]);
        return minorOf(payout) - minorOf(stake);
      });
      expect(ana.balance()).toBe(FUNDS_MINOR + wonOrBack.reduce((all, one) => all + one, 0));
      expect(stage.count('exposures')).toBe(0);
      expect(stage.count('round_progress WHERE is_over = 0')).toBe(0);
      expect(stage.world.clock.failed()).toEqual([]);
    }),
    { numRuns: RUNS },
  );
});
