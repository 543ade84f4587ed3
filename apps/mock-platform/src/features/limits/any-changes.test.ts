import fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';
import { openEmulatedWorld } from '../../emulator/worlds/open-emulated-world';
import { PlatformFailure } from '../../kernel/failure';
import { openDatabase } from '../../sqlite/open-database';
import { TEST_PLATFORM } from '../../testing/templates';
import { createTestWorld } from '../../testing/test-world';
import type { OpenWorld } from '../../world/open-world';
import { wantLimits } from './change-limits';
import { cancelChange, confirmChange } from './decide-change';
import { limitsOf } from './keep-limits';
import { limitsState } from './read-limits';

const HOUR_MS = 3_600_000;
const WAIT_H = 24;
const WINDOW_H = 24 * 7;

type Limits = Partial<Record<'daily' | 'weekly' | 'monthly', number | undefined>>;
const PERIODS = ['daily', 'weekly', 'monthly'] as const;

const limit = fc.option(fc.integer({ min: 1, max: 9 }), { nil: undefined, freq: 3 });
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('want' as const), daily: limit, weekly: limit, monthly: limit }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('wait' as const), hours: fc.constantFrom(1, 23, 24, 25, 168, 192) }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('confirm' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constantFrom('cancel' as const, 'cancel' as const, 'restart' as const) }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** What holds and what waits, in a few lines: an absent limit is infinite. */
class Model {
  now = 0;
  held: Limits = {};
  waiting: { limits: Limits; askedAt: number } | null = null;

  private most = (limits: Limits, period: (typeof PERIODS)[number]) => limits[period] ?? Number.POSITIVE_INFINITY;

  /** Said without a code: it holds. */
  want(limits: Limits): string {
    const chosen = PERIODS.flatMap((period) => limits[period] ?? []);
    if (chosen.some((value, index) => index > 0 && value < (chosen[index - 1] ?? 0))) return 'LIMIT_INVALID';
    const next: Limits = {};
    for (const period of PERIODS) {
      const longer = PERIODS.slice(PERIODS.indexOf(period));
      const stricter = Math.min(this.most(this.held, period), this.most(limits, period));
      if (!Number.isFinite(stricter)) continue;
      next[period] = Math.min(
        stricter,
        ...longer.flatMap((each) => [this.most(this.held, each), this.most(limits, each)]),
      );
    }
    this.held = next;
    const rises = PERIODS.some((period) => next[period] !== limits[period]);
    this.waiting = rises ? { limits, askedAt: this.now } : null;
    return 'OK';
  }

  private isThere = () => this.waiting !== null && this.now < this.waiting.askedAt + WAIT_H + WINDOW_H;

  confirm(): string {
    if (!this.waiting || !this.isThere()) return 'LIMIT_CHANGE_NOT_FOUND';
    if (this.now < this.waiting.askedAt + WAIT_H) return 'LIMIT_CHANGE_TOO_EARLY';
    this.held = this.waiting.limits;
    this.waiting = null;
    return 'OK';
  }

  cancel(): string {
    const code = this.isThere() ? 'OK' : 'LIMIT_CHANGE_NOT_FOUND';
    if (code === 'OK') this.waiting = null;
    return code;
  }

  pending = () => (this.isThere() ? this.waiting : null);
}

const known = (limits: Limits): Limits => JSON.parse(JSON.stringify(limits));

function codeOf(work: () => void): string {
  try {
    work();
    return 'OK';
  } catch (failure) {
    if (failure instanceof PlatformFailure) return failure.code;
    throw failure;
  }
}

/** As the process does that begins anew on the same file. */
function reopened(before: OpenWorld): OpenWorld {
  const sqlite = openDatabase(before.sqlite.serialize());
  before.close();
  return openEmulatedWorld({ name: 'test', sqlite, seed: 'test', platform: TEST_PLATFORM, elapsedNow: () => 0 });
}

let world: OpenWorld;
afterEach(() => world.close());

it('RG-01 MEM-16 whatever is asked, confirmed, called off and waited for, only a confirmation in its time raises a limit', () => {
  world = createTestWorld();
  let runs = 0;
  fc.assert(
    fc.property(
      fc.constantFrom('deposit' as const, 'stake' as const),
      fc.array(step, { minLength: 3, maxLength: 25 }),
      (kind, steps) => {
        runs += 1;
        const memberId = `M${runs}`;
        const model = new Model();
        let named = 'L00000000';
        const begin = world.clock.now();
        for (const wanted of steps) {
          const before = known(model.held);
          const [got, expected] = act(wanted, { model, memberId, kind, named });
          expect(got).toBe(expected);
          model.now = (world.clock.now() - begin) / HOUR_MS;
          expect(limitsOf(world, memberId, kind)).toEqual(known(model.held));
          if (wanted.do !== 'confirm') expect(isLooser(model.held, before)).toBe(false);
          const { changes } = limitsState(world, memberId);
          expect(changes.map(({ limits }) => limits)).toEqual(
            model.pending() ? [known(model.waiting?.limits ?? {})] : [],
          );
          named = changes[0]?.changeId ?? named;
        }
      },
    ),
    { numRuns: 100 },
  );
});

const isLooser = (limits: Limits, before: Limits): boolean =>
  PERIODS.some((period) => (limits[period] ?? Number.POSITIVE_INFINITY) > (before[period] ?? Number.POSITIVE_INFINITY));

interface Life {
  model: Model;
  memberId: string;
  kind: 'deposit' | 'stake';
  named: string;
}

function act(wanted: Step, { model, memberId, kind, named: changeId }: Life): [got: string, expected: string] {
  switch (wanted.do) {
    case 'want': {
      const { daily, weekly, monthly } = wanted;
      const limits = known({ daily, weekly, monthly });
      return [codeOf(() => world.transaction(() => wantLimits(world, { memberId, kind, limits }))), model.want(limits)];
    }
    case 'confirm':
      return [codeOf(() => world.transaction(() => confirmChange(world, { memberId, changeId }))), model.confirm()];
    case 'cancel':
      return [codeOf(() => world.transaction(() => cancelChange(world, { memberId, changeId }))), model.cancel()];
    case 'wait':
      world.clock.advance(wanted.hours * HOUR_MS);
      return ['', ''];
    default:
      world = reopened(world);
      return ['', ''];
  }
}
