import { Link } from '@tanstack/react-router';
import { Button } from '@tonalli/ui/button/button';
import { Waypoints } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PATHS } from '../../../paths';

export function MirrorsLink() {
  const { t } = useTranslation('site');
  return (
    <Button variant="secondary" asChild iconStart={<Waypoints aria-hidden="true" className="size-5" />}>
      <Link to={PATHS.mirrors}>{t('reach.mirrors')}</Link>
    </Button>
  );
}
