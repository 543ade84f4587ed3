import type { Endpoint, InputOf, TokenNeed, ValueOf } from '@tonalli/contracts/endpoint';
import type { WireLanguage } from '@tonalli/contracts/language';
import type { SessionMember } from '../people/session-member';
import type { World } from '../world/world';

export { PlatformFailure } from '../kernel/failure';
export type { SessionMember } from '../people/session-member';

export interface RequestInfo {
  readonly id: string;
  readonly ip: string;
  /** The visitor's browser, in its own words; empty when the caller does not tell. */
  readonly userAgent: string;
  /** The visitor's browser by the name that its gateway knows it by; null where none that signs its calls tells. */
  readonly device: string | null;
  readonly language: WireLanguage;
  readonly merchant: string;
  /** The host the visitor typed, as the gateway tells it. */
  readonly host: string;
  readonly idempotencyKey: string | null;
  /** Addresses at which browsers find art and games, one or more each. */
  readonly imageHosts: readonly string[];
  readonly launchHosts: readonly string[];
}

/** Whoever has a game open. */
export interface GamePlayer {
  readonly id: string;
  readonly username: string;
}

export type CallMember = SessionMember | GamePlayer;

type MemberFor<Token extends TokenNeed> = Token extends 'game'
  ? GamePlayer
  : Token extends 'required'
    ? SessionMember
    : SessionMember | null;

export interface VerbContext<Token extends TokenNeed = TokenNeed> {
  readonly world: World;
  /** Milliseconds since epoch, the world's clock at the start of the call. */
  readonly now: number;
  readonly member: MemberFor<Token>;
  readonly request: RequestInfo;
}

/**
 * What one call does. It receives opened, validated, authorised input and throws `PlatformFailure`.
 * The verb of an idempotent endpoint is synchronous: it runs inside the transaction that keeps its answer.
 */
export type Verb<E extends Endpoint> = (call: {
  ctx: VerbContext<E['token']>;
  input: InputOf<E>;
}) => ValueOf<E> | Promise<ValueOf<E>>;

/** An endpoint with its verb, the types of both forgotten. */
export interface Route {
  readonly endpoint: Endpoint;
  readonly run: (call: { ctx: VerbContext; input: unknown }) => unknown;
  /** Of an idempotent endpoint: the verb changes nothing but the database (see `World.commit`). */
  readonly isRepeatable: boolean;
}

/** Binds a verb to its endpoint; a feature exports a list of these. */
export function route<E extends Endpoint>(
  endpoint: E,
  verb: Verb<E>,
  { isRepeatable }: Pick<Route, 'isRepeatable'> = { isRepeatable: false },
): Route {
  // The dispatcher decodes with the endpoint's own schema and checks its token need before it runs this.
  return { endpoint, run: verb as unknown as Route['run'], isRepeatable };
}
