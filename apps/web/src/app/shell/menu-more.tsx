import { Bell, CircleQuestionMark, Globe, ScrollText, Smartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../hooks/use-language';
import { useAppServices } from '../app-services-context';
import type { Dialog } from '../overlays/overlay-store';
import { MenuGroup, MenuOpener } from './menu-row';
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
        <MenuOpener icon={Bell} label={t('shell:menu.notices')} onOpen={opener({ kind: 'notices' })} />
        <MenuOpener icon={CircleQuestionMark} label={t('shell:menu.help')} onOpen={opener({ kind: 'help' })} />
        <ServiceAccordion />
        <MenuOpener icon={Smartphone} label={t('shell:menu.app')} onOpen={opener({ kind: 'about', page: 'app' })} />
        <MenuOpener
          icon={ScrollText}
          label={t('shell:menu.licence')}
          onOpen={opener({ kind: 'about', page: 'licence' })}
        />
        <MenuOpener icon={Globe} label={t('shell:menu.language')} onOpen={opener({ kind: 'about', page: 'languages' })}>
          <span className="ms-auto text-faint text-xs">{t(`system:language.${language}`)}</span>
        </MenuOpener>
      </MenuGroup>
      <SocialLinks className="px-1" />
    </div>
  );
}
