import type { DepositState, WithdrawalState } from '@tonalli/contracts/cashier/states';
import { clabeCheckDigit } from '@tonalli/contracts/clabe';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PlatformFailure } from '../../kernel/failure';
import { createTestWorld } from '../../testing/test-world';
import type { World } from '../../world/world';
import { keepDepositLimits } from '../limits';
import { bindAccount } from './bank-accounts';
import { claimNotReceived, refundClaim, upholdPayout } from './claim-withdrawal';
import { receiveInFull, receiveInPart } from './confirm-receipt';
import { openDeposit } from './create-deposit';
import { openWithdrawal } from './create-withdrawal';
import { depositRepository } from './deposit.repository';
import { reverseDeposit, reversedDeposits } from './reverse-deposit';
import { confirmDeposit, rejectDeposit } from './settle-deposit';
import { payWithdrawal, rejectWithdrawal, reviewWithdrawal } from './settle-withdrawal';
import { withdrawalRepository } from './withdrawal.repository';

const MEMBER = 'M1';
const DIGITS = '80118000011835971';

const order = fc.nat(3);
const amount = fc.integer({ min: 10_000, max: 120_000 });
const step = fc.oneof(
  fc.record({
    do: fc.constant('deposit' as const),
    amount,
    channel: fc.constantFrom('spei', 'cash', 'card', 'wallet', 'crypto'),
  }),
  fc.record({ do: fc.constant('withdraw' as const), amount }),
  fc.record({ do: fc.constant('confirm' as const), order, part: fc.option(fc.integer({ min: 1, max: 90_000 })) }),
  fc.record({ do: fc.constant('pay' as const), order, part: fc.option(fc.integer({ min: 1, max: 90_000 })) }),
  fc.record({ do: fc.constant('part' as const), order, received: fc.integer({ min: 1, max: 90_000 }) }),
  fc.record({
    do: fc.constantFrom(
      'refuse' as const,
      'reverse' as const,
      'review' as const,
      'return' as const,
      'full' as const,
      'claim' as const,
      'refund' as const,
      'uphold' as const,
    ),
    order,
  }),
  fc.record({ do: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 3_000 }) }),
);
const limit = fc.option(fc.integer({ min: 50_000, max: 300_000 }));
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

function act(world: World, account: ReturnType<typeof bindAccount>, wanted: Step): unknown {
  const at = world.clock.now();
  switch (wanted.do) {
    case 'deposit':
      return openDeposit(world, { memberId: MEMBER, channelId: wanted.channel, amountMinor: wanted.amount, at });
    case 'withdraw':
      return openWithdrawal(world, { account, amountMinor: wanted.amount, at });
    case 'confirm':
      return confirmDeposit(world, wanted.order, wanted.part ?? undefined);
    case 'reverse':
      return reverseDeposit(world, wanted.order);
    case 'refuse':
      return rejectDeposit(world, wanted.order);
    case 'review':
      return reviewWithdrawal(world, wanted.order);
    case 'pay':
      return payWithdrawal(world, wanted.order, wanted.part ?? undefined);
    case 'return':
      return rejectWithdrawal(world, wanted.order);
    case 'full':
      return receiveInFull(world, wanted.order, false);
    case 'part':
      return receiveInPart(world, wanted.order, wanted.received);
    case 'claim':
      return claimNotReceived(world, wanted.order, []);
    case 'refund':
      return refundClaim(world, wanted.order);
    case 'uphold':
      return upholdPayout(world, wanted.order);
    case 'wait':
      return world.clock.advance(wanted.minutes * 60_000);
  }
}

/** Where an order may be after one thing that happened, told here anew: the product's own table is what is under test. */
const AFTER_DEPOSIT: Record<DepositState, string> = {
  PENDING: 'PENDING HELD CONFIRMED REJECTED EXPIRED',
  HELD: 'HELD CONFIRMED REJECTED',
  CONFIRMED: 'CONFIRMED REVERSED',
  REVERSED: 'REVERSED',
  REJECTED: 'REJECTED',
  EXPIRED: 'EXPIRED',
};
/** Waiting may end a payout by its deadline as well. */
const AFTER_WITHDRAWAL: Record<WithdrawalState, string> = {
  REQUESTED: 'REQUESTED REVIEWING PAID REJECTED CONFIRMED_FULL',
  REVIEWING: 'REVIEWING PAID REJECTED CONFIRMED_FULL',
  PAID: 'PAID CONFIRMED_FULL CONFIRMED_PARTLY NOT_RECEIVED',
  NOT_RECEIVED: 'NOT_RECEIVED REFUNDED CONFIRMED_FULL',
  REJECTED: 'REJECTED',
  CONFIRMED_FULL: 'CONFIRMED_FULL',
  CONFIRMED_PARTLY: 'CONFIRMED_PARTLY',
  REFUNDED: 'REFUNDED',
};

