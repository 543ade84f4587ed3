import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { holdIdleWorkUntil, holdIdleWorkWhile, whenIdle } from './when-idle';

describe('quiet moments', () => {
  const asked: (() => void)[] = [];
  const timeouts: number[] = [];
  const done: string[] = [];
  const moment = () => asked.shift()?.();

  beforeEach(() => {
    asked.length = 0;
    timeouts.length = 0;
    done.length = 0;
    vi.stubGlobal('requestIdleCallback', (run: () => void, { timeout }: { timeout: number }) => {
      timeouts.push(timeout);
      asked.push(run);
    });
  });

  afterEach(() => {
    holdIdleWorkWhile(() => false);
    vi.restoreAllMocks();
  });

  it('SYS-12 has one piece of work done in each, in the order in which it came', () => {
    for (const name of ['a', 'b', 'c']) whenIdle(() => void done.push(name));
    expect(asked).toHaveLength(1);
    moment();
    expect(done).toEqual(['a']);
    moment();
    moment();
    expect(done).toEqual(['a', 'b', 'c']);
    expect(asked).toHaveLength(0);
  });

  it('SYS-12 leaves out what was called off', () => {
    const callOff = whenIdle(() => void done.push('a'));
    whenIdle(() => void done.push('b'));
    callOff();
    moment();
    expect(done).toEqual(['b']);
  });

  it('SYS-12 keeps nobody waiting for longer because there is much of it, where no moment is quiet', () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(0);
    for (const name of ['a', 'b', 'c']) whenIdle(() => void done.push(name));
    for (const ms of [3_000, 3_050, 3_100]) {
      now.mockReturnValue(ms);
      moment();
    }
    expect(timeouts).toEqual([3_000, 50, 50]);
    expect(done).toEqual(['a', 'b', 'c']);
  });

  it('SYS-12 begins nothing while answers are awaited, but not for ever', () => {
    let awaited = true;
    const now = vi.spyOn(performance, 'now').mockReturnValue(0);
    holdIdleWorkWhile(() => awaited);
    for (const name of ['a', 'b', 'c']) whenIdle(() => void done.push(name));
    moment();
    expect(done).toEqual([]);
    awaited = false;
    moment();
    expect(done).toEqual(['a']);
    awaited = true;
    moment();
    now.mockReturnValue(2_999);
    moment();
    expect(done).toEqual(['a']);
    now.mockReturnValue(3_000);
    moment();
    moment();
    expect(done).toEqual(['a', 'b', 'c']);
    expect(asked).toHaveLength(0);
  });

  it('HOME-07 begins nothing while what comes first is fetched, whether it arrives or not', async () => {
    const first = Promise.withResolvers<void>();
    const second = Promise.withResolvers<void>();
    holdIdleWorkUntil(first.promise);
    holdIdleWorkUntil(second.promise);
    whenIdle(() => void done.push('a'));
    moment();
    first.resolve();
    await first.promise;
    moment();
    expect(done).toEqual([]);
    second.reject(new Error('it failed'));
    await expect
      .poll(() => {
        moment();
        return done;
      })
      .toEqual(['a']);
  });

  it('SYS-12 goes on after work that fails, and with work that work adds', () => {
    whenIdle(() => {
      throw new Error('it failed');
    });
    whenIdle(() => void whenIdle(() => void done.push('added')));
    expect(moment).toThrow('it failed');
    moment();
    expect(asked).toHaveLength(1);
    moment();
    expect(done).toEqual(['added']);
  });
});
