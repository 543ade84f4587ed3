import { TRIAL_GRANT_MINOR } from '../../people/trial-money';
import type { World } from '../../world/world';

/** Play money is filled up to the grant when a game, or an order, finds less than the floor. */
const TRIAL_FLOOR_MINOR = 100_000;

/** `reference`: what it is filled up for, once. Call in a transaction. */
export function fillTrialWallet(world: World, { memberId, reference }: { memberId: string; reference: string }): void {
  const balanceMinor = world.ledger.balance(memberId, 'member.trial');
  if (balanceMinor >= TRIAL_FLOOR_MINOR) return;
  world.ledger.post({
    kind: 'trial.grant',
    key: `trial-grant:${reference}`,
    memberId,
    amountMinor: TRIAL_GRANT_MINOR - balanceMinor,
    reference,
    at: world.clock.now(),
  });
}
