import { afterEach, describe, expect, it, vi } from 'vitest';
import { qualityOf } from './line-quality';
import { measureLine } from './measure-line';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A site that answers after so many milliseconds each, or not at all (null). */
function site(times: (number | null)[], status = 204) {
  vi.useFakeTimers();
  let asked = 0;
  const answer = vi.fn((_url: URL, init: RequestInit) => {
    const time = times[asked++] ?? null;
    return new Promise<{ status: number }>((answerWith, reject) => {
      init.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      if (time === null) setTimeout(() => reject(new TypeError('Failed to fetch')), 5);
      else setTimeout(() => answerWith({ status }), time);
    });
  });
  vi.stubGlobal('fetch', answer);
  return answer;
}

async function measure(signal = new AbortController().signal) {
  const samples: number[] = [];
  const measuring = measureLine('https://uno.example/', { signal, onSample: (taken) => samples.push(taken) });
  const outcome = measuring.catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  return { outcome: await outcome, samples };
}

describe('the way to a mirror', () => {
  it('SYS-04 is the shortest of three round trips, asked for without cookies and never from a cache', async () => {
    const asked = site([300, 80, 120]);
    expect(await measure()).toEqual({ outcome: 80, samples: [1, 2, 3] });
    expect(String(asked.mock.calls[0]?.[0])).toBe('https://uno.example/ping');
    expect(asked.mock.calls[0]?.[1]).toMatchObject({ credentials: 'omit', cache: 'no-store', redirect: 'error' });
  });

  it('SYS-04 ends at once with a site that does not answer', async () => {
    const asked = site([null]);
    expect(await measure()).toEqual({ outcome: null, samples: [] });
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('SYS-04 counts a site that answered once, though it fell silent later', async () => {
    site([90, null, null]);
    expect(await measure()).toEqual({ outcome: 90, samples: [1, 2, 3] });
  });

  it('SYS-04 takes nothing else that answers for a mirror', async () => {
    site([10, 10, 10], 200);
    expect((await measure()).outcome).toBeNull();
  });

  it('SYS-04 can be called off', async () => {
    site([50, 50, 50]);
    const calledOff = new AbortController();
    calledOff.abort();
    expect((await measure(calledOff.signal)).outcome).toMatchObject({ name: 'AbortError' });
  });

  it.each([
    [1, 'great'],
    [99, 'great'],
    [100, 'good'],
    [250, 'fair'],
    [600, 'slow'],
  ])('SYS-04 %d ms are %s', (milliseconds, quality) => {
    expect(qualityOf(milliseconds)).toBe(quality);
  });
});
