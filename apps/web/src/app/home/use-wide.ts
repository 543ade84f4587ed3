import { useSyncExternalStore } from 'react';

/** From the width on at which the winners stand beside the banner (Tailwind's `xl`). */
const query = () => window.matchMedia('(width >= 80rem)');

function subscribe(listener: () => void): () => void {
  const wide = query();
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
}

export const useWide = (): boolean => useSyncExternalStore(subscribe, () => query().matches);
