import type { DepositState, WithdrawalState } from '@tonalli/contracts/cashier/states';
import {
  claimNotReceived,
  confirmDeposit,
  openDeposit,
  openWithdrawal,
  payWithdrawal,
  receiveInFull,
  receiveInPart,
  refundClaim,
  rejectDeposit,
  rejectWithdrawal,
  reverseDeposit,
  reviewWithdrawal,
} from '../../../features/cashier';
import { drawnPicture } from '../../../transport/uploads/drawn-picture';
import type { World } from '../../../world/world';
import { bankAccountOf, ensureFunds, withoutSimulator } from './money';
import { DAY_MS, type Person } from './person';

/** Longer than any channel waits for its money. */
const EXPIRED_DAYS = 4;

/** What somebody pays on top who goes beyond a limit of their own. */
const MORE_THAN_ORDERED_MINOR = 10_000;

/** Lives through the work at an earlier time of the world; what falls due from there on to the present does so. */
export function inThePast(world: World, agoMs: number, work: () => void): void {
  const now = world.clock.now();
  world.clock.set(now - agoMs);
  work();
  world.clock.set(now);
}

export interface DepositWanted {
  state: DepositState;
  amountMinor: number;
  channelId: string;
}

export function deposit(
  world: World,
  { id: memberId }: Person,
  { state, amountMinor, channelId }: DepositWanted,
): void {
  const open = () => openDeposit(world, { memberId, channelId, amountMinor, at: world.clock.now() });
  withoutSimulator(world, () => {
    if (state === 'EXPIRED') return inThePast(world, EXPIRED_DAYS * DAY_MS, () => void open());
    const { id } = open();
    if (state === 'CONFIRMED') confirmDeposit(world, id);
    if (state === 'HELD') confirmDeposit(world, id, amountMinor + MORE_THAN_ORDERED_MINOR);
    if (state === 'REJECTED') rejectDeposit(world, id);
    if (state === 'REVERSED') reverseDeposit(world, confirmDeposit(world, id).id);
  });
}

/** What brings a requested withdrawal to each state. */
const WITHDRAWAL_WAYS: Record<WithdrawalState, (world: World, id: number, amountMinor: number) => void> = {
  REQUESTED: () => undefined,
  REVIEWING: reviewWithdrawal,
  PAID: (world, id) => payWithdrawal(world, id),
  REJECTED: rejectWithdrawal,
  CONFIRMED_FULL(world, id) {
    payWithdrawal(world, id);
    receiveInFull(world, id, false);
  },
  CONFIRMED_PARTLY(world, id, amountMinor) {
    const halfMinor = Math.floor(amountMinor / 2);
    payWithdrawal(world, id, halfMinor);
    receiveInPart(world, id, halfMinor);
  },
  NOT_RECEIVED: claim,
  REFUNDED(world, id) {
    claim(world, id);
    refundClaim(world, id);
  },
};

function claim(world: World, id: number): void {
  payWithdrawal(world, id);
  claimNotReceived(world, id, [drawnPicture('proof.png', 'receipt')]);
}

export function withdrawal(world: World, person: Person, { state, amountMinor }: WithdrawalWanted): void {
  const at = world.clock.now();
  ensureFunds(world, person, { amountMinor, at });
  withoutSimulator(world, () => {
    const { id } = openWithdrawal(world, { account: bankAccountOf(world, person), amountMinor, at });
    WITHDRAWAL_WAYS[state](world, id, amountMinor);
  });
}

interface WithdrawalWanted {
  state: WithdrawalState;
  amountMinor: number;
}
