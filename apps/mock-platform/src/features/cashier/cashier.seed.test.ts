import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findMemberByUsername } from '../../people/find-member';
import { createTestWorld } from '../../testing/test-world';
import type { OpenWorld } from '../../world/open-world';
import { bankAccountRepository } from './bank-account.repository';
import { DEPOSIT_AUTO_CONFIRM, WITHDRAWAL_AUTO_PAY } from './cashier-settings';
import { depositRepository } from './deposit.repository';
import { turnoverOf } from './turnover';
import { withdrawalRepository } from './withdrawal.repository';

let world: OpenWorld;
const idOf = (username: string) => findMemberByUsername(world, username)?.id ?? '';
beforeAll(() => {
  world = createTestWorld({ seed: 'default' });
});
afterAll(() => world.close());

describe('default data of the cashier', () => {
  it('MEM-03 MEM-04 show orders in every state that a person can look back on, on a clean ledger', () => {
    const demo = idOf('demo');
    const deposits = depositRepository(world).page(demo, 50, 0);
    expect(deposits.map(({ status }) => status)).toEqual(['CONFIRMED', 'REJECTED', 'EXPIRED', 'CONFIRMED']);
    const withdrawals = withdrawalRepository(world).page(demo, 50, 0);
    expect(withdrawals.map(({ status }) => status)).toEqual(['PAID', 'REJECTED', 'CONFIRMED_PARTLY']);
    expect(bankAccountRepository(world).ofMember(demo)).toHaveLength(2);
    expect(world.ledger.audit().findings).toEqual([]);
  });

  it('MEM-04 the demo member has staked what their deposits ask for, and can take money out', () => {
    const { requiredMinor, doneMinor } = turnoverOf(world, idOf('demo'));
    expect(requiredMinor).toBeGreaterThan(0);
    expect(doneMinor).toBe(requiredMinor);
  });

  it('MEM-03 deposits came before the month of bets and withdrawals after it, so that each balance follows the one before', () => {
    const span = (kinds: string) =>
      world.sqlite
        .prepare<[string], { first: number; last: number }>(
          `SELECT min(at) first, max(at) last FROM postings WHERE ? IN (from_owner, to_owner) AND kind LIKE '${kinds}'`,
        )
        .get(idOf('demo'));
    const [deposits, bets, withdrawals] = [span('deposit.%'), span('bet.%'), span('withdrawal.%')];
    expect(deposits?.last).toBeLessThan(bets?.first ?? 0);
    expect(withdrawals?.first).toBeGreaterThan(bets?.last ?? 0);
  });

  it('MEM-03 the payment simulator acts by itself', () => {
    expect(world.settings.get(DEPOSIT_AUTO_CONFIRM)).toBeGreaterThan(0);
    expect(world.settings.get(WITHDRAWAL_AUTO_PAY)).toBeGreaterThan(0);
  });
});
