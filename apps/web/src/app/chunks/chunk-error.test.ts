import { afterEach, describe, expect, it, vi } from 'vitest';
import { reloadsOfStalePage } from '../../testing/stale-page';
import { loadInTime, toChunkError } from './chunk-error';
import { trackPrefetch } from './stale-chunk';

afterEach(() => {
  vi.useRealTimers();
});

describe('chunks', () => {
  it('SYS-06 a style sheet that fails has its own code', () => {
    expect(toChunkError(new Error('Unable to preload CSS for /assets/a.css'))?.code).toBe('CSS_CHUNK_LOAD_FAILED');
    expect(toChunkError(new TypeError('Failed to fetch dynamically imported module: /a.js'))?.code).toBe(
      'CHUNK_LOAD_FAILED',
    );
    expect(toChunkError(new Error('a fault of ours'))).toBeNull();
  });

  it('SYS-06 a chunk that takes over 120 000 ms is a ChunkLoadError', async () => {
    vi.useFakeTimers();
    const late = loadInTime(() => new Promise<never>(() => {}));
    const outcome = expect(late).rejects.toMatchObject({ name: 'ChunkLoadError', isLate: true });
    await vi.advanceTimersByTimeAsync(120_000);
    await outcome;
  });

  it('SYS-06 a chunk that arrives in time is given on, and other faults stay what they are', async () => {
    await expect(loadInTime(async () => 'there')).resolves.toBe('there');
    await expect(loadInTime(() => Promise.reject(new RangeError('ours')))).rejects.toBeInstanceOf(RangeError);
  });

  it('SYS-06 after a new release the page reloads itself once, not in a loop', () => {
    expect(reloadsOfStalePage()).toBe(1);
  });

  it('SYS-06 DEV-08 a page that is being left does not take its visitor back, since WebKit fails what was on its way', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 0 });
    expect(reloadsOfStalePage('beforeunload')).toBe(0);
    // Something was downloaded, and the page is still there.
    vi.setSystemTime(11_000);
    expect(reloadsOfStalePage()).toBe(1);
  });

  it('SYS-06 SYS-14 a page stays as it is when something is gone that nobody has asked for yet', async () => {
    const preload = Promise.withResolvers<void>();
    const ahead = trackPrefetch(preload.promise);
    expect(reloadsOfStalePage()).toBe(0);
    preload.reject(new Error('gone'));
    await expect(ahead).rejects.toThrow('gone');
    expect(reloadsOfStalePage()).toBe(1);
  });
});
