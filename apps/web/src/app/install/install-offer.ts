import { toast, toastStore } from '@tonalli/ui/toast/toast-store';
import type { AppServices } from '../app-services';
import { deviceOf } from './device';
import { askToInstall, installStore } from './install-state';

/** How often this browser has come; a visitor is asked from the second time on. */
const VISITS_KEY = 'appVisits';
const ASK_FROM_VISIT = 2;
/** When the offer was dismissed (ms since the epoch). */
const REFUSED_KEY = 'appOfferRefused';
const ASK_AGAIN_MS = 90 * 24 * 60 * 60 * 1_000;
const VISIT_KEY = 'appVisit';
const ID = 'install-offer';

interface Offering {
  readonly services: Pick<AppServices, 'i18n' | 'overlays'>;
  readonly page: Pick<Window, 'localStorage' | 'sessionStorage' | 'navigator'>;
  /** Leads to the guide of the device. */
  readonly showHow: () => void;
  /** Whether the page in view leaves room for an offer. */
  readonly isCalm: () => boolean;
}

/** Offers the app once a visit, where the browser can have it and nobody is in the middle of something (SYS-14). */
export function offerInstall({ services: { i18n, overlays }, page, showHow, isCalm }: Offering): void {
  if (!isWanted(page)) return;
  let done = false;
  const isApple = deviceOf(page.navigator).system === 'ios' && !deviceOf(page.navigator).embedded;
  const refuse = () => write(page.localStorage, REFUSED_KEY, String(Date.now()));

  const consider = () => {
    const state = installStore.read();
    const possible = state === 'ready' || (isApple && state === 'none');
    const { dialog, game } = overlays.get();
    if (done || !possible || dialog || game || !isCalm()) return;
    done = true;
    const texts = i18n.getFixedT(null, 'install');
    const act = isApple ? showHow : () => void askToInstall();
    toast.info(texts('offer.title'), {
      id: ID,
      description: texts('offer.text'),
      durationMs: Number.POSITIVE_INFINITY,
      action: { label: texts(isApple ? 'offer.showHow' : 'offer.install'), onAct: act },
    });
    // Acting closes it too; whoever has said yes or no is not asked again.
    const stop = toastStore.subscribe(() => {
      const entry = toastStore.read().find(({ id }) => id === ID);
      if (entry?.open) return;
      stop();
      refuse();
    });
  };
  installStore.subscribe(consider);
  overlays.subscribe(consider);
  consider();
}

function isWanted({ localStorage, sessionStorage }: Offering['page']): boolean {
  const refusedAt = Number(read(localStorage, REFUSED_KEY));
  let visits = Number(read(localStorage, VISITS_KEY)) || 0;
  if (read(sessionStorage, VISIT_KEY) === null) {
    visits += 1;
    write(sessionStorage, VISIT_KEY, '1');
    write(localStorage, VISITS_KEY, String(visits));
  }
  return visits >= ASK_FROM_VISIT && !(refusedAt > 0 && Date.now() - refusedAt < ASK_AGAIN_MS);
}

/** Storage may be forbidden by the browser; nothing is offered then. */
function read(storage: Pick<Storage, 'getItem'>, key: string): string | null {
  try {
    return storage.getItem(key);
  } catch {
    return null;
  }
}

function write(storage: Pick<Storage, 'setItem'>, key: string, value: string): void {
  try {
    storage.setItem(key, value);
  } catch {
    // The next visit counts as the first again.
  }
}
