/** Whether visits may be measured, as this browser's visitor decided. */
export type Consent = 'undecided' | 'granted' | 'denied';

export interface ConsentState {
  consent: Consent;
  /** The visitor looks at the choice again. */
  reviewing: boolean;
}

export interface ConsentStore {
  get(): ConsentState;
  subscribe(listener: () => void): () => void;
  decide(consent: Exclude<Consent, 'undecided'>): void;
  /** Shows the choice again, to be changed. */
  review(): void;
  close(): void;
}

const KEY = 'analyticsConsent';
/** After that the question is asked again. */
const KEPT_DAYS = 180;
const DAY_MS = 86_400_000;

export function createConsentStore(storage: () => Storage, nowMs: () => number = Date.now): ConsentStore {
  let state: ConsentState = { consent: read(storage, nowMs()), reviewing: false };
  const listeners = new Set<() => void>();
  const set = (next: Partial<ConsentState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    decide(consent) {
      try {
        storage().setItem(KEY, `${consent} ${new Date(nowMs()).toISOString()}`);
      } catch {
        // Full or forbidden storage: the choice holds for this page.
      }
      set({ consent, reviewing: false });
    },
    review: () => set({ reviewing: true }),
    close: () => set({ reviewing: false }),
  };
}

/** What is damaged, or was decided long ago, is forgotten: then nothing is measured until the visitor decides. */
function read(storage: () => Storage, nowMs: number): Consent {
  try {
    const kept = storage().getItem(KEY);
    if (kept === null) return 'undecided';
    const [consent, at = ''] = kept.split(' ');
    const ageMs = nowMs - Date.parse(at);
    if ((consent === 'granted' || consent === 'denied') && ageMs >= 0 && ageMs < KEPT_DAYS * DAY_MS) return consent;
    storage().removeItem(KEY);
  } catch {
    // Forbidden storage keeps nothing.
  }
  return 'undecided';
}

/** One for the page. */
export const consentStore = createConsentStore(() => window.localStorage);
