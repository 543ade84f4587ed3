import type { ModelCard as Model } from '@tonalli/contracts/chat/api';
import { Badge, type BadgeTone } from '@tonalli/ui/badge/badge';
import { CountBadge } from '@tonalli/ui/count-badge/count-badge';
import { useTranslation } from 'react-i18next';
import { PlatformImage } from '../../../components/platform-image';

const TONES: Record<Model['status'], BadgeTone> = { online: 'jade', busy: 'marigold', offline: 'neutral' };

/** One model: who it is, whether it is there, and what is unread. */
export function ModelCard({ model, onOpen }: { model: Model; onOpen: () => void }) {
  const { t } = useTranslation('chat');
  const { name, about, status, picture, unread, isBlocked, languages } = model;
  return (
    <li className="relative flex flex-col overflow-hidden rounded-xl bg-surface ring-1 ring-line ring-inset transition-transform focus-within:ring-2 focus-within:ring-marigold hover:-translate-y-0.5">
      <div className="relative aspect-4/3 w-full overflow-hidden bg-raised">
        <PlatformImage
          path={picture}
          alt=""
          className={`size-full object-cover object-[50%_30%] ${status === 'offline' ? 'opacity-70 grayscale' : ''}`}
        />
        <CountBadge
          count={unread}
          label={t('unread', { count: unread })}
          className="absolute end-2.5 top-2.5 ring-2 ring-surface"
        />
      </div>
      <div className="flex flex-1 flex-col items-start gap-2 p-3 sm:p-4">
        <h2 className="text-lg">
          <button
            type="button"
            onClick={onOpen}
            aria-label={t('open', { name })}
            className="font-bold outline-none after:absolute after:inset-0"
          >
            {name}
          </button>
        </h2>
        <div className="flex flex-wrap gap-1.5">
          <Badge tone={TONES[status]}>{t(`status.${status}`)}</Badge>
          {isBlocked ? <Badge tone="danger">{t('blocked')}</Badge> : null}
        </div>
        <p className="text-muted text-sm">{about}</p>
        <p className="mt-auto text-faint text-xs">
          <span className="sr-only">{t('languages')}: </span>
          {languages.map((one) => t(`language.${one}`)).join(' · ')}
        </p>
      </div>
    </li>
  );
}
