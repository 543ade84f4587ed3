import type { ImageView } from '@tonalli/contracts/help/api';
import { Dialog } from '@tonalli/ui/dialog/dialog';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { clsx } from 'clsx';
import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface ZoomImageProps {
  /** As it was kept; undefined while it loads. */
  image: ImageView | undefined;
  failed: boolean;
  /** What it shows, in words. */
  alt: string;
  /** Its size. */
  className?: string;
}

/** A small picture that opens large. It is shown from memory, since it has no URL. */
export function ZoomImage({ image, failed, alt, className = 'size-20' }: ZoomImageProps) {
  const { t } = useTranslation('uploads');
  const [open, setOpen] = useState(false);
  if (failed) {
    return (
      <span
        role="img"
        aria-label={t('loadError')}
        className={clsx('inline-flex items-center justify-center rounded-md bg-overlay text-faint', className)}
      >
        <ImageOff aria-hidden="true" className="size-6" />
      </span>
    );
  }
  if (!image) return <Skeleton className={clsx('rounded-md', className)} />;
  const { width, height } = image;
  const url = `data:${image.type};base64,${image.data}`;
  return (
    <>
      <button
        type="button"
        aria-label={t('view', { what: alt })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className={clsx(
          'shrink-0 overflow-hidden rounded-md ring-1 ring-line ring-inset hover:ring-marigold',
          className,
        )}
      >
        <img src={url} alt="" width={width} height={height} className="size-full object-cover" />
      </button>
      {open ? (
        <Dialog open size="lg" onOpenChange={setOpen} title={alt} closeLabel={t('close')}>
          <img
            src={url}
            alt={alt}
            width={width}
            height={height}
            className="mx-auto h-auto max-h-[70dvh] w-auto max-w-full rounded-md"
          />
        </Dialog>
      ) : null}
    </>
  );
}
