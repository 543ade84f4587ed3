import { Bell, CircleQuestionMark, Globe, type LucideIcon, ScrollText, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../hooks/use-language';
import { PATHS } from '../../paths';
import { useAppServices } from '../app-services-context';
import type { Dialog } from '../overlays/overlay-store';
import { MENU_ROW, MenuGroup } from './menu-row';
import { PageLink } from './page-link';
import { ServiceAccordion } from './service-accordion';
import { SocialLinks } from './social-links';

/** About the product and how to reach people: notices, help, app, licence, customer service, language, networks (NAV-05). */
export function MenuMore({ onChoose }: { onChoose: (() => void) | undefined }) {
  const { t } = useTranslation(['shell', 'system']);
  const { overlays } = useAppServices();
  const language = useLanguage();
  const opener = (dialog: Dialog) => () => {
    onChoose?.();
    overlays.open(dialog);
  };
  return (
    <div className="flex flex-col gap-3">
      <MenuGroup title={t('shell:menu.more')}>
        <Opener icon={Bell} label={t('shell:menu.notices')} onOpen={opener({ kind: 'notices' })} />
        <li>
          <PageLink to={PATHS.help} onClick={onChoose} className={MENU_ROW}>
            <CircleQuestionMark aria-hidden="true" />
            {t('shell:menu.help')}
          </PageLink>
        </li>
        <ServiceAccordion />
        <Opener icon={Smartphone} label={t('shell:menu.app')} onOpen={opener({ kind: 'about', page: 'app' })} />
        <Opener icon={ScrollText} label={t('shell:menu.licence')} onOpen={opener({ kind: 'about', page: 'licence' })} />
        <Opener icon={Globe} label={t('shell:menu.language')} onOpen={opener({ kind: 'about', page: 'languages' })}>
          <span className="ms-auto text-faint text-xs">{t(`system:language.${language}`)}</span>
        </Opener>
      </MenuGroup>
      <SocialLinks className="px-1" />
    </div>
  );
}

interface OpenerProps {
  icon: LucideIcon;
  label: string;
  onOpen: () => void;
  children?: ReactNode;
}

function Opener({ icon: Icon, label, onOpen, children }: OpenerProps) {
  return (
    <li>
      <button type="button" aria-haspopup="dialog" onClick={onOpen} className={MENU_ROW}>
        <Icon aria-hidden="true" />
        {label}
        {children}
      </button>
    </li>
  );
}
