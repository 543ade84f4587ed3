import { Link } from '@tanstack/react-router';
import { House, MessagesSquare, Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { GroupBanner } from '../../features/content/components/group-banner';
import { useBootstrap } from '../../hooks/use-bootstrap';
import { PATHS } from '../../paths';
import { useAppServices } from '../app-services-context';
import { MemberLinks } from './member-links';
import { MenuCategory } from './menu-category';
import { MenuMore } from './menu-more';
import { MENU_ROW, MenuGroup, MenuOpener, MenuRow } from './menu-row';
import { QuickLinks } from './quick-links';
import { useLaunchCategory } from './use-launch-category';

/** Shortcuts, games with their vendors, banners, the member's pages, and all about the product (NAV-04, NAV-05). */
export function MenuContent({ onChoose }: { onChoose?: () => void }) {
  const { t } = useTranslation(['shell', 'system']);
  const { categories } = useBootstrap();
  const { overlays } = useAppServices();
  const launch = useLaunchCategory();
  const shown = categories.filter(({ vendors }) => vendors.length > 0);
  return (
    <nav aria-label={t('system:menu.label')} className="flex flex-col gap-6">
      <QuickLinks onChoose={onChoose} />
      <MenuGroup title={t('shell:menu.games')}>
        <li>
          <Link
            to={PATHS.home}
            activeOptions={{ exact: true, includeSearch: false }}
            onClick={onChoose}
            className={MENU_ROW}
          >
            <House aria-hidden="true" />
            {t('system:nav.home')}
          </Link>
        </li>
        {shown.length > 0 ? (
          <MenuOpener
            icon={Search}
            label={t('shell:menu.find')}
            onOpen={() => {
              onChoose?.();
              overlays.open({ kind: 'find' });
            }}
          />
        ) : null}
        {shown.map((category) => (
          <MenuCategory key={category.type} category={category} launch={launch} onChoose={onChoose} />
        ))}
        <MenuRow link={{ to: PATHS.chat }} onChoose={onChoose} icon={MessagesSquare} label={t('shell:menu.chat')} />
      </MenuGroup>
      <GroupBanner group="w_leftmenu" {...(onChoose ? { onFollow: onChoose } : {})} />
      <MemberLinks onChoose={onChoose} />
      <MenuMore onChoose={onChoose} />
    </nav>
  );
}
