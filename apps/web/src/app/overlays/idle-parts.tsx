import { prepareDates } from '@tonalli/i18n/format';
import { useEffect } from 'react';
import FinderKeys from '../../features/lobby/finder/finder-keys';
import { GameSheet } from '../../features/lobby/sheet/sheets';
import { useLanguage } from '../../hooks/use-language';
import { whenIdle } from '../chunks/when-idle';
import { ConsentGate } from '../consent/consent-gate';
import { KeepConsolidated } from '../session/use-consolidated';
import { useSession } from '../session/use-session';
import { NavigationProgress } from '../shell/navigation-progress';
import { MenuDrawer } from '../shell/side-menu';
import { LoginDialog } from './open-dialog';

/** By then a page has loaded on a slow connection too. */
const LIKELY_AFTER_MS = 5_000;
const LIKELY = [LoginDialog, MenuDrawer, GameSheet];

/** Preloads what is likely pressed next. */
function useLikelyParts(): void {
  const isGuest = useSession().status === 'guest';
  const language = useLanguage();
  useEffect(() => {
    const timer = setTimeout(() => {
      whenIdle(() => prepareDates(language));
      if (isGuest) for (const part of LIKELY) whenIdle(part.preload);
    }, LIKELY_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isGuest, language]);
}

/** What is not needed before the page is idle. */
export default function IdleParts() {
  useLikelyParts();
  return (
    <>
      <NavigationProgress />
      <FinderKeys />
      <ConsentGate />
      <KeepConsolidated />
    </>
  );
}
