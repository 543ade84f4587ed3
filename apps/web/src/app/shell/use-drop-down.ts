import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';

/** Hover intent: a pointer may cross a neighbouring item on its way. */
const OPEN_DELAY_MS = 120;
const CLOSE_DELAY_MS = 180;

/** Which item's panel is open: by hover after a moment, by focus at once, closed by Escape or by leaving. */
export function useDropDown() {
  const [open, setOpen] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const returning = useRef(false);
  /** Arrow keys that were pressed before the panel had loaded. */
  const early = useRef<string[]>([]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const later = (next: string | null, delayMs: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), delayMs);
  };
  const now = (next: string | null) => {
    clearTimeout(timer.current);
    if (next === null) early.current = [];
    setOpen(next);
  };

  /** Closes the panel and returns the focus to its item, without opening it again. */
  const giveFocusBack = (from: EventTarget) => {
    if (!(from instanceof Element)) return;
    returning.current = true;
    from.closest('[data-drop-down]')?.querySelector<HTMLElement>('a, button')?.focus();
    returning.current = false;
  };

  return {
    open,
    early,
    close: () => now(null),
    area: {
      onPointerLeave: () => later(null, CLOSE_DELAY_MS),
      onKeyDown: (event: KeyboardEvent) => {
        if (open === null || event.defaultPrevented) return;
        if (/Arrow[DLR]/.test(event.key) && !event.altKey) {
          event.preventDefault();
          early.current.push(event.key);
        }
        if (event.key !== 'Escape') return;
        now(null);
        giveFocusBack(event.target);
      },
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) now(null);
      },
    },
    item: (key: string) => ({
      'data-drop-down': key,
      onPointerEnter: (event: { pointerType: string }) => {
        if (event.pointerType === 'mouse') later(key, OPEN_DELAY_MS);
      },
      onFocus: (event: FocusEvent) => {
        if (!returning.current && event.target.matches(':focus-visible')) now(key);
      },
    }),
  };
}
