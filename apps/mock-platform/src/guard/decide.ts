import { type DivertedKind, divertedKind, type GuardedKind } from '@tonalli/contracts/ledger';
import { PlatformFailure } from '../kernel/failure';
import type { Permit } from '../ledger/ledger';
import type { GuardedAction, Refusal } from '../world/guard-rules';
import type { World } from '../world/world';
import { mintOf } from './world-mint';

/** The money goes on with the permit, or elsewhere by a posting of the kind in `divert`. */
export type Allowance<Kind extends GuardedKind = GuardedKind> = { permit: Permit<Kind> } | { divert: DivertedKind };
/** Or it does not move at all. */
export type Decision<Kind extends GuardedKind = GuardedKind> = Allowance<Kind> | { refusal: Refusal };

/** One that cannot be diverted is stricter than one that can; of two alike the earlier rule's holds. */
function strictest(world: World, action: GuardedAction): Refusal | null {
  let found: Refusal | null = null;
  for (const rule of world.guardRules) {
    const refusal = rule.kinds.includes(action.kind) ? rule.refuse(world, action) : null;
    if (refusal && !refusal.mayDivert) return refusal;
    found ??= refusal;
  }
  return found;
}

function mint<Kind extends GuardedKind>(world: World, action: GuardedAction<Kind>): Permit<Kind> {
  const { kind, memberId, amountMinor } = action;
  if (!world.sqlite.inTransaction)
    throw new Error(`a permit of ${kind} is asked for within the transaction that posts`);
  return mintOf(world)({ kind, memberId, amountMinor });
}

/**
 * May this money, which is there already, move? The strictest answer of all rules holds. Ask within the transaction that
 * posts, so that what the rules saw holds still until then.
 */
export function decide<Kind extends GuardedKind>(world: World, action: GuardedAction<Kind>): Decision<Kind> {
  const refusal = strictest(world, action);
  if (!refusal) return { permit: mint(world, action) };
  const divert = refusal.mayDivert ? divertedKind(action.kind) : null;
  return divert ? { divert } : { refusal };
}

export const failureOf = ({ code, extra }: Refusal): PlatformFailure => new PlatformFailure(code, extra);

/** Asks beforehand, when nothing moves yet. Throws the strictest refusal, also of what could be diverted later. */
export function assertMayMove(world: World, action: GuardedAction): void {
  const refusal = strictest(world, action);
  if (refusal) throw failureOf(refusal);
}

/** The permit of what has nowhere else to go. Throws the strictest refusal. */
export function requirePermit<Kind extends GuardedKind>(world: World, action: GuardedAction<Kind>): Permit<Kind> {
  assertMayMove(world, action);
  return mint(world, action);
}
