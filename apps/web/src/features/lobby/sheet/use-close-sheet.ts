import { useNavigate, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { openedAt } from '../hooks/use-sheets';
import type { SheetSearch } from '../lobby-search';

export interface CloseSheet {
  /** Back to where it was opened, or to the page without it. */
  close(): void;
  /** Closes it for good, for going on to something else right after. */
  leave(): Promise<void>;
}

export function useCloseSheet(...sheets: (keyof SheetSearch)[]): CloseSheet {
  const navigate = useNavigate();
  const router = useRouter();
  const names = sheets.join();

  const leave = useCallback(async () => {
    const without = Object.fromEntries(names.split(',').map((name) => [name, undefined]));
    await navigate({ to: '.', search: (search) => ({ ...search, ...without }), replace: true, resetScroll: false });
  }, [navigate, names]);

  const close = useCallback(() => {
    if (openedAt.has(router.state.location.state.__TSR_index)) router.history.back();
    else void leave();
  }, [leave, router]);

  return { close, leave };
}
