import { Button } from '@tonalli/ui/button/button';
import { LogoMark } from '@tonalli/ui/logo/logo';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { useBootstrap } from '../../../hooks/use-bootstrap';

interface BrandHeroProps {
  className: string;
  /** The banners did not come; null: there are none. */
  retry: { busy: boolean; onRetry: () => void } | null;
}

/** Fallback while the operator has no banner. */
export default function BrandHero({ className, retry }: BrandHeroProps) {
  const { t } = useTranslation(['home', 'common']);
  const { categories } = useBootstrap();
  const count = categories.flatMap(({ vendors }) => vendors).reduce((sum, { gameCount }) => sum + gameCount, 0);
  return (
    <section
      aria-label={t('home:hero.title')}
      className={clsx(
        'flex flex-col justify-end overflow-hidden rounded-xl bg-linear-to-br from-raised via-surface to-marigold-soft p-5 ring-1 ring-line ring-inset sm:p-10',
        className,
      )}
    >
      <LogoMark className="-end-16 -top-16 absolute size-56 opacity-25 sm:size-96" />
      <h2 className="relative max-w-lg text-2xl sm:text-5xl">{t('home:hero.title')}</h2>
      {retry ? (
        <p className="relative mt-2 flex flex-wrap items-center gap-3 text-muted sm:mt-3">
          {t('home:hero.failed')}
          <Button variant="secondary" size="sm" loading={retry.busy} onClick={retry.onRetry}>
            {t('common:actions.retry')}
          </Button>
        </p>
      ) : (
        <p className="relative mt-2 max-w-md text-muted sm:mt-3 sm:text-lg">{t('home:hero.text', { count })}</p>
      )}
    </section>
  );
}
