import type { AppRouter } from '@tonalli/gateway/public';
import { toast } from '@tonalli/ui/toast/toast-store';
import type { inferProcedureInput } from '@trpc/server';
import { useTranslation } from 'react-i18next';
import { useAppServices } from '../../../app/app-services-context';
import { useFailureText } from '../../../hooks/use-failure-text';
import { trpc } from '../../../trpc/trpc';

/** Longer than other toasts stay: whoever deleted by mistake has to notice first. */
const UNDO_MS = 10_000;

/**
 * What a member can do with messages. A deletion is told to the server at once, so that it counts also when the
 * tab is closed, and taken back there when the member asks for it. The calls answer whether it was done.
 */
export function useInboxChanges() {
  const { t } = useTranslation('messages');
  const { queries } = useAppServices();
  const failureText = useFailureText();
  const marking = trpc.messages.read.useMutation();
  const deleting = trpc.messages.delete.useMutation();
  const restoring = trpc.messages.restore.useMutation();

  const change = async (send: () => Promise<{ count: number }>): Promise<boolean> => {
    try {
      queries.messages.unread.setData(undefined, await send());
      return true;
    } catch (error) {
      toast.danger(t('failed'), { description: failureText(error) });
      return false;
    } finally {
      void queries.messages.list.invalidate();
    }
  };
  const takeBack = async (ids: string[]) => {
    if (await change(() => restoring.mutateAsync({ ids }))) toast.success(t('restored'), { id: 'messages' });
  };
  return {
    busy: marking.isPending || deleting.isPending,
    markRead: (input: inferProcedureInput<AppRouter['messages']['read']>) => change(() => marking.mutateAsync(input)),
    async remove(ids: string[]): Promise<boolean> {
      const done = await change(() => deleting.mutateAsync({ ids }));
      if (done) {
        toast.success(t('deleted', { count: ids.length }), {
          id: 'messages',
          durationMs: UNDO_MS,
          action: { label: t('undo'), onAct: () => void takeBack(ids) },
        });
      }
      return done;
    },
  };
}
