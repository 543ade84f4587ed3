import {
  ArrowDownToLine,
  ArrowLeftRight,
  ArrowUpFromLine,
  BadgePercent,
  ChartColumn,
  Crown,
  DoorClosed,
  FileCheck,
  FolderDown,
  Gift,
  HeartHandshake,
  Hourglass,
  IdCard,
  LoaderPinwheel,
  type LucideIcon,
  Mail,
  Megaphone,
  MessageSquareText,
  ReceiptText,
  ScrollText,
  Send,
  ShieldCheck,
  Sparkles,
  Target,
  Ticket,
  Trophy,
  UserPlus,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppServices } from '../../app/app-services-context';
import { useSession } from '../../app/session/use-session';
import { MissionMark } from '../../app/shell/mission-mark';
import { RewardMark } from '../../app/shell/reward-mark';
import { UnreadMark } from '../../app/shell/unread-mark';
import { CENTER_MARK, CenterFrame } from '../../components/center-frame';
import { useBootstrap } from '../../hooks/use-bootstrap';
import { PATHS } from '../../paths';
import { MemberCard } from './components/member-card';
import { MEMBER_PAGE_GROUPS, type MemberPage, type MemberPageGroup } from './member-pages';
import { isOffered, isTrialPage } from './page-access';

const ICONS: Record<MemberPage, LucideIcon> = {
  securityCenter: ShieldCheck,
  identity: IdCard,
  protection: HeartHandshake,
  messageV2: Mail,
  consents: Megaphone,
  ownData: FolderDown,
  closeAccount: DoorClosed,
  feedback: MessageSquareText,
  depositv2: ArrowDownToLine,
  withdraw: ArrowUpFromLine,
  transferFund: ArrowLeftRight,
  transferUpline: Send,
  openBets: Hourglass,
  personalHistoryCopy: ReceiptText,
  transactionHistory: ScrollText,
  statements: FileCheck,
  personalProfit: ChartColumn,
  bonuses: Sparkles,
  rewardCenter: Gift,
  wheel: LoaderPinwheel,
  raffles: Ticket,
  bonusDetails: Crown,
  missionLeaderboard: Target,
  manualRebate: BadgePercent,
  tournaments: Trophy,
  redEnvelope: Gift,
  referral: UserPlus,
};

/** How much waits on a page. */
const MARKS: Partial<Record<MemberPage, ReactNode>> = {
  messageV2: <UnreadMark className={CENTER_MARK} />,
  missionLeaderboard: <MissionMark className={CENTER_MARK} />,
  rewardCenter: <RewardMark className={CENTER_MARK} />,
};

// The keys of the object itself.
const GROUPS = Object.keys(MEMBER_PAGE_GROUPS) as MemberPageGroup[];

/** The frame of the member's own pages: who is logged in, and a menu of the pages that exist. */
export function MemberCenter({ page, children }: { page: MemberPage; children: ReactNode }) {
  const { t } = useTranslation('account');
  const { overlays } = useAppServices();
  const { session } = useSession();
  const bootstrap = useBootstrap();
  const isTrial = session?.isTrial ?? false;
  const isShown = (each: MemberPage) => (!isTrial || isTrialPage(each)) && isOffered(each, bootstrap);
  const groups = GROUPS.map((group) => {
    const pages: readonly MemberPage[] = MEMBER_PAGE_GROUPS[group];
    return {
      title: t(`group.${group}`),
      entries: pages.filter(isShown).map((each) => ({
        page: each,
        icon: ICONS[each],
        label: t(`page.${each}`),
        mark: MARKS[each] ?? null,
      })),
    };
  });
  return (
    <CenterFrame
      labels={{ side: t('center.title'), menu: t('center.menu') }}
      head={<MemberCard />}
      groups={groups}
      current={page}
      linkTo={(each) => ({ to: PATHS.member, search: { page: each } })}
      leave={{ label: t('menu.logout'), run: () => overlays.open({ kind: 'logout' }) }}
    >
      {children}
    </CenterFrame>
  );
}
