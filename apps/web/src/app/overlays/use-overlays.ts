import { useSyncExternalStore } from 'react';
import { useAppServices } from '../app-services-context';
import type { OverlayState } from './overlay-store';

export function useOverlays(): OverlayState {
  const { overlays } = useAppServices();
  return useSyncExternalStore(overlays.subscribe, overlays.get);
}
