import FinderKeys from '../../features/lobby/finder/finder-keys';
import { ConsentGate } from '../consent/consent-gate';
import { NavigationProgress } from '../shell/navigation-progress';

/** What nobody can need before the page has come to rest. */
export default function IdleParts() {
  return (
    <>
      <NavigationProgress />
      <FinderKeys />
      <ConsentGate />
    </>
  );
}
