import type { RewardKind } from '@tonalli/contracts/rewards/reward';
import { clsx } from 'clsx';
import {
  Banknote,
  Cherry,
  ChevronsUp,
  Coins,
  Dices,
  Gift,
  LoaderPinwheel,
  type LucideIcon,
  Package,
  Ticket,
} from 'lucide-react';

const ICONS: Record<RewardKind, LucideIcon> = {
  cash: Banknote,
  bonus: Gift,
  freeSpins: Cherry,
  freeBet: Dices,
  points: Coins,
  spins: LoaderPinwheel,
  tickets: Ticket,
  multiplier: ChevronsUp,
  physical: Package,
};

/** The kind of a reward as a medal; quiet for what waits no more. */
export function RewardIcon({ kind, isQuiet = false }: { kind: RewardKind; isQuiet?: boolean }) {
  const Icon = ICONS[kind];
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'grid size-11 shrink-0 place-items-center rounded-full [&_svg]:size-5.5',
        isQuiet ? 'bg-overlay text-faint' : 'bg-marigold-soft text-marigold-bright ring-1 ring-marigold/30 ring-inset',
      )}
    >
      <Icon />
    </span>
  );
}
