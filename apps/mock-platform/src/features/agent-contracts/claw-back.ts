import { PlatformFailure } from '../../kernel/failure';
import type { World } from '../../world/world';
import { type BillEntity, billsRepository, paymentsRepository } from './bills.repository';
import { billIdOf } from './contract-ids';

/**
 * The operator takes back what a bill paid, up to the agent's balance; the rest stays receivable and is taken with later runs.
 * Throws `BILL_NOT_FOUND`, and `CONTRACT_STATE` for a bill of which nothing was paid.
 */
export function reverseBill(world: World, billId: number): BillEntity {
  const bill = billsRepository(world).find(billId);
  if (!bill) throw new PlatformFailure('BILL_NOT_FOUND');
  if (bill.state === 'REVERSED' || bill.paidMinor === 0) throw new PlatformFailure('CONTRACT_STATE');
  const { id, paidMinor } = bill;
  paymentsRepository(world).setPaid({ id, paidMinor, state: 'REVERSED' });
  takeBack(world, { ...bill, state: 'REVERSED' });
  return billsRepository(world).find(billId) ?? bill;
}

/** Takes more of what is receivable, bill by bill. */
export function takeBackOpen(world: World): void {
  for (const bill of paymentsRepository(world).receivable()) takeBack(world, bill);
}

function takeBack(world: World, { id, downlineId, paidMinor, returnedMinor }: BillEntity): void {
  const balanceMinor = world.ledger.balance(downlineId, 'member.main');
  const amountMinor = Math.min(balanceMinor, paidMinor - returnedMinor);
  if (amountMinor === 0) return;
  const store = paymentsRepository(world);
  const number = store.ofBill(id).length;
  const [key, at] = [`bill:${id}:${number}`, world.clock.now()];
  world.ledger.post({ kind: 'agent.clawback', key, memberId: downlineId, amountMinor, reference: billIdOf(id), at });
  store.add({ billId: id, number, at, kind: 'agent.clawback', amountMinor, key });
  store.setReturned(id, returnedMinor + amountMinor);
}
