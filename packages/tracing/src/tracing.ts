import type { Tracing, TracingOptions } from './spans';

export type { Facts, OutgoingCall, TracedRequest, TracedSpan, Tracing, TracingOptions } from './spans';

/** Opens tracing when it is configured, otherwise answers null at no cost. Rejects when OpenTelemetry cannot be loaded. */
export async function openTracing({ endpoint, ...options }: TracingOptions): Promise<Tracing | null> {
  if (endpoint === null) return null;
  const { createTracing } = await import('./open-telemetry');
  return createTracing({ endpoint, ...options });
}
