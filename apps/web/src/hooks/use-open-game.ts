import { useNavigate, useRouter } from '@tanstack/react-router';
import type { ShownGame } from '@tonalli/contracts/content/api';
import { useCallback } from 'react';
import { useAppServices } from '../app/app-services-context';
import { lotteryOf } from '../game-pages';
import { useRequireMember } from './use-require-member';

/** Opens a game where it is played: a lottery on its page, others in the game window, once somebody is logged in (GAME-02). */
export function useOpenGame(): (game: ShownGame) => void {
  const { overlays, session } = useAppServices();
  const navigate = useNavigate();
  const router = useRouter();
  const requireMember = useRequireMember();
  return useCallback(
    (game) => {
      const category = lotteryOf(game);
      requireMember(() => {
        if (!category) return overlays.play({ game, freeTrial: session.get().session?.isTrial ?? false });
        const [search, state] = [{ gameCode: game.gameCode }, { lotteryFrom: router.state.location.href }];
        void navigate({ to: '/$category', params: { category }, search, state });
      });
    },
    [navigate, router, overlays, requireMember, session],
  );
}
