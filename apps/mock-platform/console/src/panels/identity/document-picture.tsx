import { useQuery } from '@tanstack/react-query';
import type { DocumentPart } from '@tonalli/contracts/identity-check/parts';
import { Dialog } from '@tonalli/ui/dialog/dialog';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useControl } from '../../control/control-context';

interface DocumentPictureProps {
  memberId: string;
  part: DocumentPart;
  /** Whose it is, in words. */
  of: string;
}

/** A document as it was sent, which opens large. Asked for once: it does not change while it waits. */
export function DocumentPicture({ memberId, part, of }: DocumentPictureProps) {
  const { t } = useTranslation();
  const { client, world } = useControl();
  const [open, setOpen] = useState(false);
  const { data } = useQuery({
    queryKey: [world, 'showIdentityDocument', memberId, part],
    queryFn: () => client.run('showIdentityDocument', { memberId, part }),
    retry: false,
  });
  if (!data) return <Skeleton className="h-36 rounded-md" />;
  const url = `data:${data.type};base64,${data.data}`;
  const name = t('identity.pictureOf', { item: t(`identity.item.${part}`), who: of });
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={name}
        onClick={() => setOpen(true)}
        className="h-36 overflow-hidden rounded-md bg-ink-deep ring-1 ring-line ring-inset hover:ring-marigold"
      >
        <img src={url} alt="" width={data.width} height={data.height} className="size-full object-contain" />
      </button>
      {open ? (
        <Dialog open size="lg" onOpenChange={setOpen} title={name} closeLabel={t('identity.close')}>
          <img src={url} alt={name} className="mx-auto h-auto max-h-[70dvh] w-auto max-w-full rounded-md" />
        </Dialog>
      ) : null}
    </>
  );
}
