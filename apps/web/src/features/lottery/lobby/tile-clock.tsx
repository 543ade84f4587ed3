import { useTranslation } from 'react-i18next';
import { Countdown } from '../clock/countdown';
import type { ServerClock } from '../clock/server-clock';
import type { ToldCard } from '../results/told';

/** Until when the draw takes orders, or from when on the next does. */
export function TileClock({ card: { current, isOpen }, clock }: { card: ToldCard; clock: ServerClock }) {
  const { t } = useTranslation('lottery');
  if (!current || !isOpen) return <span className="text-faint text-sm">{t('lobby.closed')}</span>;
  if (current.state === 'SUSPENDED') return <span className="text-danger text-sm">{t('lobby.suspended')}</span>;
  const now = clock.now();
  const opens = now < Date.parse(current.opensAt);
  const label = opens ? t('lobby.opensIn') : t('lobby.closesIn');
  return (
    <p className="min-w-0">
      <span aria-hidden="true" className="block text-faint text-xs">
        {label}
      </span>
      <Countdown
        key={label}
        until={opens ? current.opensAt : current.closesAt}
        clock={clock}
        label={label}
        className="font-bold text-lg leading-tight"
      />
    </p>
  );
}
