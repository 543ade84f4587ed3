import type { Endpoint, InputOf, ValueOf } from '@tonalli/contracts/endpoint';
import type { WireLanguage } from '@tonalli/contracts/language';
import type { TracedSpan } from '@tonalli/tracing/tracing';

/** What a call carries beside its input. */
export interface CallContext {
  readonly token: string | null;
  readonly language: WireLanguage;
  readonly requestId: string;
  /** The visitor's address and the host that they asked for. */
  readonly ip: string;
  readonly host: string;
  /** The visitor's browser, in its own words. */
  readonly userAgent: string;
  /** The same by its own name, where it has one. */
  readonly device: string | null;
  /** The QA world, forwarded only where the configuration allows worlds. */
  readonly world: string | null;
  readonly idempotencyKey: string | null;
  /** The gateway asks by itself: it does not count as use of the session. */
  readonly unattended?: boolean;
  /** The span of the request behind the call, where traces are configured. */
  readonly span?: Pick<TracedSpan, 'call'> | undefined;
}

export interface FeedMessage {
  readonly id: string;
  readonly data: string;
}

export interface FeedRequest {
  readonly world: string | null;
  readonly lastEventId: string | null;
  readonly signal: AbortSignal;
  /** The platform took the connection: what happens from now on is heard. */
  readonly onOpen: () => void;
}

export interface Platform {
  /** Calls an endpoint and answers its parsed value. Throws `PlatformError` for every way it can fail. */
  call<E extends Endpoint>(endpoint: E, input: InputOf<E>, context: CallContext): Promise<ValueOf<E>>;
  /** The live feed's messages until the connection ends or the signal aborts. Throws `PlatformError`. */
  feed(request: FeedRequest): AsyncIterable<FeedMessage>;
  /** Whether the platform is believed to answer (the circuit is not open). */
  isAvailable(): boolean;
  close(): Promise<void>;
}
