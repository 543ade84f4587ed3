import {
  ChartColumn,
  CircleUser,
  Clock,
  Coins,
  Crown,
  Heart,
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
import { UnreadMark } from './unread-mark';

/** The member's own pages; a visitor is asked to log in by the pages themselves (NAV-04). */
export function MemberLinks({ onChoose }: { onChoose: (() => void) | undefined }) {
  const { t } = useTranslation('system');
  const { offers, modules } = useBootstrap();
  const { status } = useSession();
  return (
    <MenuGroup title={t('menu.member')}>
      {offers.vip ? (
        <MenuRow link={memberLink('bonusDetails')} onChoose={onChoose} icon={Crown} label={t('menu.vipBonus')} />
      ) : null}
      <MenuRow
        link={memberLink('personalHistoryCopy')}
        onChoose={onChoose}
        icon={ReceiptText}
        label={t('menu.betRecord')}
      />
      <MenuRow
        link={memberLink('transactionHistory')}
        onChoose={onChoose}
        icon={ScrollText}
        label={t('menu.accountRecord')}
      />
      <MenuRow link={memberLink('securityCenter')} onChoose={onChoose} icon={CircleUser} label={t('menu.account')} />
      <MenuRow link={memberLink('depositv2')} onChoose={onChoose} icon={Landmark} label={t('menu.deposit')} />
      <MenuRow link={memberLink('personalProfit')} onChoose={onChoose} icon={ChartColumn} label={t('menu.profit')} />
      <MenuRow
        link={memberLink('messageV2')}
        onChoose={onChoose}
        icon={Mail}
        label={t('menu.messages')}
        badge={status === 'member' ? <UnreadMark className="ms-auto" /> : null}
      />
      {modules.includes('PTSYS3') ? (
        <MenuRow link={{ to: PATHS.pointMall }} onChoose={onChoose} icon={Coins} label={t('menu.points')} />
      ) : null}
      <MenuRow link={{ to: PATHS.favorite }} onChoose={onChoose} icon={Heart} label={t('menu.favorites')} />
      <MenuRow link={{ to: PATHS.recent }} onChoose={onChoose} icon={Clock} label={t('menu.recent')} />
    </MenuGroup>
  );
}
