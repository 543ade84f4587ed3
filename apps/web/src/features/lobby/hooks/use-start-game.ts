import type { GameCard } from '@tonalli/contracts/lobby/api';
import { useCallback } from 'react';
import { useAppServices } from '../../../app/app-services-context';
import { useFreePlay } from '../../../hooks/use-free-play';
import { useOpenGame } from '../../../hooks/use-open-game';
import { gameInAddress } from '../lobby-search';
import { useOpenSheet } from './use-sheets';

export interface StartGame {
  /** For money; a visitor logs in first and then plays (GAME-02). */
  start(game: GameCard): void;
  /** With play money; a visitor gets a trial account for it (GAME-06). */
  tryFree(game: GameCard): void;
  /** Opens what there is to know about it. */
  show(game: GameCard): void;
}

export function useStartGame(): StartGame {
  const { overlays, session } = useAppServices();
  const open = useOpenGame();
  const freePlay = useFreePlay();
  const openSheet = useOpenSheet();

  const start = useCallback(
    (game: GameCard) => {
      if (game.opensList) openSheet({ list: game.vendor });
      else open(game);
    },
    [openSheet, open],
  );

  const tryFree = useCallback(
    (game: GameCard) => {
      const play = () => overlays.play({ game, freeTrial: true });
      if (session.get().status === 'member') play();
      else void freePlay.enter(play);
    },
    [overlays, session, freePlay],
  );

  const show = useCallback((game: GameCard) => openSheet({ game: gameInAddress(game.id) }), [openSheet]);

  return { start, tryFree, show };
}
