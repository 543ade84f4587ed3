import { useRef, useState } from 'react';
import { returnFocus } from './return-focus';

export interface ModalState {
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/** Open state that may be the caller's or its own; the scrim needs to know it beside the primitive. */
export function useModalState({ open, defaultOpen = false, onOpenChange }: ModalState) {
  const [own, setOwn] = useState(defaultOpen);
  return {
    open: open ?? own,
    onOpenChange(next: boolean) {
      setOwn(next);
      onOpenChange?.(next);
    },
  };
}

/**
 * Focus on opening goes to `[data-autofocus]` or to the panel itself (so that its name is read), and on
 * closing back to what had it before, also when the modal was opened by state and not by a trigger; never nowhere.
 */
export function useModalFocus() {
  const cameFrom = useRef<Element | null>(null);
  return {
    onOpenAutoFocus(event: Event) {
      cameFrom.current = document.activeElement;
      const panel = event.currentTarget;
      if (!(panel instanceof HTMLElement)) return;
      event.preventDefault();
      const wished = panel.querySelector<HTMLElement>('[data-autofocus]');
      (wished ?? panel).focus({ preventScroll: true });
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      returnFocus(cameFrom.current);
    },
  };
}
