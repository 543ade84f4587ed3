import { Drawer } from '@tonalli/ui/drawer/drawer';
import { useTranslation } from 'react-i18next';
import { LanguageSwitch } from './language-switch';
import { MenuContent } from './menu-content';

interface MenuDrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export default function MenuDrawer({ open, onOpenChange }: MenuDrawerProps) {
  const { t } = useTranslation(['shell', 'common']);
  return (
    <Drawer open={open} onOpenChange={onOpenChange} title={t('common:brand')} closeLabel={t('common:actions.close')}>
      <MenuContent onChoose={() => onOpenChange(false)} />
      <div className="mt-4 flex items-center justify-between border-line border-t pt-4">
        <span className="text-muted text-sm">{t('shell:menu.language')}</span>
        <LanguageSwitch />
      </div>
    </Drawer>
  );
}
