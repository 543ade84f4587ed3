import type { GameCard } from '@tonalli/contracts/lobby/api';
import { Button } from '@tonalli/ui/button/button';
import { IconButton } from '@tonalli/ui/icon-button/icon-button';
import { clsx } from 'clsx';
import { Heart, Play } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useBootstrap } from '../../../hooks/use-bootstrap';
import { useFavorites } from '../../../hooks/use-favorites';
import { useStartGame } from '../hooks/use-start-game';
import { useCloseSheet } from './use-close-sheet';

const ACTION = 'min-w-0 flex-1 whitespace-nowrap max-sm:px-3 max-sm:text-base';

/** Start, free trial and favourite, within the thumb's reach. */
export function GameActions({ game }: { game: GameCard }) {
  const { t } = useTranslation(['games', 'lobby']);
  const { modules } = useBootstrap();
  const favorites = useFavorites();
  const starter = useStartGame();
  const { leave } = useCloseSheet('game', 'list');
  const pressed = favorites.has(game.id);
  const label = pressed ? t('lobby:tile.unfavorite') : t('lobby:tile.favorite');

  const reason = useId();
  const goOn = (start: (game: GameCard) => void) => void leave().then(() => start(game));
  return (
    <div className="flex w-full flex-wrap items-center gap-3">
      {game.open ? null : (
        <p id={reason} className="w-full text-muted text-sm">
          {t('games:sheet.soonText')}
        </p>
      )}
      <IconButton
        label={label}
        variant="solid"
        size="lg"
        aria-pressed={pressed}
        className={clsx(pressed && 'text-coral')}
        onClick={() => favorites.toggle(game)}
      >
        <Heart aria-hidden="true" className={clsx(pressed && 'fill-current')} />
      </IconButton>
      {game.open && game.trial && modules.includes('FREEPLAY3') ? (
        <Button variant="secondary" size="lg" className={ACTION} onClick={() => goOn(starter.tryFree)}>
          {t('games:sheet.trial')}
        </Button>
      ) : null}
      <Button
        size="lg"
        className={ACTION}
        disabled={!game.open}
        aria-describedby={game.open ? undefined : reason}
        iconStart={game.open ? <Play aria-hidden="true" className="fill-current" /> : undefined}
        onClick={() => goOn(starter.start)}
      >
        {game.open ? t('games:sheet.play') : t('games:sheet.soon')}
      </Button>
    </div>
  );
}
