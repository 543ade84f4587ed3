import { WINNER_BOARD_SCROLL_STEP_PX } from '@tonalli/contracts/constants';
import { type RefObject, useEffect, useRef } from 'react';

/** Scrolls a list a little each frame and starts over at its end; rests under the pointer, on focus, and for readers who prefer stillness. */
export function useGentleScroll(): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const list = ref.current;
    if (!list || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let position = 0;
    let frame = 0;
    const step = () => {
      frame = requestAnimationFrame(step);
      const resting = list.matches(':hover, :focus-within, :focus') || document.hidden;
      if (resting) {
        position = list.scrollTop;
        return;
      }
      const end = list.scrollHeight - list.clientHeight;
      position = position >= end ? 0 : position + WINNER_BOARD_SCROLL_STEP_PX;
      list.scrollTop = position;
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, []);
  return ref;
}
