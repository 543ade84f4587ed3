import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';

/** Time for a pointer to cross a neighbouring item on its way, before what it opens is shown. */
const OPEN_DELAY_MS = 120;
const CLOSE_DELAY_MS = 180;

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * Which item's panel is open: by hover after a moment, by focus at once, closed by Escape or by leaving. Left and right
 * go along the items, down goes into the panel (NAV-02).
 */
export function useDropDown() {
  const [open, setOpen] = useState<string | null>(null);
  /** How often somebody went down into the panel, which then takes the focus. */
  const [entered, setEntered] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const returning = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const later = (next: string | null, delayMs: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => now(next), delayMs);
  };
  const now = (next: string | null, enter = false) => {
    clearTimeout(timer.current);
    setOpen(next);
    setEntered((times) => (enter ? times + 1 : 0));
  };

  /** What is open goes away under the focus, which returns to the item without opening it again. */
  const giveFocusBack = (from: Element) => {
    returning.current = true;
    from.closest('[data-drop-down]')?.querySelector<HTMLElement>('a, button')?.focus();
    returning.current = false;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target, currentTarget } = event;
    if (!(target instanceof Element)) return;
    if (key === 'Escape' && open !== null) {
      now(null);
      giveFocusBack(target);
      return;
    }
    const items = [...currentTarget.querySelectorAll<HTMLElement>('[data-drop-down] > a')];
    const at = items.findIndex((item) => item.matches(':focus'));
    const step = STEPS[key];
    const item = items[at]?.closest('[data-drop-down]')?.getAttribute('data-drop-down');
    if (!item || (step === undefined && key !== 'ArrowDown')) return;
    event.preventDefault();
    if (step === undefined) now(item, true);
    else items.at((at + step) % items.length)?.focus();
  };

  return {
    open,
    entered,
    close: () => now(null),
    area: {
      onPointerLeave: () => later(null, CLOSE_DELAY_MS),
      onKeyDown,
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
        if (returning.current || !event.target.matches(':focus-visible')) return;
        // Within the open panel the focus moves without losing its place.
        if (open !== key) now(key);
      },
    }),
  };
}
