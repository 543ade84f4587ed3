import { closeMember } from '../../../features/account';
import { parseOrderId, payWithdrawal, rejectWithdrawal } from '../../../features/cashier';
import type { World } from '../../../world/world';
import { bankAccountOf, withoutSimulator } from './money';
import type { Person } from './person';

export const CLOSING_STATES = ['empty', 'pending', 'rejected', 'paid'] as const;
export type ClosingState = (typeof CLOSING_STATES)[number];

/** Somebody who has closed the account, and how far the payout of what it held is; `empty`: it held nothing. */
export function closeUp(world: World, person: Person, state: ClosingState): void {
  if (state !== 'empty') bankAccountOf(world, person);
  withoutSimulator(world, () => {
    const { payout } = closeMember(world, { memberId: person.id });
    const id = payout && parseOrderId('W', payout.withdrawalId);
    if ((id === null) !== (state === 'empty')) throw new Error(`${person.username} closed with another payout`);
    if (id === null) return;
    if (state === 'paid') payWithdrawal(world, id);
    if (state === 'rejected') rejectWithdrawal(world, id);
  });
}
