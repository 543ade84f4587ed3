import { useBootstrap } from '../../hooks/use-bootstrap';
import { consentStore } from './consent-store';

/** Shows the choice about measuring visits again; null where visits are not measured, so that there is nothing to choose (SYS-09). */
export function usePrivacyChoices(): (() => void) | null {
  const { gtagId } = useBootstrap();
  return gtagId ? consentStore.review : null;
}
