import type { IncomingMessage, ServerResponse } from 'node:http';

/** What is said of a span; text in lists only where OpenTelemetry's conventions ask for it. */
export type Facts = Record<string, string | number | readonly string[] | undefined>;

/** A piece of work that is being measured. */
export interface TracedSpan {
  /** The child of this span that stands for a call of another server. */
  call(name: string, facts: Facts): OutgoingCall;
}

export interface OutgoingCall {
  /** Headers that let the other server continue the trace (W3C `traceparent`). */
  readonly headers: Readonly<Record<string, string>>;
  /** Ends the span. `failure` is a code of the catalogue; null when the call went well. */
  end(failure: string | null): void;
}

export interface TracedRequest {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly requestId: string;
  /** Asked when the answer is done: the route, and what else is known by then. */
  readonly describe: () => { readonly route: string; readonly facts: Facts };
}

export interface Tracing {
  /** Begins the span of a request; it ends by itself when the connection is done with the response. */
  request(traced: TracedRequest): TracedSpan;
  /** A call that no request stands behind. */
  call: TracedSpan['call'];
  /** Sends what waits, and ends. Never rejects: a collector that is away is no reason to fail. */
  close(): Promise<void>;
}

export interface TracingOptions {
  /** Base address of an OTLP/HTTP collector, such as `http://127.0.0.1:4318`; null: no traces, and nothing is loaded. */
  readonly endpoint: string | null;
  /** The server's name in the traces. */
  readonly service: string;
  /** Whether a caller's own trace is continued; only callers of ours are to decide about ours. */
  readonly continues: boolean;
  /** The longest that spans are tried to be sent, in milliseconds; stopping does not wait longer for a collector. */
  readonly sendMs?: number;
}
