import { useNavigate, useRouter } from '@tanstack/react-router';
import type { ShownGame } from '@tonalli/contracts/content/api';
import { useCallback } from 'react';
import { useAppServices } from '../app/app-services-context';
import { lotteryOf } from '../game-pages';
import { isGamePage } from '../paths';
import { useRequireMember } from './use-require-member';

/** Opens a game where it is played: a lottery on its page, others in the game window, once somebody is logged in (GAME-02). */
export function useOpenGame(): (game: ShownGame) => void {
  const { overlays, session } = useAppServices();
  const navigate = useNavigate();
  const router = useRouter();
  const requireMember = useRequireMember();
  return useCallback(
    (game) => {
      const lottery = lotteryOf(game);
      if (lottery && !isGamePage(router.state.location.pathname)) {
        void navigate({ to: '/$category', params: { category: lottery }, search: { gameCode: game.gameCode } });
        return;
      }
      requireMember(() => overlays.play({ game, freeTrial: session.get().session?.isTrial ?? false }));
    },
    [navigate, router, overlays, requireMember, session],
  );
}
