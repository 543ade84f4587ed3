import { useSyncExternalStore } from 'react';

/** What was typed into a form, kept in memory while its dialog is closed (REG-06). */
export interface Draft<Values extends object> {
  get(): Values;
  subscribe(listener: () => void): () => void;
  change(values: Partial<Values>): void;
  reset(): void;
}

export function createDraft<Values extends object>(initial: Values): Draft<Values> {
  let values = initial;
  const listeners = new Set<() => void>();
  const set = (next: Values) => {
    values = next;
    for (const listener of listeners) listener();
  };
  return {
    get: () => values,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change: (change) => set({ ...values, ...change }),
    reset: () => set(initial),
  };
}

export function useDraft<Values extends object>(draft: Draft<Values>): Values {
  return useSyncExternalStore(draft.subscribe, draft.get);
}
