import { clsx } from 'clsx';
import { Hourglass, type LucideIcon, Wifi, WifiOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type Connection, useConnection } from './use-connection';

const LOOKS: Record<Exclude<Connection, 'good'>, { Icon: LucideIcon; colours: string }> = {
  offline: { Icon: WifiOff, colours: 'bg-danger-soft text-danger ring-danger/40' },
  slow: { Icon: Hourglass, colours: 'bg-marigold-soft text-marigold-bright ring-marigold/40' },
  back: { Icon: Wifi, colours: 'bg-jade-soft text-jade ring-jade/40' },
};

/** Lies over the page, so that nothing on it moves when it comes or goes. */
export default function ConnectionState() {
  const { t } = useTranslation('site');
  const connection = useConnection();
  if (connection === 'good') return null;
  const { Icon, colours } = LOOKS[connection];
  return (
    <p
      className={clsx(
        'pointer-events-none fixed inset-x-3 bottom-[calc(4.25rem+env(safe-area-inset-bottom))] z-60 mx-auto flex w-fit max-w-full animate-rise items-center gap-2 rounded-xl px-4 py-2 font-medium text-sm shadow-float ring-1 ring-inset motion-reduce:animate-none lg:bottom-5',
        colours,
      )}
    >
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {t(`connection.${connection}`)}
    </p>
  );
}
