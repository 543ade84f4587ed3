import { useSyncExternalStore } from 'react';

/** Below the width at which the menus stand beside the page (Tailwind's `lg`). */
const query = () => window.matchMedia('(width < 64rem)');

function subscribe(listener: () => void): () => void {
  const narrow = query();
  narrow.addEventListener('change', listener);
  return () => narrow.removeEventListener('change', listener);
}

export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => query().matches);
