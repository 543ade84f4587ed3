import {
  Award,
  ChartColumn,
  CircleUser,
  Clock,
  Crown,
  Gift,
  Heart,
  Hourglass,
  Landmark,
  Mail,
  ReceiptText,
  ScrollText,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBootstrap } from '../../hooks/use-bootstrap';
import { PATHS } from '../../paths';
import { useSession } from '../session/use-session';
import { MenuGroup, MenuRow, memberLink } from './menu-row';
import { RewardMark } from './reward-mark';
import { UnreadMark } from './unread-mark';

/** The member's own pages; a visitor is asked to log in by the pages themselves (NAV-04). */
export function MemberLinks({ onChoose }: { onChoose: (() => void) | undefined }) {
  const { t } = useTranslation(['shell', 'system']);
  const { offers, modules } = useBootstrap();
  const { status } = useSession();
  return (
    <MenuGroup title={t('shell:menu.member')}>
      {offers.vip ? (
        <MenuRow link={memberLink('bonusDetails')} onChoose={onChoose} icon={Crown} label={t('shell:menu.vipBonus')} />
      ) : null}
      <MenuRow link={memberLink('bonuses')} onChoose={onChoose} icon={Gift} label={t('shell:menu.bonuses')} />
      <MenuRow link={memberLink('openBets')} onChoose={onChoose} icon={Hourglass} label={t('shell:menu.openBets')} />
      <MenuRow
        link={memberLink('personalHistoryCopy')}
        onChoose={onChoose}
        icon={ReceiptText}
        label={t('shell:menu.betRecord')}
      />
      <MenuRow
        link={memberLink('transactionHistory')}
        onChoose={onChoose}
        icon={ScrollText}
        label={t('shell:menu.accountRecord')}
      />
      <MenuRow
        link={memberLink('securityCenter')}
        onChoose={onChoose}
        icon={CircleUser}
        label={t('shell:menu.account')}
      />
      <MenuRow link={memberLink('depositv2')} onChoose={onChoose} icon={Landmark} label={t('system:menu.deposit')} />
      <MenuRow
        link={memberLink('personalProfit')}
        onChoose={onChoose}
        icon={ChartColumn}
        label={t('shell:menu.profit')}
      />
      <MenuRow
        link={memberLink('messageV2')}
        onChoose={onChoose}
        icon={Mail}
        label={t('shell:menu.messages')}
        badge={status === 'member' ? <UnreadMark className="ms-auto" /> : null}
      />
      {modules.includes('PTSYS3') ? (
        <>
          <MenuRow
            link={memberLink('rewardCenter')}
            onChoose={onChoose}
            icon={Gift}
            label={t('shell:menu.rewards')}
            badge={status === 'member' ? <RewardMark className="ms-auto" /> : null}
          />
          <MenuRow link={{ to: PATHS.pointMall }} onChoose={onChoose} icon={Award} label={t('shell:menu.points')} />
        </>
      ) : null}
      <MenuRow link={{ to: PATHS.favorite }} onChoose={onChoose} icon={Heart} label={t('shell:menu.favorites')} />
      <MenuRow link={{ to: PATHS.recent }} onChoose={onChoose} icon={Clock} label={t('shell:menu.recent')} />
    </MenuGroup>
  );
}
