import { useState } from 'react';

const KEY = 'sideMenu';

export interface SideMenuState {
  shown: boolean;
  toggle(): void;
}

/** Whether the side menu stands beside the page; the choice is remembered in this browser (NAV-08). */
export function useSideMenu(): SideMenuState {
  const [shown, setShown] = useState(() => window.localStorage.getItem(KEY) !== 'hidden');
  return {
    shown,
    toggle() {
      window.localStorage.setItem(KEY, shown ? 'hidden' : 'shown');
      setShown(!shown);
    },
  };
}
