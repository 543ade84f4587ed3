import type { ReactNode } from 'react';

export type ToastTone = 'info' | 'success' | 'warning' | 'danger';

export interface ToastOptions {
  description?: ReactNode;
  /** Stays for good at Infinity. */
  durationMs?: number | undefined;
  action?: { label: string; onAct: () => void } | undefined;
  /** Same id again replaces the toast in place of adding one. */
  id?: string | undefined;
}

export interface ToastEntry extends ToastOptions {
  id: string;
  tone: ToastTone;
  title: ReactNode;
  open: boolean;
  /** New with every call, so that a replaced toast begins its time and its announcement anew. */
  serial: number;
}

/** More than these would bury the page; the oldest leave. */
const MOST = 4;
const listeners = new Set<() => void>();
let entries: readonly ToastEntry[] = [];
let count = 0;

function publish(next: readonly ToastEntry[]) {
  entries = next;
  for (const listener of listeners) listener();
}

export const toastStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: () => entries,
  /** Closes with its leaving animation. */
  close: (id: string) => publish(entries.map((entry) => (entry.id === id ? { ...entry, open: false } : entry))),
  clear: () => publish([]),
};

function add(tone: ToastTone, title: ReactNode, options: ToastOptions = {}): string {
  count += 1;
  const id = options.id ?? `toast-${count}`;
  const entry: ToastEntry = { ...options, id, tone, title, open: true, serial: count };
  publish([...entries.filter((known) => known.open && known.id !== id), entry].slice(-MOST));
  return id;
}

/** Says something in passing, from anywhere: `toast.success('Apuesta registrada')`. Answers with the toast's id. */
export const toast = {
  info: (title: ReactNode, options?: ToastOptions) => add('info', title, options),
  success: (title: ReactNode, options?: ToastOptions) => add('success', title, options),
  warning: (title: ReactNode, options?: ToastOptions) => add('warning', title, options),
  danger: (title: ReactNode, options?: ToastOptions) => add('danger', title, options),
  dismiss: (id: string) => toastStore.close(id),
};
