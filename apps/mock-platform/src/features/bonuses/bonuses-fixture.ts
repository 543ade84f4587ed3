import { mines } from '../../wagering/families/mines-fixture';
import { type LineResult, paid, voided } from '../../wagering/settlement';
import { openRunner } from '../../wagering/testing/real-runner';
import { type BonusTerms, requireTerms } from './bonus-terms';
import { type Grant, grantRepository } from './bonuses.repository';
import { grantIdOf } from './grant-ids';
import { openGrant, requireGrant } from './open-grant';

const LINE = 'field';

/** A world in which a game is played whose rounds come out as the test says; three quarters of its stakes count. */
export function openBonuses() {
  const real = openRunner(mines);
  const { world, runner } = real;
  let given = 0;
  const moved = (kind: string): number =>
    Number(
      world.sqlite.prepare('SELECT coalesce(sum(amount_minor), 0) FROM postings WHERE kind = ?').pluck().get(kind),
    );
  return {
    ...real,
    world,
    runner,
    moved,
    give(
      memberId: string,
      bonusMinor: number,
      changed: Partial<BonusTerms & { depositMinor: number; key: string }> = {},
    ): Grant {
      const { depositMinor = 0, key, ...terms } = changed;
      given += 1;
      const opened = { memberId, bonusMinor, depositMinor, sourceKey: key ?? `test:${given}`, at: world.clock.now() };
      return world.transaction(() => openGrant(world, { ...opened, terms: { ...requireTerms('gift'), ...terms } }));
    },
    grant: ({ id }: Pick<Grant, 'id'>): Grant => requireGrant(world, id),
    active: (memberId: string): Grant | null => grantRepository(world).active(memberId),
    left: ({ id }: Pick<Grant, 'id'>): number => world.ledger.balance(grantIdOf(id), 'member.bonus'),
    /** Opens a round. Returns its id. */
    bet: (memberId: string, round: string, stakeMinor: number): string =>
      real.place(memberId, { round, family: 'mines', bet: { bombs: 3, stakeMinor } }).roundId,
    /** Decides it: what is paid, or that it is void. */
    settle: (roundId: string, stakeMinor: number, payoutMinor: number | 'void'): void =>
      runner.settle(world, { roundId, results: [resultOf(stakeMinor, payoutMinor)] }),
    correct: (roundId: string, stakeMinor: number, payoutMinor: number | 'void'): void =>
      runner.correct(world, { roundId, results: [resultOf(stakeMinor, payoutMinor)] }),
  };
}

const resultOf = (stakeMinor: number, payoutMinor: number | 'void'): LineResult =>
  payoutMinor === 'void' ? voided(LINE, stakeMinor) : paid(LINE, stakeMinor, payoutMinor);

export type BonusWorld = ReturnType<typeof openBonuses>;
