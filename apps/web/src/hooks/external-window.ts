import {
  EXTERNAL_INTENTS,
  EXTERNAL_PATH,
  EXTERNAL_PROVIDERS,
  type ExternalIntent,
  type ExternalProvider,
} from '@tonalli/contracts/session/external-names';

/** A login at another service that this page has begun. */
export interface ExternalAttempt {
  attempt: string;
  provider: ExternalProvider;
}

/** What a form shows again after its page went to the service and came back; never a secret. */
export interface Typing {
  read(): unknown;
  restore(typed: unknown): void;
}

const LEFT_KEY = 'externalLogin';
const WINDOW = 'popup,width=480,height=720';

const urlOf = ({ attempt, provider }: ExternalAttempt, intent: ExternalIntent, popup: boolean): string =>
  `${EXTERNAL_PATH}/${provider}?${new URLSearchParams({ attempt, intent, ...(popup ? { popup: '1' } : {}) })}`;

/** On phones a popup is a new tab, from which there is not always a way back. */
const prefersPage = (): boolean => window.matchMedia('(pointer: coarse)').matches;

/** Opens the service in a popup, which closes itself at its end; null where the whole page must navigate there. */
export function openExternalWindow(attempt: ExternalAttempt, intent: ExternalIntent): Window | null {
  if (prefersPage()) return null;
  const opened = window.open(urlOf(attempt, intent, true), 'external-login', WINDOW);
  // Otherwise the service's page could navigate this one.
  if (opened) opened.opener = null;
  return opened;
}

/** Navigates to the service; `takeReturned` finds what is stored here. */
export function leaveForService(attempt: ExternalAttempt, intent: ExternalIntent, typed: unknown): void {
  sessionStorage.setItem(LEFT_KEY, JSON.stringify({ ...attempt, intent, typed }));
  window.location.assign(urlOf(attempt, intent, false));
}

/** The external login that this page navigated to and came back from; readable once. */
export function takeReturned(intent: ExternalIntent): (ExternalAttempt & { typed: unknown }) | null {
  const left = parseLeft(sessionStorage.getItem(LEFT_KEY));
  if (!left || left.intent !== intent) return null;
  sessionStorage.removeItem(LEFT_KEY);
  return left;
}

function parseLeft(kept: string | null): (ExternalAttempt & { intent: ExternalIntent; typed: unknown }) | null {
  try {
    const { attempt, provider, intent, typed }: Record<string, unknown> = JSON.parse(kept ?? 'null') ?? {};
    const known = EXTERNAL_PROVIDERS.find((each) => each === provider);
    const knownIntent = EXTERNAL_INTENTS.find((each) => each === intent);
    if (typeof attempt !== 'string' || !known || !knownIntent) return null;
    return { attempt, provider: known, intent: knownIntent, typed };
  } catch {
    return null;
  }
}
