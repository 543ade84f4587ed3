import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useAppServices } from '../../../app/app-services-context';
import { useLanguage } from '../../../hooks/use-language';
import { type LaunchTarget, launchTarget } from './launch-target';

interface LaunchWanted {
  category: LaunchTarget['category'];
  gameCode: string;
  view: 'betting' | 'lobby';
  /** Path of the page that it was opened from. */
  from: string;
}

/** Asks the platform where a lottery is played, and goes there in place of the page that waits (LOTT-04). */
export function useLaunchLottery({ category, gameCode, view, from }: LaunchWanted) {
  const { client, queries } = useAppServices();
  const language = useLanguage();
  const navigate = useNavigate();

  const ask = async (): Promise<LaunchTarget> => {
    const { games } = await queries.lottery.games.ensureData({ language });
    const card = games.find((one) => one.gameCode === gameCode);
    // Its page says why there is none.
    if (!card) return { category, search: { gameCode } };
    const { area, prizeMode } = card;
    const backUrl = new URL(from, window.location.origin).href;
    const { url } = await client.lottery.launch.mutate({ gameCode, area, prizeMode, view, backUrl, language });
    const target = launchTarget(url, window.location.origin);
    if (!target) throw new Error('the launch of a lottery led to another site');
    return target;
  };
  const { mutate, error, isPending } = useMutation({
    mutationFn: ask,
    onSuccess: ({ category: to, search }) =>
      navigate({ to: '/$category', params: { category: to }, search, replace: true }),
  });
  useEffect(() => mutate(), [mutate]);
  return { error: isPending ? null : error, launch: () => mutate() };
}
