import type { GameCard } from '@tonalli/contracts/lobby/api';
import { Bird, Cherry, Fish, Gamepad2, type LucideIcon, Spade, Ticket, TicketCheck, Trophy, Tv } from 'lucide-react';

const ICONS: Record<GameCard['type'], LucideIcon> = {
  RNG: Cherry,
  LIVE: Tv,
  FISH: Fish,
  PVP: Spade,
  SPORTS: Trophy,
  ESPORTS: Gamepad2,
  COCKFIGHT: Bird,
  LOTT: Ticket,
  ELOTT: TicketCheck,
};

export function CategoryIcon({ type, className }: { type: GameCard['type']; className?: string }) {
  const Icon = ICONS[type];
  return <Icon aria-hidden="true" className={className} />;
}
