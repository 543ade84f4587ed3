import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { autoScroll } from './auto-scroll';

const HEIGHT_PX = { list: 200, content: 1_000 };

let view: (isIntersecting: boolean) => void;
const animate = vi.fn();

function Board() {
  return (
    <section ref={autoScroll} aria-label="board">
      <ul />
    </section>
  );
}

beforeEach(() => {
  animate.mockReset().mockImplementation(() => Object.assign(new EventTarget(), { cancel: vi.fn() }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        view = (isIntersecting) => act(() => tell([{ isIntersecting }]));
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal(
    'DOMMatrix',
    class {
      m42 = -120;
    },
  );
  const sizes = { scrollHeight: HEIGHT_PX.content, clientHeight: HEIGHT_PX.list };
  for (const [name, value] of Object.entries(sizes))
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, value });
  HTMLElement.prototype.animate = animate;
});

describe('autoScroll', () => {
  it('HOME-05 moves by half a pixel a frame, in view only, and without a script in each frame', () => {
    const frame = vi.spyOn(window, 'requestAnimationFrame');
    render(<Board />);
    expect(animate).not.toHaveBeenCalled();
    view(true);
    expect(animate).toHaveBeenCalledExactlyOnceWith(
      { transform: ['none', 'translateY(-800px)'] },
      (1_600 / 60) * 1_000,
    );
    view(false);
    expect(animate.mock.results[0]?.value.cancel).toHaveBeenCalledOnce();
    expect(frame).not.toHaveBeenCalled();
  });

  it('HOME-05 rests under the pointer where it is, goes on from there, and starts over at its end', () => {
    render(<Board />);
    const board = screen.getByRole('region', { name: 'board' });
    view(true);
    fireEvent.pointerEnter(board);
    expect(board.scrollTop).toBe(120);
    fireEvent.pointerLeave(board);
    expect(animate).toHaveBeenLastCalledWith({ transform: ['none', 'translateY(-680px)'] }, (1_360 / 60) * 1_000);
    animate.mock.results[1]?.value.dispatchEvent(new Event('finish'));
    expect(board.scrollTop).toBe(0);
    expect(animate).toHaveBeenCalledTimes(3);
  });

  it('SYS-16 HOME-05 stands still for readers who prefer stillness', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    render(<Board />);
    expect(animate).not.toHaveBeenCalled();
  });
});
