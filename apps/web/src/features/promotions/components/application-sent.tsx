import type { TakingView } from '@tonalli/contracts/promotions/api';
import { formatDateTime } from '@tonalli/i18n/format';
import { Alert } from '@tonalli/ui/alert/alert';
import { useTranslation } from 'react-i18next';
import { UploadedImage } from '../../../components/uploaded-image';
import { useLanguage } from '../../../hooks/use-language';

interface ApplicationSentProps {
  application: NonNullable<TakingView['application']>;
  status: TakingView['status'];
}

/** An application as it was sent, with what became of it. */
export function ApplicationSent({ application, status }: ApplicationSentProps) {
  const { t } = useTranslation('promotions');
  const language = useLanguage();
  const { id, remark, images, at, reason } = application;
  const tone = status === 'rejected' ? 'danger' : status === 'issued' || status === 'claimed' ? 'success' : 'info';
  return (
    <section aria-label={t('apply.sent', { id })} className="flex flex-col gap-3">
      <Alert tone={tone} announce title={t(`said.${status}`)}>
        {reason ? <p>{t('apply.reason', { reason })}</p> : null}
      </Alert>
      <div className="rounded-lg bg-raised p-4 ring-1 ring-line ring-inset">
        <p className="flex flex-wrap justify-between gap-2 text-faint text-xs">
          <time dateTime={at}>{formatDateTime(at, language)}</time>
          <span className="money">{id}</span>
        </p>
        <p className="mt-1 whitespace-pre-line break-words">{remark}</p>
        {images.length > 0 ? (
          <ul className="mt-3 flex flex-wrap gap-2.5">
            {images.map((image, index) => (
              <li key={image}>
                <UploadedImage id={image} alt={t('apply.picture', { number: index + 1, id })} />
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </section>
  );
}
