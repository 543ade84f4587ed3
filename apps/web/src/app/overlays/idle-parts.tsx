import { useEffect } from 'react';
import FinderKeys from '../../features/lobby/finder/finder-keys';
import { whenIdle } from '../chunks/when-idle';
import { ConsentGate } from '../consent/consent-gate';
import { NavigationProgress } from '../shell/navigation-progress';

/** Fetched beforehand: who presses them has them at once. */
const LIKELY = [
  () => import('./login-overlay'),
  () => import('../shell/menu-drawer'),
  () => import('../../features/lobby/sheet/game-sheet'),
];

/** What nobody can need before the page has come to rest. */
export default function IdleParts() {
  useEffect(() => {
    const calledOff = LIKELY.map((load) => whenIdle(async () => void (await load().catch(() => null))));
    return () => {
      for (const callOff of calledOff) callOff();
    };
  }, []);
  return (
    <>
      <NavigationProgress />
      <FinderKeys />
      <ConsentGate />
    </>
  );
}
