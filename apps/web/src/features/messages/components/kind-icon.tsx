import type { MessageRow } from '@tonalli/contracts/messages/api';
import { clsx } from 'clsx';
import {
  ArrowDownToLine,
  ArrowUpFromLine,
  BadgeCheck,
  Crown,
  FileClock,
  FileWarning,
  Flag,
  Gift,
  HeartHandshake,
  Hourglass,
  type LucideIcon,
  Megaphone,
  MessageSquareText,
  Network,
  PartyPopper,
  RotateCcw,
  Scale,
  ShieldAlert,
  Ticket,
  UserPlus,
} from 'lucide-react';

const LOOKS: Record<MessageRow['kind'], { Icon: LucideIcon; colour: string }> = {
  welcome: { Icon: PartyPopper, colour: 'bg-marigold-soft text-marigold-bright' },
  newLogin: { Icon: ShieldAlert, colour: 'bg-danger-soft text-danger' },
  depositCredited: { Icon: ArrowDownToLine, colour: 'bg-jade-soft text-jade' },
  depositHeld: { Icon: Hourglass, colour: 'bg-marigold-soft text-marigold-bright' },
  depositReturned: { Icon: ArrowUpFromLine, colour: 'bg-info-soft text-info' },
  depositReversed: { Icon: RotateCcw, colour: 'bg-danger-soft text-danger' },
  withdrawalPaid: { Icon: ArrowUpFromLine, colour: 'bg-info-soft text-info' },
  withdrawalClaim: { Icon: Scale, colour: 'bg-info-soft text-info' },
  feedbackReply: { Icon: MessageSquareText, colour: 'bg-marigold-soft text-marigold-bright' },
  bonusExpiring: { Icon: Hourglass, colour: 'bg-marigold-soft text-marigold-bright' },
  bonusConverted: { Icon: Gift, colour: 'bg-jade-soft text-jade' },
  bonusExpired: { Icon: Hourglass, colour: 'bg-overlay text-muted' },
  freeExpiring: { Icon: Hourglass, colour: 'bg-marigold-soft text-marigold-bright' },
  freeExpired: { Icon: Hourglass, colour: 'bg-overlay text-muted' },
  vipLevel: { Icon: Crown, colour: 'bg-marigold-soft text-marigold-bright' },
  vipKeep: { Icon: Crown, colour: 'bg-marigold-soft text-marigold-bright' },
  birthdayGift: { Icon: Gift, colour: 'bg-marigold-soft text-marigold-bright' },
  raffleWon: { Icon: Ticket, colour: 'bg-jade-soft text-jade' },
  raffleLapsed: { Icon: Ticket, colour: 'bg-overlay text-muted' },
  betEnded: { Icon: Flag, colour: 'bg-jade-soft text-jade' },
  slipCorrected: { Icon: RotateCcw, colour: 'bg-info-soft text-info' },
  betCorrected: { Icon: RotateCcw, colour: 'bg-info-soft text-info' },
  transferReceived: { Icon: ArrowDownToLine, colour: 'bg-jade-soft text-jade' },
  referralEarned: { Icon: UserPlus, colour: 'bg-jade-soft text-jade' },
  downlineJoined: { Icon: UserPlus, colour: 'bg-jade-soft text-jade' },
  downlineMoved: { Icon: Network, colour: 'bg-info-soft text-info' },
  identityApproved: { Icon: BadgeCheck, colour: 'bg-jade-soft text-jade' },
  identityRejected: { Icon: FileWarning, colour: 'bg-danger-soft text-danger' },
  identityExpired: { Icon: FileClock, colour: 'bg-marigold-soft text-marigold-bright' },
  playReview: { Icon: HeartHandshake, colour: 'bg-info-soft text-info' },
  promotionDecided: { Icon: Gift, colour: 'bg-marigold-soft text-marigold-bright' },
  promotion: { Icon: Gift, colour: 'bg-marigold-soft text-marigold-bright' },
  notice: { Icon: Megaphone, colour: 'bg-overlay text-muted' },
};

export function KindIcon({ kind, className }: { kind: MessageRow['kind']; className?: string }) {
  const { Icon, colour } = LOOKS[kind];
  return (
    <span className={clsx('inline-flex size-9 shrink-0 items-center justify-center rounded-full', colour, className)}>
      <Icon aria-hidden="true" className="size-4.5" />
    </span>
  );
}
