import { LogoMark } from '@tonalli/ui/logo/logo';
import { useTranslation } from 'react-i18next';
import { useBootstrap } from '../../../hooks/use-bootstrap';

/** Stands in the banner's place while the operator shows none. */
export function BrandHero() {
  const { t } = useTranslation('content');
  const { categories } = useBootstrap();
  const count = categories.flatMap(({ vendors }) => vendors).reduce((sum, { gameCount }) => sum + gameCount, 0);
  return (
    <section className="relative flex min-h-56 flex-col justify-end overflow-hidden rounded-xl bg-linear-to-br from-raised via-surface to-marigold-soft p-6 ring-1 ring-line ring-inset sm:p-10 xl:min-h-96">
      <LogoMark className="-end-16 -top-16 absolute size-72 opacity-25 sm:size-96" />
      <h2 className="relative max-w-lg text-4xl sm:text-5xl">{t('hero.title')}</h2>
      <p className="relative mt-3 max-w-md text-lg text-muted">{t('hero.text', { count })}</p>
    </section>
  );
}
