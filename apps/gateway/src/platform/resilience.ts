import {
  BrokenCircuitError,
  CircuitState,
  CountBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleWhen,
  retry,
} from 'cockatiel';
import { PlatformError } from './platform-error';
import { InvalidAnswerError } from './read-answer';

const RETRIES = 2;
const RETRY_DELAY_MS = { initialDelay: 40, maxDelay: 400 };
const BREAKER_WINDOW_CALLS = 20;
const BREAKER_MINIMUM_CALLS = 5;
const BREAKER_FAILED_SHARE = 0.5;
const BREAKER_PAUSE_MS = 2_000;

export interface Resilience {
  /** Runs a call; one that may be repeated is tried again after a failed connection while the deadline allows. */
  run<T>(attempt: () => Promise<T>, options: { repeatable: boolean; deadline: AbortSignal }): Promise<T>;
  isOpen(): boolean;
}

/**
 * Retries with jittered back-off, and a circuit breaker: after an outage shows, calls fail at once
 * with `UPSTREAM_UNAVAILABLE` until a single trial call gets through.
 */
export function createResilience(): Resilience {
  const breaker = circuitBreaker(handleWhen(isOutage), {
    halfOpenAfter: BREAKER_PAUSE_MS,
    breaker: new CountBreaker({
      threshold: BREAKER_FAILED_SHARE,
      size: BREAKER_WINDOW_CALLS,
      minimumNumberOfCalls: BREAKER_MINIMUM_CALLS,
    }),
  });
  const retrying = retry(handleWhen(isWorthRepeating), {
    maxAttempts: RETRIES,
    backoff: new ExponentialBackoff(RETRY_DELAY_MS),
  });

  const guarded = async <T>(attempt: () => Promise<T>): Promise<T> => {
    try {
      return await breaker.execute(attempt);
    } catch (error) {
      if (error instanceof BrokenCircuitError) throw new PlatformError('UPSTREAM_UNAVAILABLE', {}, error);
      throw error;
    }
  };

  return {
    run: (attempt, { repeatable, deadline }) =>
      repeatable ? retrying.execute(() => guarded(attempt), deadline) : guarded(attempt),
    isOpen: () => breaker.state === CircuitState.Open,
  };
}

/** The platform as a whole does not answer; a refusal, or one call's odd answer, is no outage. */
function isOutage(error: Error): boolean {
  if (!(error instanceof PlatformError)) return false;
  return error.code === 'UPSTREAM_TIMEOUT' || isWorthRepeating(error);
}

function isWorthRepeating(error: Error): boolean {
  if (!(error instanceof PlatformError)) return false;
  if (error.code === 'NETWORK_ERROR') return true;
  // The circuit's own refusal is no answer.
  return error.code === 'UPSTREAM_UNAVAILABLE' && error.cause instanceof InvalidAnswerError;
}
