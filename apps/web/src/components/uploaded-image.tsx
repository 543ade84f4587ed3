import { Dialog } from '@tonalli/ui/dialog/dialog';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { trpc } from '../trpc/trpc';

interface UploadedImageProps {
  id: string;
  /** What it shows, in words. */
  alt: string;
}

/** A picture that the member has uploaded: fetched with the session and shown from memory, since it has no URL. */
export function UploadedImage({ id, alt }: UploadedImageProps) {
  const { t } = useTranslation('uploads');
  const [open, setOpen] = useState(false);
  const { data, error } = trpc.help.image.useQuery({ id }, { staleTime: Number.POSITIVE_INFINITY });
  if (error) {
    return (
      <span
        role="img"
        aria-label={t('loadError')}
        className="inline-flex size-20 items-center justify-center rounded-md bg-overlay text-faint"
      >
        <ImageOff aria-hidden="true" className="size-6" />
      </span>
    );
  }
  if (!data) return <Skeleton className="size-20 rounded-md" />;
  const { width, height } = data;
  const url = `data:${data.type};base64,${data.data}`;
  return (
    <>
      <button
        type="button"
        aria-label={t('view', { what: alt })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="size-20 shrink-0 overflow-hidden rounded-md ring-1 ring-line ring-inset hover:ring-marigold"
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
