import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSearchText } from './use-search-text';

function setUp() {
  const searches: string[] = [];
  const { result, rerender } = renderHook(({ searched }) => useSearchText(searched, (text) => searches.push(text)), {
    initialProps: { searched: '' },
  });
  return {
    searches,
    shown: () => result.current.value,
    type: (text: string) => act(() => result.current.change(text)),
    pause: () => act(() => vi.advanceTimersByTime(300)),
    /** The address arrives. */
    arrive: (searched: string) => rerender({ searched }),
  };
}

describe('the text of a search box', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('LOBBY-02 keeps what is typed while the address follows what was typed before', () => {
    const box = setUp();
    box.type('pir');
    box.pause();
    box.type('piram');
    box.arrive('pir');
    expect(box.shown()).toBe('piram');
    box.pause();
    box.arrive('piram');
    expect([box.shown(), box.searches]).toEqual(['piram', ['pir', 'piram']]);
  });

  it('LOBBY-02 stays empty where it was emptied before the address followed', () => {
    const box = setUp();
    box.type('pir');
    box.pause();
    box.type('');
    box.arrive('pir');
    box.pause();
    box.arrive('');
    expect([box.shown(), box.searches]).toEqual(['', ['pir', '']]);
  });

  it('LOBBY-02 follows an address that changes by other means, back and forth', () => {
    const box = setUp();
    box.type('pir');
    box.pause();
    box.arrive('pir');
    for (const searched of ['', 'pir', 'sol']) {
      box.arrive(searched);
      expect(box.shown()).toBe(searched);
    }
    box.pause();
    expect(box.searches).toEqual(['pir']);
  });
});
