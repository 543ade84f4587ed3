import type { Room } from '@tonalli/contracts/play/api';
import { Button } from '@tonalli/ui/button/button';
import { Money } from '@tonalli/ui/money/money';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { PlatformImage } from '../../../components/platform-image';
import { useOpenGame } from '../../../hooks/use-open-game';

const DOTS: Readonly<Record<Room['phase'], string>> = {
  WAITING: 'bg-jade',
  SEATING: 'bg-marigold',
  PLAYING: 'bg-coral',
};

function Seats({ seats, freeSeats }: Pick<Room, 'seats' | 'freeSeats'>) {
  const { t } = useTranslation('lobby');
  const taken = seats - freeSeats;
  return (
    <span className="flex items-center gap-2">
      <span aria-hidden="true" className="flex gap-1">
        {Array.from({ length: seats }, (_, at) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: seats never change places
            key={at}
            className={clsx('size-2.5 rounded-full', at < taken ? 'bg-marigold' : 'ring-1 ring-line-strong ring-inset')}
          />
        ))}
      </span>
      <span className="text-sm">
        {freeSeats === 0 ? t('rooms.full') : t('rooms.free', { count: freeSeats, seats })}
      </span>
    </span>
  );
}

interface RoomRowProps {
  room: Room;
  /** The table is the player's own, with practice money: nobody is waited for. */
  isOwn: boolean;
}

/** A room: what it is played for, who sits there, and its door. */
export function RoomRow({ room, isOwn }: RoomRowProps) {
  const { t } = useTranslation('lobby');
  const open = useOpenGame();
  const { game, anteMinor, buyInMinor, seats, freeSeats, phase } = room;
  return (
    <li className="grid grid-cols-[3rem_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 rounded-xl bg-surface p-3 ring-1 ring-line ring-inset md:grid-cols-[3rem_minmax(0,1.4fr)_minmax(0,1.2fr)_minmax(0,1.2fr)_auto]">
      <PlatformImage path={game.icon} alt="" className="size-12 rounded-lg object-cover" />
      <div className="min-w-0">
        <h3 className="truncate font-semibold text-base">{game.name}</h3>
        <p className="flex items-center gap-1.5 text-muted text-sm">
          <span aria-hidden="true" className={clsx('size-2 shrink-0 rounded-full', DOTS[phase])} />
          {isOwn && phase === 'WAITING' ? t('rooms.own') : t(`rooms.phase.${phase}`)}
        </p>
      </div>
      <dl className="order-last col-span-3 flex gap-6 text-sm md:order-none md:col-span-1">
        <div>
          <dt className="text-faint">{t('rooms.ante')}</dt>
          <dd className="font-semibold">
            <Money amountMinor={anteMinor} />
          </dd>
        </div>
        <div>
          <dt className="text-faint">{t('rooms.buyIn')}</dt>
          <dd className="font-semibold">
            <Money amountMinor={buyInMinor} />
          </dd>
        </div>
        <div className="md:hidden">
          <dt className="text-faint">{t('rooms.seats')}</dt>
          <dd>
            <Seats seats={seats} freeSeats={freeSeats} />
          </dd>
        </div>
      </dl>
      <div className="max-md:hidden">
        <Seats seats={seats} freeSeats={freeSeats} />
      </div>
      <Button size="sm" onClick={() => open(game)} aria-label={t('rooms.enterNamed', { name: game.name })}>
        {t('rooms.enter')}
      </Button>
    </li>
  );
}
