import { useEffect } from 'react';
import { useAppServices } from '../app-services-context';

/** Opens a dialog because the address says so (HOME-01); what is already open stays. */
export function OpenedDialog({ kind }: { kind: 'login' | 'register' }) {
  const { overlays, session } = useAppServices();
  useEffect(() => {
    if (overlays.get().dialog?.kind === kind) return;
    overlays.open(kind === 'login' ? { kind, reason: session.isOver() ? 'expired' : 'asked' } : { kind });
  }, [overlays, session, kind]);
  return null;
}
