import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, type Ref, Suspense, useEffect, useRef, useState } from 'react';
import { useAppServices } from '../../app/app-services-context';
import { lazyPart } from '../../app/chunks/lazy-screen';
import type { GameStart } from '../../app/overlays/overlay-store';
import { launchOrigin } from '../../hooks/launch-origin';
import { useBootstrap } from '../../hooks/use-bootstrap';
import { useModalElement } from '../../hooks/use-modal-element';
import { useReachableUrl } from '../../hooks/use-reachable-url';
import { PATHS } from '../../paths';
import { BonusNote } from './components/bonus-note';
import { GameBar } from './components/game-bar';
import { GameFrame, type GamePhase } from './components/game-frame';
import { LaunchFailure } from './components/launch-failure';
import { useBalanceOfGame } from './hooks/use-balance-of-game';
import { useGameMessages } from './hooks/use-game-messages';
import { useLaunch } from './hooks/use-launch';
import { useVendorWallet } from './hooks/use-vendor-wallet';

const TopUp = lazyPart(() => import('./components/top-up'));

interface GameWindowProps {
  start: GameStart;
  onClose: () => void;
}

/** A launched game in a frame of another origin, with its own bar; the whole screen on phones (GAME-03). */
export default function GameWindow({ start, onClose }: GameWindowProps) {
  const { launchHosts } = useBootstrap();
  const ways = useWaysOut(onClose);
  const dialog = useModalElement();
  const frame = useRef<HTMLIFrameElement>(null);
  const own = useVendorWallet(start);
  const { url: launchUrl, error, launch } = useLaunch(start, own.mayStart);
  const url = useReachableUrl(launchUrl, launchHosts);
  const hold = useBalanceOfGame({ freeTrial: start.freeTrial, vendor: own.wallet?.vendor ?? null, url });
  const [toppingUp, setToppingUp] = useState(false);
  const [phase, setPhase] = useState<GamePhase>('opening');
  const origin = url ? launchOrigin(url, { launchHosts, origin: window.location.origin }) : null;
  useFreshAfterPlay();
  useGameMessages(frame, origin, (message) => {
    if (message.type === 'ready' || message.type === 'failed') setPhase(message.type);
    if (message.type === 'close') onClose();
    if (message.type === 'history') ways.toHistory();
    if (message.type === 'limits') ways.toLimits();
    if (message.type === 'break') ways.takeBreak?.();
    if (message.type === 'register') ways.register?.();
    hold(message);
  });

  const begin = (endOpen: boolean) => {
    setPhase('opening');
    launch(endOpen);
  };
  const reload = () => begin(false);
  const failed = error !== null || (url !== undefined && origin === null);
  return (
    <GameDialog ref={dialog} name={start.game.name} onClose={onClose}>
      <GameBar
        name={start.game.name}
        isPlayMoney={start.freeTrial}
        wallet={own.wallet}
        onTopUp={() => setToppingUp(true)}
        running={phase === 'ready'}
        onBreak={ways.takeBreak}
        onReload={reload}
        onFullscreen={() => toggleFullscreen(dialog.current)}
        onClose={onClose}
      />
      {start.freeTrial || own.wallet ? null : <BonusNote nodeId={start.game.id} />}
      <div className="relative min-h-0 flex-1">
        {failed ? (
          <LaunchFailure
            error={error}
            type={start.game.type}
            onRetry={reload}
            onEndOpen={() => begin(true)}
            onLeave={onClose}
          />
        ) : (
          <GameFrame
            key={url ?? 'asking'}
            ref={frame}
            name={start.game.name}
            url={url}
            phase={phase}
            onReload={reload}
          />
        )}
        <OfferedTopUp
          own={own}
          game={start.game.name}
          asked={toppingUp}
          onDone={() => setToppingUp(false)}
          onLeave={onClose}
        />
      </div>
    </GameDialog>
  );
}

interface GameDialogProps {
  ref: Ref<HTMLDialogElement>;
  name: string;
  onClose: () => void;
  children: ReactNode;
}

const GameDialog = ({ ref, name, onClose, children }: GameDialogProps) => (
  <dialog
    ref={ref}
    aria-label={name}
    data-scroll-lock=""
    onCancel={(event) => {
      event.preventDefault();
      onClose();
    }}
    className="m-0 flex h-dvh max-h-none w-full max-w-none flex-col bg-ink-deep text-text backdrop:bg-scrim roomy:m-auto roomy:h-[min(56rem,calc(100%-3rem))] roomy:w-[min(80rem,calc(100%-3rem))] roomy:overflow-hidden roomy:rounded-xl roomy:ring-1 roomy:ring-line"
  >
    {children}
  </dialog>
);

interface OfferedTopUpProps {
  own: ReturnType<typeof useVendorWallet>;
  game: string;
  asked: boolean;
  onDone: () => void;
  onLeave: () => void;
}

/** Over the game, before one that would begin with an empty wallet and whenever the member asks for it. */
function OfferedTopUp({ own, game, asked, onDone, onLeave }: OfferedTopUpProps) {
  if (!own.wallet || !(own.empty || asked)) return null;
  const done = () => {
    own.decide();
    onDone();
  };
  return (
    <Suspense fallback={null}>
      <TopUp wallet={own.wallet} game={game} when={own.empty ? 'before' : 'during'} onDone={done} onLeave={onLeave} />
    </Suspense>
  );
}

/** Out of the game, to pages of the member's; there is no break from play money. */
function useWaysOut(onClose: () => void) {
  const { session, overlays } = useAppServices();
  const navigate = useNavigate();
  const isTrial = session.get().session?.isTrial === true;
  const register = () => {
    onClose();
    overlays.open({ kind: 'register' });
  };
  const leaveTo = (search: { page: 'personalHistoryCopy' | 'protection'; open?: 'break' }, hash?: string) => () => {
    onClose();
    void navigate({ to: PATHS.member, search, ...(hash && { hash }) });
  };
  return {
    toHistory: leaveTo({ page: 'personalHistoryCopy' }),
    toLimits: leaveTo({ page: 'protection' }, 'limits'),
    takeBreak: isTrial ? null : leaveTo({ page: 'protection', open: 'break' }),
    register: isTrial ? register : null,
  };
}

/** What was played shows in the lists, the balance and the record as soon as the window is gone. */
function useFreshAfterPlay(): void {
  const { queries } = useAppServices();
  useEffect(
    () => () => {
      void queries.lobby.recent.invalidate();
      void queries.records.invalidate();
      void queries.wallet.invalidate();
      void queries.content.jackpot.invalidate();
    },
    [queries],
  );
}

function toggleFullscreen(element: HTMLElement | null): void {
  if (document.fullscreenElement) void document.exitFullscreen();
  else void element?.requestFullscreen?.();
}