/** The orders that went where none may go. */
const astray = <State extends string>(table: Record<State, string>, was: Map<number, State>, is: Map<number, State>) =>
  [...was].filter(([id, from]) => !table[from].split(' ').includes(is.get(id) ?? 'gone'));

const statesOf = (world: World) => ({
  deposits: new Map(
    depositRepository(world)
      .page(MEMBER, 200, 0)
      .map(({ id, status }) => [id, status]),
  ),
  withdrawals: new Map(
    withdrawalRepository(world)
      .page(MEMBER, 200, 0)
      .map(({ id, status }) => [id, status]),
  ),
});

/** What was credited to the member in the fullest month, gross, as the ledger says it; the zone is six hours behind. */
const fullestMonthMinor = (world: World): number =>
  Number(
    world.sqlite
      .prepare(
        `SELECT coalesce(max(minor), 0) FROM (SELECT sum(amount_minor) minor FROM postings WHERE kind = 'deposit.credit'
          GROUP BY strftime('%Y-%m', at / 1000 - 21600, 'unixepoch'))`,
      )
      .pluck()
      .get(),
  );

/** What stands in one of the house's accounts. */
const houseMinor = (world: World, kind: string): number =>
  Number(world.sqlite.prepare('SELECT balance_minor FROM accounts WHERE kind = ?').pluck().get(kind) ?? 0);

/** Balance and held sum as the orders alone say they have to be. */
function expectSums(world: World): void {
  const deposits = depositRepository(world).page(MEMBER, 200, 0);
  const withdrawals = withdrawalRepository(world).page(MEMBER, 200, 0);
  const credited = deposits
    .filter(({ status }) => status === 'CONFIRMED')
    .reduce((sum, { receivedMinor, feeMinor }) => sum + (receivedMinor ?? 0) - feeMinor, 0);
  // Of what was taken back, what the balance did not have was spent.
  const owed = reversedDeposits(world, 200).reduce((sum, { owedMinor }) => sum + owedMinor, 0);
  const gone = withdrawals.reduce((sum, { amountMinor, refundedMinor }) => sum + amountMinor - refundedMinor, 0);
  expect(world.ledger.balance(MEMBER, 'member.main')).toBe(credited + owed - gone);
  const held = withdrawals.reduce((sum, row) => {
    if (row.status === 'REQUESTED' || row.status === 'REVIEWING') return sum + row.amountMinor;
    return row.status === 'PAID' || row.status === 'NOT_RECEIVED'
      ? sum + row.amountMinor - row.feeMinor - row.paidMinor
      : sum;
  }, 0);
  expect(houseMinor(world, 'house.withdrawals')).toBe(held);
  const beyond = deposits.filter(({ status }) => status === 'HELD').map(({ receivedMinor }) => receivedMinor ?? 0);
  expect(houseMinor(world, 'house.overLimit')).toBe(beyond.reduce((sum, minor) => sum + minor, 0));
  for (const { receivedMinor, amountMinor, feeMinor, refundedMinor, status } of withdrawals) {
    if (receivedMinor !== null) expect(receivedMinor).toBeLessThanOrEqual(amountMinor - feeMinor);
    if (status !== 'REJECTED' && status !== 'REFUNDED')
      expect(refundedMinor).toBeLessThanOrEqual(amountMinor - feeMinor - (receivedMinor ?? 0));
  }
}

it('MEM-03 MEM-04 R1 whatever happens to orders in whatever order, states only go forward and every centavo is where they say', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 5, maxLength: 30 }), limit, (steps, limitMinor) => {
      const world = createTestWorld();
      try {
        const clabe = DIGITS + clabeCheckDigit(DIGITS);
        if (limitMinor !== null)
          keepDepositLimits(world, { memberId: MEMBER, limits: { monthly: limitMinor }, at: world.clock.now() });
        const account = bindAccount(world, MEMBER, { clabe, holder: 'Ana Luna', at: world.clock.now() });
        for (const wanted of steps) {
          const before = statesOf(world);
          try {
            world.transaction(() => act(world, account, wanted));
          } catch (failure) {
            if (!(failure instanceof PlatformFailure)) throw failure;
          }
          const after = statesOf(world);
          expect(astray(AFTER_DEPOSIT, before.deposits, after.deposits)).toEqual([]);
          expect(astray(AFTER_WITHDRAWAL, before.withdrawals, after.withdrawals)).toEqual([]);
          expectSums(world);
          if (limitMinor !== null) expect(fullestMonthMinor(world)).toBeLessThanOrEqual(limitMinor);
        }
        expect(world.clock.failed()).toEqual([]);
        expect(world.ledger.audit().findings).toEqual([]);
      } finally {
        world.close();
      }
    }),
    { numRuns: 60 },
  );
});
