import { useState } from 'react';

const KEY = 'balanceHidden';

/** Whether the balance is hidden; remembered in this browser (NAV-01). */
export function useBalanceMask(): { masked: boolean; toggle(): void } {
  const [masked, setMasked] = useState(() => window.localStorage.getItem(KEY) === '1');
  return {
    masked,
    toggle() {
      if (masked) window.localStorage.removeItem(KEY);
      else window.localStorage.setItem(KEY, '1');
      setMasked(!masked);
    },
  };
}
