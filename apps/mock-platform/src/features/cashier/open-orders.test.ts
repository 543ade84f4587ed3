import { afterEach, beforeEach, expect, it } from 'vitest';
import { creditByHand } from '../../guard/credit-by-hand';
import { createTestWorld } from '../../testing/test-world';
import type { OpenWorld } from '../../world/open-world';
import { bindAccount } from './bank-accounts';
import { clabeOf } from './cashier-fixture';
import { claimNotReceived, refundClaim } from './claim-withdrawal';
import { receiveInFull } from './confirm-receipt';
import { openWithdrawal } from './create-withdrawal';
import { payWithdrawal, rejectWithdrawal, reviewWithdrawal } from './settle-withdrawal';
import { openOrders } from './simulate-payment';

let world: OpenWorld;
beforeEach(() => {
  world = createTestWorld();
});
afterEach(() => world.close());

const payOut = (memberId: string, steps: readonly ((id: number) => unknown)[] = []): void => {
  const at = world.clock.now();
  creditByHand(world, { memberId, amountMinor: 50_000, key: memberId, reference: 'r', at });
  const account = bindAccount(world, memberId, { clabe: clabeOf(1), holder: 'Ana Luna', at });
  const { id } = openWithdrawal(world, { account, amountMinor: 50_000, at });
  for (const step of steps) step(id);
};

it('QA-08 MEM-04 lists the payouts that wait for the bank or the member, newest first, and none that has ended', () => {
  const pay = (id: number) => payWithdrawal(world, id);
  const claim = (id: number) => claimNotReceived(world, id, []);
  payOut('M1');
  payOut('M2', [(id) => reviewWithdrawal(world, id)]);
  payOut('M3', [pay]);
  payOut('M4', [pay, claim]);
  payOut('M5', [(id) => rejectWithdrawal(world, id)]);
  payOut('M6', [pay, (id) => receiveInFull(world, id, false)]);
  payOut('M7', [pay, claim, (id) => refundClaim(world, id)]);
  const listed = (limit: number) =>
    openOrders(world, limit).withdrawals.map(({ memberId, status }) => `${memberId} ${status}`);
  expect(listed(9)).toEqual(['M4 NOT_RECEIVED', 'M3 PAID', 'M2 REVIEWING', 'M1 REQUESTED']);
  expect(listed(2)).toEqual(['M4 NOT_RECEIVED', 'M3 PAID']);
});
