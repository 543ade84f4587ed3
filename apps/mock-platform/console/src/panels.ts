import {
  Archive,
  BookOpenCheck,
  Clapperboard,
  Clock,
  Globe,
  IdCard,
  Inbox,
  Joystick,
  type LucideIcon,
  Megaphone,
  MessagesSquare,
  ScrollText,
  SlidersHorizontal,
  TriangleAlert,
  Users,
} from 'lucide-react';
import { type ComponentType, lazy } from 'react';

/** The console's pages, in the order of its menu; the first is where one arrives. */
export const PANELS = {
  scenarios: { icon: Clapperboard, page: lazy(() => import('./panels/scenarios/scenarios-panel')) },
  members: { icon: Users, page: lazy(() => import('./panels/members/members-panel')) },
  worlds: { icon: Globe, page: lazy(() => import('./panels/worlds/worlds-panel')) },
  time: { icon: Clock, page: lazy(() => import('./panels/time/time-panel')) },
  faults: { icon: TriangleAlert, page: lazy(() => import('./panels/faults/faults-panel')) },
  journal: { icon: ScrollText, page: lazy(() => import('./panels/journal/journal-panel')) },
  inbox: { icon: Inbox, page: lazy(() => import('./panels/inbox/inbox-panel')) },
  chat: { icon: MessagesSquare, page: lazy(() => import('./panels/chat/chat-panel')) },
  snapshots: { icon: Archive, page: lazy(() => import('./panels/snapshots/snapshots-panel')) },
  simulator: { icon: Joystick, page: lazy(() => import('./panels/simulator/simulator-panel')) },
  identity: { icon: IdCard, page: lazy(() => import('./panels/identity/identity-panel')) },
  campaigns: { icon: Megaphone, page: lazy(() => import('./panels/campaigns/campaigns-panel')) },
  operator: { icon: SlidersHorizontal, page: lazy(() => import('./panels/operator/operator-panel')) },
  ledger: { icon: BookOpenCheck, page: lazy(() => import('./panels/ledger/ledger-panel')) },
} as const satisfies Record<string, { icon: LucideIcon; page: ComponentType }>;

export type PanelName = keyof typeof PANELS;
// The keys of the object itself.
export const PANEL_NAMES = Object.keys(PANELS) as PanelName[];
