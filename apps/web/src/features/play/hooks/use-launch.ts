import { useEffect, useRef } from 'react';
import type { GameStart } from '../../../app/overlays/overlay-store';
import { trpc } from '../../../trpc/trpc';

/**
 * Asks for a launch address, as soon as it may; each is good for one start, so a reload asks for another (GAME-04).
 * `launch(true)` ends another game that is open, where only one may be.
 */
export function useLaunch({ game, freeTrial }: GameStart, mayStart: boolean) {
  const { mutate, data, error, isPending } = trpc.play.launch.useMutation();
  const asked = useRef(false);

  const launch = (endOpen = false) => {
    const phone = window.matchMedia('(max-width: 40rem), (pointer: coarse)').matches;
    mutate({
      gameId: game.id,
      vendor: game.vendor,
      type: game.type,
      device: phone ? 'MOBILE' : 'WEB',
      backPath: `${window.location.pathname}${window.location.search}`.slice(0, 512),
      freeTrial,
      ...(endOpen && { endOpen }),
    });
  };
  const first = useRef(launch);
  useEffect(() => {
    if (!mayStart || asked.current) return;
    asked.current = true;
    first.current();
  }, [mayStart]);

  return { url: isPending ? undefined : data?.url, error: isPending ? null : error, launch };
}
