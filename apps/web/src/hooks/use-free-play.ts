import { toast } from '@tonalli/ui/toast/toast-store';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppServices } from '../app/app-services-context';
import { trpc } from '../trpc/trpc';
import { failureTextOf, fetchFailureTexts } from './failure-text';

/** Opens a trial account for a visitor and goes on with what was asked (GAME-06). */
export function useFreePlay(): { enter(then?: () => void): Promise<void>; entering: boolean } {
  const { session, i18n } = useAppServices();
  const { t } = useTranslation('common');
  const { mutateAsync, isPending } = trpc.session.freePlay.useMutation();

  // Continues also when the sheet that asked for it has closed meanwhile.
  const enter = useCallback(
    async (then?: () => void) => {
      try {
        session.start(await mutateAsync());
      } catch (error) {
        await fetchFailureTexts(i18n);
        toast.danger(failureTextOf(i18n, error));
        return;
      }
      toast.info(t('trialNote'));
      then?.();
    },
    [mutateAsync, session, t, i18n],
  );
  return useMemo(() => ({ enter, entering: isPending }), [enter, isPending]);
}
