import { UPLOAD_MAX_IMAGES } from '@tonalli/contracts/constants';
import { IconButton } from '@tonalli/ui/icon-button/icon-button';
import { Spinner } from '@tonalli/ui/spinner/spinner';
import { clsx } from 'clsx';
import { CircleAlert, FileWarning, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../hooks/use-language';
import type { PickedImage } from './use-images';

interface PickedImageRowProps {
  image: PickedImage;
  disabled: boolean;
  onRemove: () => void;
}

const KB = 1_024;

/** One chosen picture: how it looks, its name and size, and what is wrong with it. */
export function PickedImageRow({ image, disabled, onRemove }: PickedImageRowProps) {
  const { t } = useTranslation('uploads');
  const language = useLanguage();
  const { file, state, url } = image;
  const fault = state === 'checking' || state === 'ready' ? null : state;
  return (
    <li
      className={clsx(
        'flex min-w-0 items-center gap-3 rounded-md bg-ink-deep p-2 ring-1 ring-inset',
        fault ? 'ring-danger' : 'ring-line',
      )}
    >
      <span className="inline-flex size-14 shrink-0 items-center justify-center overflow-hidden rounded-sm bg-overlay">
        {fault ? <FileWarning aria-hidden="true" className="size-6 text-danger" /> : null}
        {state === 'ready' ? <img src={url} alt="" className="size-full object-cover" /> : null}
      </span>
      <span className="min-w-0 grow">
        <span className="block truncate font-medium text-sm">{file.name}</span>
        {fault ? (
          <span role="alert" className="flex items-start gap-1 text-danger text-xs">
            <CircleAlert aria-hidden="true" className="mt-px size-3.5 shrink-0" />
            {t(`fault.${fault}`, { max: UPLOAD_MAX_IMAGES })}
          </span>
        ) : (
          <span className="money block text-faint text-xs">{sizeText(file.size, language)}</span>
        )}
        <span className="sr-only" role="status">
          {state === 'ready' ? t('ready', { name: file.name }) : null}
        </span>
      </span>
      {state === 'checking' ? <Spinner label={t('checking', { name: file.name })} size="sm" /> : null}
      <IconButton label={t('remove', { name: file.name })} onClick={onRemove} disabled={disabled}>
        <Trash2 aria-hidden="true" />
      </IconButton>
    </li>
  );
}

function sizeText(bytes: number, language: string): string {
  const small = bytes < KB * KB;
  const unit = { style: 'unit', unit: small ? 'kilobyte' : 'megabyte', maximumFractionDigits: small ? 0 : 1 } as const;
  return new Intl.NumberFormat(language, unit).format(small ? Math.max(1, bytes / KB) : bytes / KB / KB);
}
