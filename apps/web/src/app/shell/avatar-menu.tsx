import { useNavigate } from '@tanstack/react-router';
import { Avatar } from '@tonalli/ui/avatar/avatar';
import {
  DropdownMenu,
  MenuItem,
  MenuLabel,
  MenuRadioGroup,
  MenuSeparator,
} from '@tonalli/ui/dropdown-menu/dropdown-menu';
import { Bell, Clock, Headset, Heart, LogOut, Mail, Network, ReceiptText, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { MemberPage } from '../../features/account/member-pages';
import { channelOf } from '../../features/system/customer-service';
import { useCustomerService } from '../../features/system/hooks/use-customer-service';
import { useBootstrap } from '../../hooks/use-bootstrap';
import { useChangeLanguage } from '../../hooks/use-change-language';
import { useLanguage } from '../../hooks/use-language';
import { PATHS } from '../../paths';
import { useAppServices } from '../app-services-context';
import type { TabSession } from '../session/tab-session';
import { useLanguageOptions } from './language-switch';
import { UnreadMark } from './unread-mark';

interface AvatarMenuProps {
  session: TabSession;
  name: string;
}

export default function AvatarMenu({ session, name }: AvatarMenuProps) {
  const { t } = useTranslation(['account', 'shell', 'system', 'common']);
  const navigate = useNavigate();
  const { overlays } = useAppServices();
  const language = useLanguage();
  const changeLanguage = useChangeLanguage();
  const languages = useLanguageOptions();
  const service = channelOf(useBootstrap().customerService, 'LIVECHAT');
  const openCustomerService = useCustomerService();
  const goTo = (page: MemberPage) => void navigate({ to: PATHS.member, search: { page } });
  const trigger = (
    <button type="button" aria-label={t('system:header.account')} className="shrink-0 rounded-full">
      <Avatar name={name} decorative />
    </button>
  );
  return (
    <DropdownMenu trigger={trigger} defaultOpen>
      <MenuLabel>{session.isTrial ? t('common:playMoney') : name}</MenuLabel>
      {session.isAgent ? (
        <MenuItem icon={<Network aria-hidden="true" />} onSelect={() => void navigate({ to: PATHS.agentHome })}>
          {t('account:menu.agentCenter')}
        </MenuItem>
      ) : null}
      {session.isTrial ? null : (
        <MenuItem icon={<ShieldCheck aria-hidden="true" />} onSelect={() => goTo('securityCenter')}>
          {t('account:page.securityCenter')}
        </MenuItem>
      )}
      <MenuItem icon={<ReceiptText aria-hidden="true" />} onSelect={() => goTo('personalHistoryCopy')}>
        {t('account:page.personalHistoryCopy')}
      </MenuItem>
      {session.isTrial ? null : (
        <MenuItem icon={<Mail aria-hidden="true" />} onSelect={() => goTo('messageV2')}>
          {t('account:page.messageV2')}
          <UnreadMark className="ms-auto" />
        </MenuItem>
      )}
      <MenuItem icon={<Heart aria-hidden="true" />} onSelect={() => void navigate({ to: PATHS.favorite })}>
        {t('account:menu.favorites')}
      </MenuItem>
      <MenuItem icon={<Clock aria-hidden="true" />} onSelect={() => void navigate({ to: PATHS.recent })}>
        {t('account:menu.recent')}
      </MenuItem>
      <MenuItem icon={<Bell aria-hidden="true" />} onSelect={() => overlays.open({ kind: 'notices' })}>
        {t('system:header.notices')}
      </MenuItem>
      {service ? (
        <MenuItem icon={<Headset aria-hidden="true" />} onSelect={() => openCustomerService(service.url)}>
          {t('shell:menu.support')}
        </MenuItem>
      ) : null}
      <MenuSeparator />
      <MenuRadioGroup
        label={t('system:language.label')}
        value={language}
        options={languages}
        onValueChange={(chosen) => void changeLanguage(chosen)}
      />
      <MenuSeparator />
      <MenuItem icon={<LogOut aria-hidden="true" />} tone="danger" onSelect={() => overlays.open({ kind: 'logout' })}>
        {t('account:menu.logout')}
      </MenuItem>
    </DropdownMenu>
  );
}
