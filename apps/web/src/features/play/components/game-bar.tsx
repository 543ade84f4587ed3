import { formatDuration } from '@tonalli/i18n/format';
import { Badge } from '@tonalli/ui/badge/badge';
import { IconButton } from '@tonalli/ui/icon-button/icon-button';
import { Money } from '@tonalli/ui/money/money';
import { ArrowLeftRight, CirclePause, Expand, Minimize, RotateCw, Timer, X } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useBalanceOverride } from '../../../hooks/balance-override';
import { useLanguage } from '../../../hooks/use-language';
import { trpc } from '../../../trpc/trpc';
import type { VendorWallet } from '../hooks/use-vendor-wallet';

interface GameBarProps {
  name: string;
  /** The game itself counts it; time and net result it shows of real money alone. */
  isPlayMoney: boolean;
  /** The vendor's own wallet, which the game is played from. */
  wallet: VendorWallet | null;
  onTopUp: () => void;
  /** Time counts while the game can be played. */
  running: boolean;
  /** Null for trial accounts, which nobody takes a break from. */
  onBreak: (() => void) | null;
  onReload: () => void;
  onFullscreen: () => void;
  onClose: () => void;
}

export function GameBar(props: GameBarProps) {
  const { name, isPlayMoney, wallet, running, onTopUp, onBreak, onReload, onFullscreen, onClose } = props;
  const { t } = useTranslation(['play', 'common']);
  const fullscreen = useFullscreen();
  return (
    <header className="flex min-h-14 shrink-0 items-center gap-2 border-line border-b bg-surface ps-4 pe-2">
      <h2 className="min-w-0 truncate text-base">{name}</h2>
      {isPlayMoney ? <Badge tone="info">{t('common:playMoney')}</Badge> : null}
      <div className="ms-auto flex items-center gap-1 sm:gap-3">
        {isPlayMoney ? null : <LiveBalance wallet={wallet} />}
        {wallet ? (
          <IconButton size="sm" label={t('window.topUp')} onClick={onTopUp}>
            <ArrowLeftRight aria-hidden="true" />
          </IconButton>
        ) : null}
        {isPlayMoney ? <PlayedTime running={running} /> : null}
        {onBreak ? (
          <IconButton size="sm" label={t('common:actions.takeBreak')} onClick={onBreak}>
            <CirclePause aria-hidden="true" />
          </IconButton>
        ) : null}
        <IconButton size="sm" label={t('window.reload')} onClick={onReload}>
          <RotateCw aria-hidden="true" />
        </IconButton>
        <IconButton
          size="sm"
          label={fullscreen ? t('window.exitFullscreen') : t('window.fullscreen')}
          onClick={onFullscreen}
          className="max-sm:hidden"
        >
          {fullscreen ? <Minimize aria-hidden="true" /> : <Expand aria-hidden="true" />}
        </IconButton>
        <IconButton size="sm" label={t('window.close')} onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
    </header>
  );
}

function LiveBalance({ wallet }: { wallet: VendorWallet | null }) {
  const { t } = useTranslation('play');
  const language = useLanguage();
  const { data } = trpc.wallet.balance.useQuery();
  const heldMinor = useBalanceOverride(wallet?.vendor ?? null);
  if (!data) return null;
  const readMinor = wallet ? (wallet.balanceMinor ?? 0) : data.mainMinor;
  return (
    <span className="me-1.5 flex flex-col items-end leading-tight">
      <span className="text-2xs text-faint">{wallet ? t('window.wallet') : t('window.balance')}</span>
      <Money amountMinor={heldMinor ?? readMinor} language={language} animate className="font-bold text-sm" />
    </span>
  );
}

function PlayedTime({ running }: { running: boolean }) {
  const { t } = useTranslation('play');
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setSeconds((count) => count + 1), 1_000);
    return () => clearInterval(timer);
  }, [running]);
  return (
    <span className="money inline-flex items-center gap-1 text-muted text-sm max-[26rem]:hidden">
      <Timer aria-hidden="true" className="size-4" />
      <span className="sr-only">{t('window.time')}</span>
      <span role="timer">{formatDuration(seconds)}</span>
    </span>
  );
}

function subscribeToFullscreen(listener: () => void) {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

function useFullscreen(): boolean {
  return useSyncExternalStore(subscribeToFullscreen, () => document.fullscreenElement !== null);
}
