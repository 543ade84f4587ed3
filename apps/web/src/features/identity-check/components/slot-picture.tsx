import type { DocumentPart } from '@tonalli/contracts/identity-check/parts';
import { BookUser, CreditCard, House, IdCard, type LucideIcon, ScanFace } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ZoomImage } from '../../../components/zoom-image';
import { trpc } from '../../../trpc/trpc';

const ICONS: Record<DocumentPart, LucideIcon> = {
  ineFront: IdCard,
  ineBack: CreditCard,
  passport: BookUser,
  address: House,
  selfie: ScanFace,
};
const SIZE = 'h-20 w-24 sm:h-24 sm:w-32';

interface SlotPictureProps {
  part: DocumentPart;
  isSent: boolean;
  /** Of one that was just chosen. */
  url?: string | undefined;
}

/** The picture of a document, or a sign of what belongs there. */
export function SlotPicture({ part, isSent, url }: SlotPictureProps) {
  if (url) return <img src={url} alt="" className={`${SIZE} shrink-0 rounded-md object-cover`} />;
  if (isSent) return <SentPicture part={part} />;
  const Icon = ICONS[part];
  return (
    <span className={`${SIZE} grid shrink-0 place-items-center rounded-md bg-overlay text-muted`}>
      <Icon aria-hidden="true" className="size-8" />
    </span>
  );
}

export function SentPicture({ part }: { part: DocumentPart }) {
  const { t } = useTranslation('identity-check');
  const { data, error } = trpc.identityCheck.document.useQuery({ part }, { staleTime: Number.POSITIVE_INFINITY });
  return <ZoomImage image={data} failed={error !== null && !data} alt={t(`item.${part}`)} className={SIZE} />;
}
