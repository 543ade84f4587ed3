import { Link, type LinkProps } from '@tanstack/react-router';
import { ArrowDownToLine, ArrowUpFromLine, CircleUser, Crown, Gift, type LucideIcon, UserPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useBootstrap } from '../../hooks/use-bootstrap';
import { PATHS } from '../../paths';
import { memberLink } from './menu-row';
import { PromoMark } from './promo-mark';

/** What a player comes for most often, as tiles above the games (NAV-04). */
export function QuickLinks({ onChoose }: { onChoose: (() => void) | undefined }) {
  const { t } = useTranslation(['shell', 'system']);
  const { offers } = useBootstrap();
  return (
    <ul aria-label={t('shell:menu.quick')} className="grid grid-cols-3 gap-1.5">
      <Tile
        link={memberLink('depositv2')}
        icon={ArrowDownToLine}
        label={t('system:menu.deposit')}
        onChoose={onChoose}
      />
      <Tile
        link={memberLink('withdraw')}
        icon={ArrowUpFromLine}
        label={t('system:menu.withdraw')}
        onChoose={onChoose}
      />
      <Tile link={memberLink('securityCenter')} icon={CircleUser} label={t('shell:menu.account')} onChoose={onChoose} />
      {offers.referral ? (
        <Tile link={memberLink('referral')} icon={UserPlus} label={t('shell:menu.invite')} onChoose={onChoose} />
      ) : null}
      <Tile
        link={{ to: PATHS.promotions }}
        icon={Gift}
        label={t('shell:menu.promotions')}
        badge={<PromoMark className="absolute end-1 top-1" />}
        onChoose={onChoose}
      />
      {offers.vip ? (
        <Tile link={memberLink('bonusDetails')} icon={Crown} label={t('shell:menu.vip')} onChoose={onChoose} />
      ) : null}
    </ul>
  );
}

interface TileProps {
  link: LinkProps;
  icon: LucideIcon;
  label: string;
  /** How much waits there. */
  badge?: ReactNode;
  onChoose: (() => void) | undefined;
}

function Tile({ link, icon: Icon, label, badge, onChoose }: TileProps) {
  return (
    <li>
      <Link
        {...link}
        onClick={onChoose}
        className="relative flex h-full min-h-16 flex-col items-center justify-center gap-1 rounded-md bg-raised px-1 py-2 text-center font-medium text-2xs text-muted leading-tight tracking-tight no-underline ring-1 ring-line ring-inset hover:bg-overlay hover:text-text data-[status=active]:text-marigold-bright data-[status=active]:ring-marigold [&_svg]:size-5"
      >
        <Icon aria-hidden="true" className="text-marigold" />
        {label}
        {badge}
      </Link>
    </li>
  );
}
