import { LICENCE } from '@tonalli/contracts/constants';
import { HandHeart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PATHS } from '../../../paths';
import { useAppServices } from '../../app-services-context';
import { PageLink } from '../page-link';

const MARK = 'inline-flex size-11 shrink-0 items-center justify-center rounded-full font-bold text-sm ring-2';

/** Who may play, how, and under which licence (NAV-09). */
export function LegalLine() {
  const { t } = useTranslation('shell');
  const { overlays } = useAppServices();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-4 border-line border-t pt-6 text-faint text-sm">
      <span role="img" aria-label={t('footer.adults')} className={`${MARK} text-danger ring-danger`}>
        18+
      </span>
      <PageLink
        to={PATHS.responsibleGaming}
        label={t('footer.responsibleMark')}
        className={`${MARK} text-jade ring-jade hover:bg-jade-soft`}
      >
        <HandHeart aria-hidden="true" className="size-5" />
      </PageLink>
      <p className="flex-1 basis-64 sm:max-w-xl">{t('footer.responsible')}</p>
      <div className="ms-auto max-sm:ms-0">
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => overlays.open({ kind: 'about', page: 'licence' })}
          className="min-h-8 text-start underline decoration-line-strong underline-offset-4 hover:text-text"
        >
          {t('footer.licence', { number: LICENCE.number })}
        </button>
        <p>{t('footer.copyright', { year: new Date().getFullYear() })}</p>
      </div>
    </div>
  );
}
