import { useNavigate } from '@tanstack/react-router';
import type { GameCard } from '@tonalli/contracts/lobby/api';
import { useCallback } from 'react';
import { useAppServices } from '../../../app/app-services-context';
import { vendorTarget } from '../../../game-pages';
import { useFreePlay } from '../../../hooks/use-free-play';
import { useOpenGame } from '../../../hooks/use-open-game';

export interface StartGame {
  /** For money; a visitor logs in first and then plays (GAME-02). */
  start(game: GameCard): void;
  /** With play money; a visitor gets a trial account for it (GAME-06). */
  tryFree(game: GameCard): void;
}

export function useStartGame(): StartGame {
  const { overlays, session } = useAppServices();
  const navigate = useNavigate();
  const open = useOpenGame();
  const freePlay = useFreePlay();

  const start = useCallback(
    (game: GameCard) => {
      if (game.opensList) void navigate(vendorTarget(game.type, game.vendor));
      else open(game);
    },
    [navigate, open],
  );

  const tryFree = useCallback(
    (game: GameCard) => {
      const play = () => overlays.play({ game, freeTrial: true });
      if (session.get().status === 'member') play();
      else freePlay.enter(play);
    },
    [overlays, session, freePlay],
  );

  return { start, tryFree };
}
