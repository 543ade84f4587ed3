import type { ModelCard } from '@tonalli/contracts/chat/api';
import { ErrorState } from '@tonalli/ui/error-state/error-state';
import { IconButton } from '@tonalli/ui/icon-button/icon-button';
import { Spinner } from '@tonalli/ui/spinner/spinner';
import { RotateCw, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import LoadFailure from '../../../components/load-failure';
import { launchOrigin } from '../../../hooks/launch-origin';
import { useBootstrap } from '../../../hooks/use-bootstrap';
import { useModalElement } from '../../../hooks/use-modal-element';
import { useReachableUrl } from '../../../hooks/use-reachable-url';
import { trpc } from '../../../trpc/trpc';

const SANDBOX = 'allow-scripts allow-same-origin allow-forms';

interface ChatWindowProps {
  model: ModelCard;
  onClose: () => void;
}

/** A model's chat in a frame of another origin; the whole screen on phones (GAME-10). */
export function ChatWindow({ model: { id, name }, onClose }: ChatWindowProps) {
  const { t } = useTranslation(['chat', 'common']);
  const { launchHosts } = useBootstrap();
  const dialog = useModalElement();
  const { mutate, data, error, isPending } = trpc.chat.launch.useMutation();
  const url = useReachableUrl(isPending ? undefined : data?.url, launchHosts);
  const isKnown = !url || launchOrigin(url, { launchHosts, origin: window.location.origin }) !== null;
  const launch = () => mutate({ modelId: id, backPath: '/chat' });
  const first = useRef(launch);
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    first.current();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-label={t('window.frame', { name })}
      data-scroll-lock=""
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      className="m-0 flex h-dvh max-h-none w-full max-w-none flex-col bg-ink-deep text-text backdrop:bg-scrim roomy:m-auto roomy:h-[min(48rem,calc(100%-3rem))] roomy:w-[min(40rem,calc(100%-3rem))] roomy:overflow-hidden roomy:rounded-xl roomy:ring-1 roomy:ring-line"
    >
      <header className="flex min-h-14 shrink-0 items-center gap-2 border-line border-b bg-surface ps-4 pe-2">
        <h2 className="min-w-0 truncate text-base">{t('title')}</h2>
        <div className="ms-auto flex items-center gap-1">
          <IconButton size="sm" label={t('window.reload')} onClick={launch}>
            <RotateCw aria-hidden="true" />
          </IconButton>
          <IconButton size="sm" label={t('window.close')} onClick={onClose}>
            <X aria-hidden="true" />
          </IconButton>
        </div>
      </header>
      <div className="relative min-h-0 flex-1">
        {error ? <LoadFailure title={t('window.failed')} error={error} busy={isPending} onRetry={launch} /> : null}
        {isKnown ? null : (
          <ErrorState
            title={t('window.failed')}
            description={t('window.elsewhere')}
            retry={{ label: t('common:actions.retry'), onRetry: launch, busy: isPending }}
          />
        )}
        {url && isKnown && !error ? (
          <iframe
            key={url}
            title={t('window.frame', { name })}
            src={url}
            sandbox={SANDBOX}
            referrerPolicy="no-referrer"
            className="absolute inset-0 size-full border-0"
          />
        ) : null}
        {!url && !error ? (
          <div className="absolute inset-0 grid place-items-center">
            <Spinner size="lg" label={t('window.loading', { name })} />
          </div>
        ) : null}
      </div>
    </dialog>
  );
}
