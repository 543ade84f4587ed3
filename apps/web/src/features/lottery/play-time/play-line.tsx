import { formatAmount } from '@tonalli/ui/money/format-amount';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../app/chunks/lazy-screen';
import { useLanguage } from '../../../hooks/use-language';
import { clockText } from '../clock/duration-text';
import { usePlayTime } from './use-play-time';

const RealityCheck = lazyPart(() => import('./reality-check'));

/** How long the member has been playing and what came of it, and the reality check at its hour (GAME-14). */
export function PlayLine() {
  const { t } = useTranslation('lottery');
  const language = useLanguage();
  const play = usePlayTime();
  if (!play) return null;
  const { elapsedMs, netMinor, due, answered } = play;
  const net = netMinor === null ? '—' : formatAmount(netMinor, { language });
  return (
    <>
      <dl className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
        <div className="flex gap-1.5">
          <dt className="text-faint">{t('play.time')}</dt>
          <dd className="money m-0 font-semibold">{elapsedMs === null ? '—' : clockText(elapsedMs)}</dd>
        </div>
        <div className="flex gap-1.5">
          <dt className="text-faint">{t('play.net')}</dt>
          <dd className="money m-0 font-semibold">{net}</dd>
        </div>
      </dl>
      {due === null ? null : (
        <Suspense fallback={null}>
          <RealityCheck id={due} elapsedMs={elapsedMs ?? 0} net={net} onAnswered={() => answered(due)} />
        </Suspense>
      )}
    </>
  );
}
