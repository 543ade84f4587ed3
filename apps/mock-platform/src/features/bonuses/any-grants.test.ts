import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PlatformFailure } from '../../kernel/failure';
import { type BonusWorld, openBonuses } from './bonuses-fixture';
import { grantIdOf } from './grant-ids';
import { cancelGrant } from './own-grants';

let test: BonusWorld;
beforeEach(() => {
  test = openBonuses();
});
afterEach(() => {
  test.world.close();
});

type Act =
  | { do: 'bet'; stakeMinor: number }
  | { do: 'settle' | 'correct'; which: number; payoutMinor: number | 'void' }
  | { do: 'call off'; which: number }
  | { do: 'cancel' | 'expire' }
  | { do: 'give'; bonusMinor: number };

const payout = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 900 }), fc.constant('void' as const));
const which = fc.nat({ max: 20 });
const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant('bet' as const), stakeMinor: fc.integer({ min: 1, max: 220 }) }),
  },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('settle' as const), which, payoutMinor: payout }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('correct' as const), which, payoutMinor: payout }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('call off' as const), which }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('cancel' as const, 'expire' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('give' as const), bonusMinor: fc.integer({ min: 100, max: 2_000 }) }),
  },
);

/** What a round stands at, as the test itself keeps it. */
interface Kept {
  roundId: string;
  stakeMinor: number;
  /** The bonus that was active as it was placed. */
  grant: number | null;
  state: 'open' | 'settled' | 'off';
  isVoid: boolean;
  /** Towards which bonus it counted, and how much. */
  counted: { grant: number; minor: number } | null;
}

class Player {
  readonly rounds: Kept[] = [];
  readonly grants: number[] = [];

  private readonly id: string;

  constructor(id: string) {
    this.id = id;
  }

  /** Those that a refusal of the catalogue answers change nothing. */
  try(taken: Act): void {
    try {
      this.take(taken);
    } catch (error) {
      if (!(error instanceof PlatformFailure)) throw error;
    }
  }

  private of(which: number, state: Kept['state']): Kept | undefined {
    const rounds = this.rounds.filter((round) => round.state === state);
    return rounds[which % Math.max(1, rounds.length)];
  }

  private take(taken: Act): void {
    const active = test.active(this.id);
    if (taken.do === 'give') this.grants.push(test.give(this.id, taken.bonusMinor, { times: 1 }).id);
    else if (taken.do === 'cancel' && active)
      cancelGrant(test.world, { grantId: grantIdOf(active.id), memberId: this.id });
    else if (taken.do === 'expire') test.world.clock.advance(20 * 86_400_000);
    else if (taken.do === 'bet') {
      const roundId = test.bet(this.id, `r${this.rounds.length}`, taken.stakeMinor);
      const { stakeMinor } = taken;
      this.rounds.push({ roundId, stakeMinor, grant: active?.id ?? null, state: 'open', isVoid: false, counted: null });
    } else if (taken.do === 'call off') {
      const round = this.of(taken.which, 'open');
      if (round && test.runner.cancel(test.world, round.roundId)) round.state = 'off';
    } else if (taken.do === 'settle' || taken.do === 'correct') this.decide(taken, active?.id ?? null);
  }

  private decide(
    { do: how, which: at, payoutMinor }: Extract<Act, { which: number; payoutMinor: unknown }>,
    active: number | null,
  ): void {
    const round = this.of(at, how === 'settle' ? 'open' : 'settled');
    if (!round) return;
    test[how](round.roundId, round.stakeMinor, payoutMinor);
    round.state = 'settled';
    const minor = payoutMinor === 'void' ? 0 : Math.floor((round.stakeMinor * 3) / 4);
    if (how === 'settle') {
      if (active !== null && active === round.grant && minor > 0) round.counted = { grant: active, minor };
    } else if (round.counted && round.counted.grant === active) round.counted.minor = minor;
  }

  progress(grant: number): number {
    return this.rounds.reduce((sum, { counted }) => sum + (counted?.grant === grant ? counted.minor : 0), 0);
  }
}

describe('any course of a bonus', () => {
  it('PROMO-05 loses and makes no centavo, converts once, and counts what an oracle counts', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 5, maxLength: 60 }), async (acts) => {
        const id = await test.player(500);
        const player = new Player(id);
        for (const taken of [{ do: 'give', bonusMinor: 1_000 } as const, ...acts]) player.try(taken);
        expect(test.world.ledger.audit().findings).toEqual([]);
        expect(test.balance(id)).toBeGreaterThanOrEqual(0);
        for (const grant of player.grants) {
          const { state, doneMinor, keptMinor } = test.grant({ id: grant });
          expect([grant, doneMinor]).toEqual([grant, player.progress(grant)]);
          expect(keptMinor > 0 && state !== 'COMPLETED').toBe(false);
          if (state !== 'ACTIVE') expect(test.left({ id: grant })).toBe(0);
        }
        expect(player.grants.filter((grant) => test.grant({ id: grant }).state === 'ACTIVE').length).toBeLessThan(2);
      }),
      { numRuns: 25 },
    );
  });
});
