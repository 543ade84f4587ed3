import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TakeBreakLink } from '../../../components/take-break-link';
import { useBootstrap } from '../../../hooks/use-bootstrap';
import { PATHS } from '../../../paths';
import { useAppServices } from '../../app-services-context';
import { PrivacyChoices } from '../../consent/privacy-choices';
import type { AboutPage } from '../../overlays/overlay-store';
import { CategoryLink } from '../category-link';
import { PageLink } from '../page-link';
import { useLaunchCategory } from '../use-launch-category';

const LINK =
  'inline-flex min-h-8 items-center text-start text-muted text-sm no-underline hover:text-text hover:underline';

/** Help, products and the member's pages, in columns. */
export function FooterLinks() {
  const { t } = useTranslation(['shell', 'lobby']);
  const { categories, gtagId } = useBootstrap();
  const launch = useLaunchCategory();
  const shown = categories.filter(({ vendors }) => vendors.length > 0);
  return (
    <div className="grid grid-cols-2 gap-x-6 gap-y-8 md:grid-cols-4">
      <Column title={t('shell:footer.help')}>
        <Page to={PATHS.help}>{t('shell:footer.helpCenter')}</Page>
        <Page to={PATHS.faq}>{t('shell:footer.faq')}</Page>
        <Page to={PATHS.payments}>{t('shell:footer.payments')}</Page>
        <Page to={PATHS.feedback}>{t('shell:footer.feedback')}</Page>
        <Page to={PATHS.mirrors}>{t('shell:footer.mirrors')}</Page>
      </Column>
      <Column title={t('shell:footer.company')}>
        <Page to={PATHS.about}>{t('shell:footer.aboutUs')}</Page>
        <Opener page="licence">{t('shell:licence.title')}</Opener>
        <Page to={PATHS.terms}>{t('shell:footer.terms')}</Page>
        <Page to={PATHS.privacy}>{t('shell:footer.privacy')}</Page>
        {gtagId ? (
          <li>
            <PrivacyChoices className={LINK} />
          </li>
        ) : null}
        <li>
          <TakeBreakLink className={LINK} />
        </li>
        <Page to={PATHS.responsibleGaming}>{t('shell:footer.responsibleGaming')}</Page>
      </Column>
      {shown.length > 0 ? (
        <Column title={t('shell:footer.games')}>
          {shown.map((category) => (
            <li key={category.type}>
              <CategoryLink category={category} launch={launch} className={LINK}>
                {t(`lobby:type.${category.type}`)}
              </CategoryLink>
            </li>
          ))}
        </Column>
      ) : null}
      <Column title={t('shell:footer.you')}>
        <Page to={PATHS.promotions}>{t('shell:menu.promotions')}</Page>
        <Page to={PATHS.favorite}>{t('shell:menu.favorites')}</Page>
        <Page to={PATHS.recent}>{t('shell:menu.recent')}</Page>
        <Opener page="app">{t('shell:menu.app')}</Opener>
        <Opener page="languages">{t('shell:languages.more')}</Opener>
      </Column>
    </div>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav aria-label={title}>
      <h2 className="font-sans font-semibold text-faint text-xs uppercase tracking-wider">{title}</h2>
      <ul className="mt-2 flex flex-col">{children}</ul>
    </nav>
  );
}

function Page({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <PageLink to={to} className={LINK}>
        {children}
      </PageLink>
    </li>
  );
}

function Opener({ page, children }: { page: AboutPage; children: ReactNode }) {
  const { overlays } = useAppServices();
  return (
    <li>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => overlays.open({ kind: 'about', page })}
        className={LINK}
      >
        {children}
      </button>
    </li>
  );
}
