import { type ControlClient, createControlClient } from '@tonalli/qa/client';
import type { ControlName } from '@tonalli/qa/commands';
import { createContext, use } from 'react';
import { startLanguage } from '../texts/language';

export interface RunRecord {
  name: ControlName;
  input: unknown;
  /** Null when it worked. */
  error: string | null;
}

export interface Control {
  readonly client: ControlClient;
  /** The world that is looked at. */
  readonly world: string;
  /** The world's journal is followed as it is written. */
  readonly live: boolean;
  /** The last action, for the line that does the same. */
  readonly last: RunRecord | null;
  readonly note: (record: RunRecord) => void;
}

export const ControlContext = createContext<Control | null>(null);

export function useControl(): Control {
  const control = use(ControlContext);
  if (!control) throw new Error('the console provides its control');
  return control;
}

/** The platform serves the console, so its interface is on the same address. */
export const consoleClient = (world: string): ControlClient =>
  createControlClient({
    url: window.location.origin,
    world: world === 'default' ? undefined : world,
    language: () => (startLanguage() === 'en' ? 'EN' : 'ES'),
  });
