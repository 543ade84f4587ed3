import type { TableTiles } from '@tonalli/contracts/play/api';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TableWatch, timeAt } from './table-watch';

const NOW = 1_900_000_000_000;
const table = (id: string, endsAt: number | null) => ({
  ...{ id, takesBets: true, isOver: false, endsAt, nextOpensAt: null, past: [], players: 0 },
  ...{ minStakeMinor: 100, maxStakeMinor: 1_000_000 },
});
const answerOf = (ids: string[], leftMs: number | null): TableTiles => ({
  ...{ now: NOW, isFrozen: false },
  tables: ids.map((id) => table(id, leftMs === null ? null : NOW + leftMs)),
});

let leftMs: number | null;
let fails: boolean;
const ask = vi.fn(async (ids: string[]) => {
  if (fails) throw new Error('offline');
  return answerOf(ids, leftMs);
});
const look = (isHidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  vi.useFakeTimers();
  [leftMs, fails] = [5_000, false];
  ask.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the tables on screen', () => {
  it('LOBBY-03 GAME-12 are asked for together, and again once the first of them goes on', async () => {
    const watch = new TableWatch(ask);
    const heard = vi.fn();
    const leave = [watch.watch('2', heard), watch.watch('1', heard)];
    await vi.advanceTimersByTimeAsync(100);
    expect(ask.mock.calls).toEqual([[['1', '2']]]);
    expect(heard).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(ask).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(500);
    expect(ask).toHaveBeenCalledTimes(2);
    for (const end of leave) end();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it.each([
    [100, 2_000],
    [null, 10_000],
    [60_000, 10_000],
  ])('LOBBY-03 GAME-12 whose phase ends in %j ms are asked for in %i ms', async (left, restMs) => {
    leftMs = left;
    const watch = new TableWatch(ask);
    const leave = watch.watch('1', () => {});
    await vi.advanceTimersByTimeAsync(80);
    await vi.advanceTimersByTimeAsync(restMs - 10);
    expect(ask).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(20);
    expect(ask).toHaveBeenCalledTimes(2);
    leave();
  });

  it('LOBBY-03 GAME-12 are not asked for while nobody looks at the tab, and at once when somebody does', async () => {
    const watch = new TableWatch(ask);
    look(true);
    const leave = watch.watch('1', () => {});
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ask).not.toHaveBeenCalled();
    look(false);
    await vi.advanceTimersByTimeAsync(100);
    expect(ask).toHaveBeenCalledOnce();
    leave();
  });

  it('LOBBY-03 SYS-12 are asked for less often while there is no answer, and stay as they were told', async () => {
    const watch = new TableWatch(ask);
    const leave = watch.watch('1', () => {});
    await vi.advanceTimersByTimeAsync(100);
    const told = watch.get('1');
    fails = true;
    await vi.advanceTimersByTimeAsync(5_500);
    expect(ask).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(14_000);
    expect(ask).toHaveBeenCalledTimes(2);
    expect(watch.get('1')).toBe(told);
    fails = false;
    await vi.advanceTimersByTimeAsync(2_000);
    expect(watch.get('1')).not.toBe(told);
    leave();
  });

  it('LOBBY-03 GAME-12 go by the platform’s clock, which may stand still', () => {
    const told = { table: table('1', NOW), heardAt: 1_000, now: NOW, isFrozen: false };
    expect(timeAt(told, 3_500)).toBe(NOW + 2_500);
    expect(timeAt({ ...told, isFrozen: true }, 3_500)).toBe(NOW);
  });
});
