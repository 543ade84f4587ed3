import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Standing } from '../cache/shared-state';

/** Plain numbers for the hot path, where looking up a label costs too much. */
export interface Counts {
  responseCacheHits: number;
  liveSubscribers: number;
}

export interface Metrics {
  readonly registry: Registry;
  readonly counts: Counts;
  readonly procedures: Counter<'procedure' | 'outcome'>;
  readonly platformCalls: Histogram<'endpoint' | 'outcome'>;
}

export function createMetrics(standing: () => Standing): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const counts: Counts = { responseCacheHits: 0, liveSubscribers: 0 };
  collectDefaultMetrics({ register: registry });

  new Gauge({
    name: 'gateway_hot_answers',
    help: 'Requests answered from ready bytes since the start',
    registers,
    collect() {
      this.set(counts.responseCacheHits);
    },
  });
  new Gauge({
    name: 'gateway_live_subscribers',
    help: 'Open live streams',
    registers,
    collect() {
      this.set(counts.liveSubscribers);
    },
  });
  new Gauge({
    name: 'gateway_shared_state_up',
    help: 'Whether the state that processes share is there; 1 where there is only this one',
    registers,
    collect() {
      this.set(standing() === 'lost' ? 0 : 1);
    },
  });

  return {
    registry,
    counts,
    procedures: new Counter({
      name: 'gateway_procedures_total',
      help: 'Calls of procedures by outcome',
      labelNames: ['procedure', 'outcome'],
      registers,
    }),
    platformCalls: new Histogram({
      name: 'gateway_platform_call_seconds',
      help: 'Calls of the platform by endpoint and outcome, repeats included',
      labelNames: ['endpoint', 'outcome'],
      buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    }),
  };
}
