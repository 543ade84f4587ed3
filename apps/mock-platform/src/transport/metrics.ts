import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

export interface PlatformMetrics {
  observe(call: { endpoint: string; code: string; seconds: number }): void;
  render(): Promise<string>;
  readonly contentType: string;
}

/** Counts and latencies per endpoint, and those of the process when asked for. */
export function createMetrics({ process }: { process: boolean }): PlatformMetrics {
  const registry = new Registry();
  if (process) collectDefaultMetrics({ register: registry });
  const calls = new Counter({
    name: 'platform_calls_total',
    help: 'Calls by endpoint and outcome',
    labelNames: ['endpoint', 'code'],
    registers: [registry],
  });
  const seconds = new Histogram({
    name: 'platform_call_seconds',
    help: 'Duration of calls by endpoint',
    labelNames: ['endpoint'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  return {
    observe(call) {
      calls.inc({ endpoint: call.endpoint, code: call.code });
      seconds.observe({ endpoint: call.endpoint }, call.seconds);
    },
    render: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
