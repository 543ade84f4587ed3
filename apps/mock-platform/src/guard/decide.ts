import { type DivertedKind, divertedKind, type GuardedKind, type KindOfMove, moveOf } from '@tonalli/contracts/ledger';
import { PlatformFailure } from '../kernel/failure';
import type { Permit } from '../ledger/ledger';
import type { GuardedAct, GuardedAction, MoneyMove, Refusal, SharedRead, StakeMove } from '../world/guard-rules';
import type { World } from '../world/world';
import { ActPermit } from './act-permit';
import { mintOf } from './world-mint';

/** The money goes on with the permit, or elsewhere by a posting of the kind in `divert`. */
export type Allowance<Kind extends GuardedKind = GuardedKind> = { permit: Permit<Kind> } | { divert: DivertedKind };
/** Or it does not move at all. */
export type Decision<Kind extends GuardedKind = GuardedKind> = Allowance<Kind> | { refusal: Refusal };

/** Kinds whose money is asked about posting by posting. */
type SingleKind = KindOfMove<MoneyMove['do']>;
export interface Movement<Kind extends SingleKind = SingleKind> extends Omit<MoneyMove, 'do'> {
  readonly kind: Kind;
}

/** What the rules of one decision read, each once. */
function sharedRead(world: World, memberId: string): SharedRead<World> {
  const facts = new Map<unknown, unknown>();
  return <Fact>(read: (world: World, memberId: string) => Fact): Fact => {
    if (!facts.has(read)) facts.set(read, read(world, memberId));
    // What is kept under a reader is what that reader gave.
    return facts.get(read) as Fact;
  };
}

/** One that cannot be diverted is stricter than one that can; of two alike the earlier rule's holds. */
function strictest(world: World, action: GuardedAction): Refusal | null {
  const read = sharedRead(world, action.memberId);
  let found: Refusal | null = null;
  for (const rule of world.guardRules) {
    const refusal = rule.about.includes(action.do) ? rule.refuse(world, action, read) : null;
    if (refusal && !refusal.mayDivert) return refusal;
    found ??= refusal;
  }
  return found;
}

function assertAllowed(world: World, action: GuardedAction): void {
  const refusal = strictest(world, action);
  if (refusal) throw failureOf(refusal);
}

function mint<Kind extends GuardedKind>(world: World, kind: Kind, of: { memberId: string; amountMinor: number }) {
  if (!world.sqlite.inTransaction)
    throw new Error(`a permit of ${kind} is asked for within the transaction that posts`);
  return mintOf(world)({ kind, memberId: of.memberId, amountMinor: of.amountMinor });
}

const actionOf = ({ kind, ...move }: Movement): MoneyMove => ({ ...move, do: moveOf(kind) });

export const failureOf = ({ code, extra }: Refusal): PlatformFailure => new PlatformFailure(code, extra);

/**
 * May this money, which is there already, move? The strictest answer of all rules holds. Ask within the transaction that
 * posts, so that what the rules saw holds still until then.
 */
export function decide<Kind extends SingleKind>(world: World, movement: Movement<Kind>): Decision<Kind> {
  const refusal = strictest(world, actionOf(movement));
  if (!refusal) return { permit: mint(world, movement.kind, movement) };
  const divert = refusal.mayDivert ? divertedKind(movement.kind) : null;
  return divert ? { divert } : { refusal };
}

/** Asks beforehand, when nothing moves yet. Throws the strictest refusal, also of what could be diverted later. */
export const assertMayMove = (world: World, movement: Movement): void => assertAllowed(world, actionOf(movement));

/** The permit of what has nowhere else to go. Throws the strictest refusal. */
export function requirePermit<Kind extends SingleKind>(world: World, movement: Movement<Kind>): Permit<Kind> {
  assertMayMove(world, movement);
  return mint(world, movement.kind, movement);
}

/** Gives the permits of what a bet takes, account by account; together they are no more than was asked for. */
export type StakeAllowance = <Kind extends KindOfMove<'stake'>>(kind: Kind, amountMinor: number) => Permit<Kind>;

/** Asks once for all that a bet takes now. Throws the strictest refusal. */
export function requireStake(world: World, stake: Omit<StakeMove, 'do'>): StakeAllowance {
  assertAllowed(world, { ...stake, do: 'stake' });
  let leftMinor = stake.amountMinor;
  return (kind, amountMinor) => {
    leftMinor -= amountMinor;
    if (leftMinor < 0) throw new Error(`a stake of ${stake.amountMinor} was asked for, and more is taken`);
    return mint(world, kind, { memberId: stake.memberId, amountMinor });
  };
}

type Act = Extract<GuardedAction, { do: GuardedAct }>;

/** The permit of what moves no money; null where a rule is against it. */
export const permitAct = <Asked extends Act>(world: World, act: Asked): ActPermit<Asked['do']> | null =>
  strictest(world, act) ? null : new ActPermit<Asked['do']>(act.do, act);

/** As `permitAct`. Throws the strictest refusal. */
export function requireAct<Asked extends Act>(world: World, act: Asked): ActPermit<Asked['do']> {
  assertAllowed(world, act);
  return new ActPermit<Asked['do']>(act.do, act);
}
