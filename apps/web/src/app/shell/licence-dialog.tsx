import { LICENCE } from '@tonalli/contracts/constants';
import { formatDate } from '@tonalli/i18n/format';
import { Dialog } from '@tonalli/ui/dialog/dialog';
import { EmptyState } from '@tonalli/ui/empty-state/empty-state';
import { IconButton } from '@tonalli/ui/icon-button/icon-button';
import { clsx } from 'clsx';
import { ZoomIn, ZoomOut } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlatformImage } from '../../components/platform-image';
import { useBootstrap } from '../../hooks/use-bootstrap';
import { useLanguage } from '../../hooks/use-language';

/** Noon, so that the day is the same in every zone of the operator's country. */
const dayOf = (date: string) => `${date}T12:00:00Z`;

/** The operating licence: its certificate, which can be enlarged, and what it says in the reader's words (NAV-05). */
export default function LicenceDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['shell', 'common']);
  const language = useLanguage();
  const { resources } = useBootstrap();
  const { number, holder } = LICENCE;
  const [from, until] = [formatDate(dayOf(LICENCE.from), language), formatDate(dayOf(LICENCE.until), language)];
  const picture = resources.LICENCE?.url;
  const facts = [
    [t('shell:licence.number'), number],
    [t('shell:licence.holder'), holder],
    [t('shell:licence.authority'), t('shell:licence.authorityName')],
    [t('shell:licence.term'), t('shell:licence.termText', { from, until })],
    [t('shell:licence.scope'), t('shell:licence.scopeText')],
  ];
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => !open && onClose()}
      title={t('shell:licence.title')}
      description={t('shell:licence.intro')}
      closeLabel={t('common:actions.close')}
    >
      <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_15rem]">
        {picture ? (
          <Certificate path={picture} alt={t('shell:licence.picture', { number, holder, from, until })} />
        ) : (
          <EmptyState title={t('shell:licence.missing')} />
        )}
        <dl className="grid content-start gap-3 text-sm">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt className="text-faint">{name}</dt>
              <dd className="font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Dialog>
  );
}

function Certificate({ path, alt }: { path: string; alt: string }) {
  const { t } = useTranslation('shell');
  const [large, setLarge] = useState(false);
  return (
    <div className="relative min-w-0">
      <section
        aria-label={t('licence.area')}
        tabIndex={large ? 0 : undefined}
        className="max-h-[70dvh] overflow-auto rounded-md ring-1 ring-line"
      >
        <PlatformImage
          path={path}
          alt={alt}
          fit="contain"
          className={clsx(
            'max-w-none',
            large ? 'aspect-[5/7] w-[225%]' : 'aspect-[5/7] max-h-[min(70dvh,42rem)] w-full',
          )}
        />
      </section>
      <div className="absolute end-3 bottom-3">
        <IconButton
          variant="solid"
          label={large ? t('licence.zoomOut') : t('licence.zoomIn')}
          onClick={() => setLarge(!large)}
        >
          {large ? <ZoomOut aria-hidden="true" /> : <ZoomIn aria-hidden="true" />}
        </IconButton>
      </div>
    </div>
  );
}
