import { Button } from '@tonalli/ui/button/button';
import { Spinner } from '@tonalli/ui/spinner/spinner';
import { clsx } from 'clsx';
import { type RefObject, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** After this long without a word from the game, the window offers to load it again. */
const SLOW_AFTER_MS = 15_000;
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';

/** `ready` and `failed` are the game's own words: then it has something to show. */
export type GamePhase = 'opening' | 'ready' | 'failed';

interface GameFrameProps {
  ref: RefObject<HTMLIFrameElement | null>;
  name: string;
  /** Of another origin than the page's, or undefined while it is being asked for. */
  url: string | undefined;
  phase: GamePhase;
  onReload: () => void;
}

/** The game itself, and what is said until it is there. */
export function GameFrame({ ref: frame, name, url, phase, onReload }: GameFrameProps) {
  const { t } = useTranslation('play');
  const shown = phase !== 'opening';
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (shown || !url) return;
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, [shown, url]);
  useEffect(() => {
    // Keys play at once; who is in another dialog by then stays there.
    const window = frame.current?.closest('dialog');
    if (shown && (document.activeElement === document.body || window?.contains(document.activeElement))) {
      frame.current?.focus();
    }
  }, [frame, shown]);
  return (
    <>
      {url ? (
        <iframe
          ref={frame}
          title={t('window.frame', { name })}
          src={url}
          sandbox={SANDBOX}
          allow="fullscreen; autoplay"
          referrerPolicy="no-referrer"
          className={clsx('absolute inset-0 size-full border-0 transition-opacity', !shown && 'opacity-0')}
        />
      ) : null}
      {shown ? null : (
        <div className="absolute inset-0 flex flex-col items-center justify-center gap-4">
          <Spinner size="lg" label={t('window.loading', { name })} />
          <p aria-hidden="true" className="text-muted">
            {t('window.loading', { name })}
          </p>
          {slow ? (
            <div role="status" className="flex flex-col items-center gap-3">
              <p>{t('window.slow')}</p>
              <Button variant="secondary" onClick={onReload}>
                {t('window.reload')}
              </Button>
            </div>
          ) : null}
        </div>
      )}
    </>
  );
}
