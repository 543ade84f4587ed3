import { returnFocus } from '@tonalli/ui/modal/return-focus';
import { type RefObject, useEffect, useRef } from 'react';

/** Opens a native dialog as a modal while it is on the page, and gives the focus back afterwards. */
export function useModalElement(): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = ref.current;
    const cameFrom = document.activeElement;
    element?.showModal();
    return () => {
      element?.close();
      returnFocus(cameFrom);
    };
  }, []);
  return ref;
}
