import { toast } from '@tonalli/ui/toast/toast-store';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppServices } from '../app/app-services-context';
import { trpc } from '../trpc/trpc';
import { useFailureText } from './use-failure-text';

/** Opens a trial account for a visitor and goes on with what was asked (GAME-06). */
export function useFreePlay(): { enter(then?: () => void): void; entering: boolean } {
  const { session } = useAppServices();
  const { t } = useTranslation('common');
  const failureText = useFailureText();
  const { mutate, isPending } = trpc.session.freePlay.useMutation();

  const enter = useCallback(
    (then?: () => void) =>
      mutate(undefined, {
        onSuccess(view) {
          session.start(view);
          toast.info(t('trialNote'));
          then?.();
        },
        onError: (error) => toast.danger(failureText(error)),
      }),
    [mutate, session, t, failureText],
  );
  return useMemo(() => ({ enter, entering: isPending }), [enter, isPending]);
}
