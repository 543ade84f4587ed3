import type { ErrorExtra } from '@tonalli/contracts/envelope';
import type { ErrorCode } from '@tonalli/contracts/errors';
import type { GuardedKind } from '@tonalli/contracts/ledger';

/** A movement of a member's money that somebody is about to make. */
export interface GuardedAction<Kind extends GuardedKind = GuardedKind> {
  readonly kind: Kind;
  readonly memberId: string;
  /** Minor units. */
  readonly amountMinor: number;
  /** Whose will it is: the member's own, or that of whoever books by hand (the operator, a tester, the default data). */
  readonly by: 'member' | 'operator';
  /** An order that the money is of, so that it is not counted twice. */
  readonly orderId?: number;
}

/** Why money may not move. */
export interface Refusal {
  readonly code: ErrorCode;
  /** What the caller is told beside the code. */
  readonly extra?: ErrorExtra;
  /** Money that is there already may be diverted instead, where its kind has another that takes it. */
  readonly mayDivert?: boolean;
}

/** What a feature has to say on whether money may move. */
export interface GuardRule<World> {
  /** What it is asked about; of other kinds it costs nothing. */
  readonly kinds: readonly GuardedKind[];
  /** Null where the rule has nothing against it. It writes nothing; all rules of a kind together read at most twice, by an index. */
  refuse(world: World, action: GuardedAction): Refusal | null;
}
