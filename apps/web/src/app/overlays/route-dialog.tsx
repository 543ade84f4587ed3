import { useEffect } from 'react';
import { useAppServices } from '../app-services-context';

/** Opens the dialog that the address names (HOME-01), unless it is open already. It is left with the address, as by going back. */
export function RouteDialog({ kind }: { kind: 'login' | 'register' }) {
  const { overlays, session } = useAppServices();
  useEffect(() => {
    if (overlays.get().dialog?.kind === kind) return;
    overlays.open(kind === 'login' ? { kind, reason: session.isOver() ? 'expired' : 'asked' } : { kind });
  }, [overlays, session, kind]);
  useEffect(
    () => () => {
      const { dialog } = overlays.get();
      if (dialog?.kind === 'login' || dialog?.kind === 'register') overlays.close();
    },
    [overlays],
  );
  return null;
}
