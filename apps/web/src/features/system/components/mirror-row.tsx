import { Badge } from '@tonalli/ui/badge/badge';
import { Button } from '@tonalli/ui/button/button';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { clsx } from 'clsx';
import { ArrowUpRight, MapPin, Unplug, Zap } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Line, Mirror } from '../hooks/use-line-check';
import { type LineQuality, QUALITIES, qualityOf } from '../line-quality';

interface MirrorRowProps {
  mirror: Mirror;
  line: Line;
  isFastest: boolean;
}

export function MirrorRow({ mirror: { name, url }, line, isFastest }: MirrorRowProps) {
  const { t } = useTranslation('site');
  const { host, origin } = new URL(url);
  const isHere = origin === window.location.origin;
  return (
    <li className={clsx('flex items-center gap-3 p-4 sm:gap-4 sm:px-5', isFastest && 'bg-marigold-soft')}>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          {name}
          {isFastest ? (
            <Badge tone="marigold" icon={<Zap aria-hidden="true" />}>
              {t('mirrors.fastest')}
            </Badge>
          ) : null}
          {isHere ? <Badge icon={<MapPin aria-hidden="true" />}>{t('mirrors.here')}</Badge> : null}
        </p>
        <p className="break-all text-muted text-sm">{host}</p>
      </div>
      <Distance line={line} />
      <Button variant={isFastest && !isHere ? 'primary' : 'secondary'} size="sm" asChild>
        <a href={url} aria-label={t('mirrors.openNamed', { name })}>
          <span className="max-sm:sr-only">{t('mirrors.open')}</span>
          <ArrowUpRight aria-hidden="true" className="size-4" />
        </a>
      </Button>
    </li>
  );
}

function Distance({ line }: { line: Line }) {
  const { t } = useTranslation('site');
  if (line.state === 'measuring') {
    return (
      <div className="flex w-25 shrink-0 items-center justify-end gap-2 sm:w-32 sm:gap-3">
        <span className="sr-only">{t('mirrors.measuring')}</span>
        <Skeleton className="h-10 w-20 rounded-sm sm:w-24" />
      </div>
    );
  }
  if (line.state === 'failed') {
    return (
      <p className="flex min-h-10 w-25 shrink-0 items-center justify-end gap-2 text-end sm:w-36 font-semibold text-danger text-sm">
        <Unplug aria-hidden="true" className="size-4 shrink-0" />
        {t('mirrors.failed')}
      </p>
    );
  }
  const quality = qualityOf(line.milliseconds);
  return (
    <div className="flex w-25 shrink-0 items-center justify-end gap-2 sm:w-32 sm:gap-3">
      <p className="text-end">
        <span className="money block font-bold leading-tight">{t('mirrors.ms', { ms: line.milliseconds })}</span>
        <span className="block text-muted text-xs">{t(`mirrors.quality.${quality}`)}</span>
      </p>
      <Bars quality={quality} />
    </div>
  );
}

const COLOURS: Record<LineQuality, string> = {
  great: 'fill-jade',
  good: 'fill-jade',
  fair: 'fill-marigold',
  slow: 'fill-danger',
};

/** As a phone shows its signal. */
function Bars({ quality }: { quality: LineQuality }) {
  const lit = QUALITIES.length - QUALITIES.indexOf(quality);
  return (
    <svg viewBox="0 0 24 20" aria-hidden="true" className="h-5 w-6 shrink-0">
      {[0, 1, 2, 3].map((bar) => (
        <rect
          key={bar}
          x={bar * 6.4}
          y={15 - bar * 5}
          width="4.4"
          height={5 + bar * 5}
          rx="1.4"
          className={bar < lit ? COLOURS[quality] : 'fill-overlay'}
        />
      ))}
    </svg>
  );
}
