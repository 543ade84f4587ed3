import { LINE_CHECK_SAMPLES, LINE_CHECK_TIMEOUT_MS } from '@tonalli/contracts/constants';
import { PING_PATH } from '@tonalli/contracts/system/mirrors';

interface Measuring {
  signal: AbortSignal;
  /** Called after each sample, with how many were taken. */
  onSample: (taken: number) => void;
}

/**
 * The shortest of some round trips to a site in milliseconds: the first one also finds the way there. Null when it does
 * not answer. Throws only when it is called off.
 */
export async function measureLine(url: string, { signal, onSample }: Measuring): Promise<number | null> {
  let best: number | null = null;
  for (let taken = 1; taken <= LINE_CHECK_SAMPLES; taken += 1) {
    const milliseconds = await ping(url, signal);
    signal.throwIfAborted();
    // A site that does not answer once is not waited for again.
    if (milliseconds === null && best === null) return null;
    if (milliseconds !== null) best = Math.min(best ?? milliseconds, milliseconds);
    onSample(taken);
  }
  return best;
}

async function ping(url: string, signal: AbortSignal): Promise<number | null> {
  const startedAt = performance.now();
  try {
    const { status } = await fetch(new URL(PING_PATH, url), {
      mode: 'cors',
      credentials: 'omit',
      cache: 'no-store',
      redirect: 'error',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.any([signal, AbortSignal.timeout(LINE_CHECK_TIMEOUT_MS)]),
    });
    // Whatever else answers there is not one of these sites.
    return status === 204 ? Math.max(1, Math.round(performance.now() - startedAt)) : null;
  } catch {
    return null;
  }
}
