import { WINNER_BOARD_SCROLL_STEP_PX } from '@tonalli/contracts/constants';
import type { RefCallback } from 'react';

/** The specification gives the step for each frame of a 60 Hz screen. */
const FRAME_MS = 1_000 / 60;

/**
 * Scrolls a list at the specified pace and starts over at its end; pauses on hover, on focus, out of view, and under
 * `prefers-reduced-motion`. A browser animation: no script runs in each frame.
 */
export const autoScroll: RefCallback<HTMLElement> = (list) => {
  if (!list || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  return startScrolling(list);
};

function startScrolling(list: HTMLElement): () => void {
  const content = list.firstElementChild;
  let moving: Animation | null = null;
  let inView = false;

  const move = () => {
    if (moving || !inView || list.matches(':hover, :focus-within')) return;
    const restPx = list.scrollHeight - list.clientHeight - list.scrollTop;
    if (restPx < 1 && list.scrollTop === 0) return;
    const duration = (restPx / WINNER_BOARD_SCROLL_STEP_PX) * FRAME_MS;
    moving = content?.animate({ transform: ['none', `translateY(${-restPx}px)`] }, duration) ?? null;
    moving?.addEventListener('finish', () => {
      moving = null;
      list.scrollTop = 0;
      move();
    });
  };
  /** Turns the animated offset into scroll offset, so that the list can be scrolled on by hand. */
  const rest = () => {
    if (!moving || !content) return;
    const movedPx = -new DOMMatrix(getComputedStyle(content).transform).m42;
    moving.cancel();
    moving = null;
    list.scrollTop += movedPx;
  };
  const again = () => {
    rest();
    move();
  };
  const seen = new IntersectionObserver(([entry]) => {
    inView = entry?.isIntersecting ?? false;
    again();
  });
  const sized = new ResizeObserver(again);
  const calls = [
    ['pointerenter', rest],
    ['focusin', rest],
    ['pointerleave', move],
    ['focusout', move],
  ] as const;
  seen.observe(list);
  sized.observe(list);
  if (content) sized.observe(content);
  for (const [name, call] of calls) list.addEventListener(name, call);
  return () => {
    seen.disconnect();
    sized.disconnect();
    for (const [name, call] of calls) list.removeEventListener(name, call);
    moving?.cancel();
  };
}
