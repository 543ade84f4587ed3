import type { World } from '../../world/world';
import { type BillEntity, type PaymentRow, paymentsRepository } from './bills.repository';
import { billIdOf } from './contract-ids';
import { shareOut } from './share-out';

interface Paid {
  bill: BillEntity;
  amountMinor: number;
  kind: Exclude<PaymentRow['kind'], 'agent.clawback'>;
  key: string;
}

const owedOf = ({ dueMinor, paidMinor }: BillEntity): number => dueMinor - paidMinor;

/** The key of the next posting of a bill: it is made in the transaction that counts it, so that it cannot be made twice. */
const keyOf = (world: World, { id }: BillEntity): string => `bill:${id}:${paymentsRepository(world).ofBill(id).length}`;

function notePaid(world: World, { bill, amountMinor, kind, key }: Paid): void {
  const store = paymentsRepository(world);
  const number = store.ofBill(bill.id).length;
  store.add({ billId: bill.id, number, at: world.clock.now(), kind, amountMinor, key });
  const paidMinor = bill.paidMinor + amountMinor;
  store.setPaid({ id: bill.id, paidMinor, state: paidMinor === bill.dueMinor ? 'PAID' : 'PARTLY_PAID' });
}

/** The house pays a bill: at once into the wallet, or through the escrow where the agent owes downlines of their own. */
export function payFromHouse(world: World, bill: BillEntity): void {
  const { id, kind, downlineId, dueMinor } = bill;
  const at = world.clock.now();
  const key = keyOf(world, bill);
  const common = { amountMinor: dueMinor, reference: billIdOf(id), at };
  if (paymentsRepository(world).owedMinor(downlineId) === 0) {
    const paid = kind === 'dividend' ? 'agent.dividend' : 'agent.salary';
    world.ledger.post({ ...common, kind: paid, key, memberId: downlineId });
    notePaid(world, { bill, amountMinor: dueMinor, kind: paid, key });
    return;
  }
  world.ledger.post({ ...common, kind: 'agent.funding', key, memberId: downlineId });
  notePaid(world, { bill, amountMinor: dueMinor, kind: 'agent.funding', key });
  const bills = paymentsRepository(world).openOf(downlineId);
  const leftMinor = payOwed(world, { payerId: downlineId, amountMinor: dueMinor, bills });
  if (leftMinor === 0) return;
  const own = { fromMemberId: downlineId, toMemberId: downlineId };
  world.ledger.post({ ...common, ...own, kind: 'agent.contractPay', key: `${key}:rest`, amountMinor: leftMinor });
}

/** What each of some bills gets of an amount: the oldest period first, those of one period and kind in proportion. */
function allot(amountMinor: number, bills: readonly BillEntity[]): { bill: BillEntity; shareMinor: number }[] {
  const byPeriod = Map.groupBy(bills, ({ toAt, kind, fromAt }) => `${toAt}|${kind}|${fromAt}`);
  let leftMinor = amountMinor;
  return [...byPeriod.values()].flatMap((group) => {
    const shares = shareOut(
      leftMinor,
      group.map((bill) => ({ owedMinor: owedOf(bill) })),
    );
    leftMinor -= shares.reduce((sum, share) => sum + share, 0);
    return group.flatMap((bill, index) => {
      const shareMinor = shares[index] ?? 0;
      return shareMinor > 0 ? [{ bill, shareMinor }] : [];
    });
  });
}

interface Paying {
  payerId: string;
  /** At most so much. */
  amountMinor: number;
  /** What of their bills it is for. */
  bills: readonly BillEntity[];
}

/** Pays bills out of the payer's escrow, and lets whoever is paid pay on. Returns what is left of the amount. */
function payOwed(world: World, { payerId, amountMinor, bills }: Paying): number {
  let leftMinor = amountMinor;
  for (const { bill, shareMinor } of allot(amountMinor, bills)) {
    const key = keyOf(world, bill);
    world.ledger.post({
      ...{ kind: 'agent.contractPay', key, fromMemberId: payerId, toMemberId: bill.downlineId },
      ...{ amountMinor: shareMinor, reference: billIdOf(bill.id), at: world.clock.now() },
    });
    notePaid(world, { bill, amountMinor: shareMinor, kind: 'agent.contractPay', key });
    leftMinor -= shareMinor;
    payOn(world, bill.downlineId, shareMinor);
  }
  return leftMinor;
}

/** Of what an agent was just paid by contract, downlines get what they are owed first. */
const payOn = (world: World, payerId: string, amountMinor: number): void =>
  coverFrom(world, { payerId, amountMinor, bills: paymentsRepository(world).openOf(payerId) });

/** Takes what bills are owed out of the payer's wallet. */
function coverFrom(world: World, { payerId, amountMinor: mostMinor, bills }: Paying): void {
  const most = Math.min(mostMinor, world.ledger.balance(payerId, 'member.main'));
  const allotted = allot(most, bills);
  const [first] = allotted;
  if (!first) return;
  const amountMinor = allotted.reduce((sum, { shareMinor }) => sum + shareMinor, 0);
  world.ledger.post({
    ...{ kind: 'agent.cover', key: `${keyOf(world, first.bill)}:cover`, fromMemberId: payerId, toMemberId: payerId },
    ...{ amountMinor, reference: billIdOf(first.bill.id), at: world.clock.now() },
  });
  payOwed(world, { payerId, amountMinor, bills });
}

/** What the payer agreed on beforehand comes out of the wallet. */
export function coverAgreed(world: World, payerId: string): void {
  const bills = paymentsRepository(world)
    .openOf(payerId)
    .filter(({ autoCover }) => autoCover);
  coverFrom(world, { payerId, amountMinor: Number.MAX_SAFE_INTEGER, bills });
}

/** Of what a payer was just credited, the bills that are owed come first (CON-08). */
export const payFromCredit = payOn;
