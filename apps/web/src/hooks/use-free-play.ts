import { toast } from '@tonalli/ui/toast/toast-store';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppServices } from '../app/app-services-context';
import { trpc } from '../trpc/trpc';
import { failureTextOf, fetchFailureTexts } from './failure-text';

/** Opens a trial account for a visitor and goes on with what was asked (GAME-06). */
export function useFreePlay(): { enter(then?: () => void): void; entering: boolean } {
  const { session, i18n } = useAppServices();
  const { t } = useTranslation('common');
  const { mutate, isPending } = trpc.session.freePlay.useMutation();

  const enter = useCallback(
    (then?: () => void) =>
      mutate(undefined, {
        onSuccess(view) {
          session.start(view);
          toast.info(t('trialNote'));
          then?.();
        },
        async onError(error) {
          await fetchFailureTexts(i18n);
          toast.danger(failureTextOf(i18n, error));
        },
      }),
    [mutate, session, t, i18n],
  );
  return useMemo(() => ({ enter, entering: isPending }), [enter, isPending]);
}
