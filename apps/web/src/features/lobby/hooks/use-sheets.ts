import { useNavigate, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { SheetSearch } from '../lobby-search';

/** Where in the history something was opened over the page that lies right before it: closing it is going back. */
export const openedAt = new Set<number>();

/** Opens a game's sheet or a vendor's list over the page that one is on, by the address. */
export function useOpenSheet(): (sheet: SheetSearch) => void {
  const navigate = useNavigate();
  const router = useRouter();
  return useCallback(
    (sheet) => {
      openedAt.add(router.state.location.state.__TSR_index + 1);
      void navigate({ to: '.', search: (search) => ({ ...search, ...sheet }), resetScroll: false });
    },
    [navigate, router],
  );
}
