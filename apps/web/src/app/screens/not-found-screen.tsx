import { Link } from '@tanstack/react-router';
import { Button } from '@tonalli/ui/button/button';
import { Compass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FullPage } from '../../components/full-page';
import { PATHS } from '../../paths';

export function NotFoundScreen() {
  const { t } = useTranslation(['system', 'common']);
  return (
    <FullPage icon={Compass} title={t('system:notFound.title')} text={t('system:notFound.text')}>
      <Button asChild>
        <Link to={PATHS.home}>{t('common:actions.home')}</Link>
      </Button>
    </FullPage>
  );
}
