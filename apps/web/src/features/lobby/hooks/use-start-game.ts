import { useNavigate, useRouter } from '@tanstack/react-router';
import type { GameCard } from '@tonalli/contracts/lobby/api';
import { useCallback } from 'react';
import { useAppServices } from '../../../app/app-services-context';
import { lotteryOf, vendorTarget } from '../../../game-pages';
import { useFreePlay } from '../../../hooks/use-free-play';
import { useRequireMember } from '../../../hooks/use-require-member';
import { isGamePage } from '../../../paths';

export interface StartGame {
  /** For money; a visitor logs in first and then plays (GAME-02). */
  start(game: GameCard): void;
  /** With play money; a visitor gets a trial account for it (GAME-06). */
  tryFree(game: GameCard): void;
}

export function useStartGame(): StartGame {
  const { overlays, session } = useAppServices();
  const navigate = useNavigate();
  const router = useRouter();
  const requireMember = useRequireMember();
  const freePlay = useFreePlay();

  const start = useCallback(
    (game: GameCard) => {
      const lottery = lotteryOf(game);
      if (game.opensList) {
        void navigate(vendorTarget(game.type, game.vendor));
        return;
      }
      if (lottery && !isGamePage(router.state.location.pathname)) {
        void navigate({ to: '/$category', params: { category: lottery }, search: { gameCode: game.gameCode } });
        return;
      }
      requireMember(() => overlays.play({ game, freeTrial: session.get().session?.isTrial ?? false }));
    },
    [navigate, router, overlays, requireMember, session],
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
