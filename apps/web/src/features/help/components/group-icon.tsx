import type { HelpGroup } from '@tonalli/contracts/help/names';
import { BookOpen, Dices, Gift, type LucideIcon, Rocket, ShieldCheck, Wallet } from 'lucide-react';

const ICONS: Record<HelpGroup, LucideIcon> = {
  start: Rocket,
  money: Wallet,
  rewards: Gift,
  games: Dices,
  rules: BookOpen,
  safety: ShieldCheck,
};

export function GroupIcon({ group }: { group: HelpGroup }) {
  const Icon = ICONS[group];
  return <Icon aria-hidden="true" className="size-5 shrink-0 text-marigold" />;
}
