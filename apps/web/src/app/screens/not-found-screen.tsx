import { Link, useRouterState } from '@tanstack/react-router';
import { Button } from '@tonalli/ui/button/button';
import { Illustration } from '@tonalli/ui/empty-state/illustration';
import { useTranslation } from 'react-i18next';
import { StatePage } from '../../components/state-page';
import { PATHS } from '../../paths';

const SHOWN_CHARACTERS = 80;

export function NotFoundScreen() {
  const { t } = useTranslation(['site', 'common']);
  const path = useRouterState({ select: ({ location }) => location.pathname });
  return (
    <StatePage
      art={<Illustration name="search" className="w-44 sm:w-52" />}
      title={t('site:notFound.title')}
      text={t('site:notFound.text')}
      actions={
        <>
          <Button asChild>
            <Link to={PATHS.home}>{t('common:actions.home')}</Link>
          </Button>
          <Button variant="secondary" asChild>
            <Link to={PATHS.promotions}>{t('site:notFound.promotions')}</Link>
          </Button>
        </>
      }
    >
      <p className="wrap-anywhere text-faint text-sm">
        {t('site:notFound.address', { path: path.slice(0, SHOWN_CHARACTERS) })}
      </p>
    </StatePage>
  );
}
