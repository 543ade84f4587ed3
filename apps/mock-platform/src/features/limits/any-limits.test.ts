import { MAX_OPEN_DEPOSITS } from '@tonalli/contracts/cashier/states';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PlatformFailure } from '../../kernel/failure';
import { keepLimits } from '../../people/player-protection';
import { createTestWorld } from '../../testing/test-world';
import type { World } from '../../world/world';
import { confirmDeposit, openDeposit, rejectDeposit } from '../cashier';

const HOUR_MS = 3_600_000;
const amount = fc.integer({ min: 10_000, max: 60_000 });
const order = fc.nat(5);
const limit = fc.option(fc.integer({ min: 10_000, max: 150_000 }));
const step = fc.oneof(
  fc.record({ do: fc.constant('limit' as const), daily: limit, weekly: limit, monthly: limit }),
  fc.record({ do: fc.constant('order' as const), amount }),
  fc.record({ do: fc.constant('order' as const), amount }),
  fc.record({ do: fc.constant('arrive' as const), order, amount: fc.option(amount) }),
  fc.record({ do: fc.constant('arrive' as const), order, amount: fc.option(amount) }),
  fc.record({ do: fc.constant('reject' as const), order }),
  fc.record({ do: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 60 }) }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;
type Limits = { daily: number | null; weekly: number | null; monthly: number | null };

interface Order {
  id: number;
  status: 'PENDING' | 'HELD' | 'CONFIRMED' | 'REJECTED';
  minor: number;
  /** When it was credited. */
  at: number;
  expiresAt: number;
}

/** The operator's calendar of these weeks, told anew: six hours behind, weeks from Monday (the epoch was a Thursday). */
const dayOf = (at: number) => Math.floor((at - 6 * HOUR_MS) / (24 * HOUR_MS));
const PERIODS = {
  daily: dayOf,
  weekly: (at: number) => Math.floor((dayOf(at) + 3) / 7),
  monthly: (at: number) => new Date(at - 6 * HOUR_MS).toISOString().slice(0, 7),
};

/** What limits allow, in a few lines. */
class Model {
  limits: Limits = { daily: null, weekly: null, monthly: null };
  orders: Order[] = [];

  sum = (status: Order['status']) =>
    this.orders.filter((each) => each.status === status).reduce((total, { minor }) => total + minor, 0);

  counts = (each: Order, now: number, period: keyof Limits) =>
    (each.status === 'PENDING' && each.expiresAt > now) ||
    (each.status === 'CONFIRMED' && PERIODS[period](each.at) === PERIODS[period](now));

  fits(minor: number, now: number, own?: Order): boolean {
    return (['daily', 'weekly', 'monthly'] as const).every((period) => {
      const others = this.orders.filter((each) => each !== own && this.counts(each, now, period));
      return others.reduce((total, each) => total + each.minor, minor) <= (this.limits[period] ?? Number.MAX_VALUE);
    });
  }
}

class Life {
  readonly model = new Model();
  readonly world: World;
  readonly memberId: string;
  constructor(world: World, memberId: string) {
    this.world = world;
    this.memberId = memberId;
  }

  /** Does a step. Answers what came of it, and what the model says has to. */
  act(wanted: Step): [got: string, expected: string] {
    const now = this.world.clock.now();
    if (wanted.do === 'wait') this.world.clock.advance(wanted.hours * HOUR_MS);
    if (wanted.do === 'limit') this.limit(wanted);
    if (wanted.do === 'order') return this.order(wanted.amount, now);
    const chosen = 'order' in wanted ? this.model.orders[wanted.order] : undefined;
    if (!chosen || (chosen.status === 'PENDING' && chosen.expiresAt <= now)) return ['', ''];
    if (wanted.do === 'arrive') return this.arrive(chosen, wanted.amount, now);
    const open = chosen.status === 'PENDING' || chosen.status === 'HELD';
    const got = outcome(() => rejectDeposit(this.world, chosen.id));
    if (open) chosen.status = 'REJECTED';
    return [got, open ? 'REJECTED' : 'ORDER_CLOSED'];
  }

  private limit({ daily, weekly, monthly }: Limits): void {
    this.model.limits = { daily, weekly, monthly };
    const deposit = { daily: daily ?? undefined, weekly: weekly ?? undefined, monthly: monthly ?? undefined };
    keepLimits(this.world, this.memberId, { deposit });
  }

  private order(minor: number, now: number): [string, string] {
    const { orders } = this.model;
    const open = orders.filter(({ status, expiresAt }) => status === 'PENDING' && expiresAt > now).length;
    if (open >= MAX_OPEN_DEPOSITS) return ['', ''];
    const fits = this.model.fits(minor, now);
    const request = { memberId: this.memberId, channelId: 'spei', amountMinor: minor, at: now };
    const got = outcome(() => {
      const { id, expiresAt, status } = openDeposit(this.world, request);
      orders.push({ id, expiresAt, minor, at: 0, status: 'PENDING' });
      return { status };
    });
    return [got, fits ? 'PENDING' : 'DEPOSIT_LIMIT_REACHED'];
  }

  private arrive(chosen: Order, minor: number | null, now: number): [string, string] {
    const { status } = chosen;
    const got = outcome(() => confirmDeposit(this.world, chosen.id, minor ?? undefined));
    if (status !== 'PENDING' && status !== 'HELD') return [got, 'ORDER_CLOSED'];
    const arrived = status === 'HELD' ? chosen.minor : (minor ?? chosen.minor);
    const fits = this.model.fits(arrived, now, chosen);
    if (!fits && status === 'HELD') return [got, 'DEPOSIT_LIMIT_REACHED'];
    Object.assign(chosen, { minor: arrived, at: now, status: fits ? 'CONFIRMED' : 'HELD' });
    return [got, chosen.status];
  }
}

function outcome(work: () => { status: string }): string {
  try {
    return work().status;
  } catch (failure) {
    if (failure instanceof PlatformFailure) return failure.code;
    throw failure;
  }
}

it('MEM-16 R1 in whatever order limits change and deposits come, no more is credited than a limit lets in, and the rest waits', () => {
  const world = createTestWorld();
  let runs = 0;
  fc.assert(
    fc.property(fc.array(step, { minLength: 5, maxLength: 30 }), (steps) => {
      runs += 1;
      const life = new Life(world, `M${runs}`);
      const heldBefore = world.ledger.houseBalance('house.overLimit');
      for (const wanted of steps) {
        const [got, expected] = life.act(wanted);
        expect(got).toBe(expected);
        expect(world.ledger.balance(life.memberId, 'member.main')).toBe(life.model.sum('CONFIRMED'));
        expect(world.ledger.houseBalance('house.overLimit') - heldBefore).toBe(life.model.sum('HELD'));
      }
    }),
    { numRuns: 200 },
  );
  expect(world.ledger.audit().findings).toEqual([]);
  world.close();
});
