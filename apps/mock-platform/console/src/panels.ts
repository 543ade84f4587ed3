import { Archive, BookOpenCheck, Clock, Globe, Inbox, type LucideIcon, ScrollText, TriangleAlert } from 'lucide-react';
import { type ComponentType, lazy } from 'react';

/** The console's pages, in the order of its menu; the first is where one arrives. */
export const PANELS = {
  worlds: { icon: Globe, page: lazy(() => import('./panels/worlds/worlds-panel')) },
  time: { icon: Clock, page: lazy(() => import('./panels/time/time-panel')) },
  faults: { icon: TriangleAlert, page: lazy(() => import('./panels/faults/faults-panel')) },
  journal: { icon: ScrollText, page: lazy(() => import('./panels/journal/journal-panel')) },
  snapshots: { icon: Archive, page: lazy(() => import('./panels/snapshots/snapshots-panel')) },
  inbox: { icon: Inbox, page: lazy(() => import('./panels/inbox/inbox-panel')) },
  ledger: { icon: BookOpenCheck, page: lazy(() => import('./panels/ledger/ledger-panel')) },
} as const satisfies Record<string, { icon: LucideIcon; page: ComponentType }>;

export type PanelName = keyof typeof PANELS;
// The keys of the object itself.
export const PANEL_NAMES = Object.keys(PANELS) as PanelName[];
