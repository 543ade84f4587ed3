import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { useBootstrap } from '../../hooks/use-bootstrap';
import { ServiceMark, type ServiceType } from './service-mark';

/** Resources of the operator that are pages in social networks, in the order in which they are shown. */
const NETWORKS: readonly ServiceType[] = ['FACEBOOK', 'IG', 'TWITTER', 'TELEGRAM'];

/** The operator's pages in social networks; what is no https address is left out (NAV-05, NAV-09). */
export function SocialLinks({ className }: { className?: string }) {
  const { t } = useTranslation('shell');
  const { resources } = useBootstrap();
  const shown = NETWORKS.flatMap((type) => {
    const page = resources[`SOCIAL_${type}`];
    return page && /^https:\/\//.test(page.url) ? [{ type, name: page.labelNameEn, url: page.url }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <ul aria-label={t('menu.social')} className={clsx('flex flex-wrap gap-2', className)}>
      {shown.map(({ type, name, url }) => (
        <li key={type}>
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t('menu.opensOutside', { name })}
            className="inline-flex size-11 items-center justify-center rounded-full bg-raised text-muted ring-1 ring-line ring-inset hover:bg-overlay hover:text-text"
          >
            <ServiceMark type={type} />
          </a>
        </li>
      ))}
    </ul>
  );
}
