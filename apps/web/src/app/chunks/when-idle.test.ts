import { beforeEach, describe, expect, it, vi } from 'vitest';
import { whenIdle } from './when-idle';

describe('quiet moments', () => {
  const asked: (() => void)[] = [];
  const done: string[] = [];
  const moment = () => asked.shift()?.();

  beforeEach(() => {
    asked.length = 0;
    done.length = 0;
    vi.stubGlobal('requestIdleCallback', (run: () => void) => asked.push(run));
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
