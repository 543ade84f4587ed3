import { Dialog } from '@tonalli/ui/dialog/dialog';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { toast } from '@tonalli/ui/toast/toast-store';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useAppServices } from '../../../app/app-services-context';
import LoadFailure from '../../../components/load-failure';
import { PlatformImage } from '../../../components/platform-image';
import { useFailureText } from '../../../hooks/use-failure-text';
import { trpc } from '../../../trpc/trpc';

const WAITING = Array.from({ length: 12 }, (_, index) => `avatar ${index}`);

/** The platform's avatars; a press chooses one and closes (MEM-02). */
export function AvatarDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['account', 'common']);
  const { queries } = useAppServices();
  const failureText = useFailureText();
  const { data, error, isFetching, refetch } = trpc.account.avatars.useQuery();
  const { mutate, isPending, variables } = trpc.account.chooseAvatar.useMutation({
    async onSuccess(choice) {
      queries.account.avatars.setData(undefined, choice);
      await queries.account.me.invalidate();
      toast.success(t('account:profile.avatarSaved'));
      onClose();
    },
    onError: (cause) => toast.danger(failureText(cause)),
  });
  const chosen = isPending ? variables.id : data?.current;
  return (
    <Dialog
      open
      layout="card"
      onOpenChange={(open) => !open && onClose()}
      title={t('account:profile.avatarTitle')}
      description={t('account:profile.avatarText')}
      closeLabel={t('common:actions.close')}
    >
      {!data && error ? (
        <LoadFailure
          title={t('account:profile.avatarError')}
          error={error}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <ul className="grid grid-cols-3 justify-items-center gap-4 p-1 sm:grid-cols-4" aria-busy={!data || isPending}>
          {data
            ? data.avatars.map(({ id, picture }, index) => (
                <li key={id}>
                  <button
                    type="button"
                    aria-label={t('account:profile.avatarOption', { number: index + 1 })}
                    aria-pressed={id === chosen}
                    {...(id === chosen ? { 'data-autofocus': '' } : {})}
                    disabled={isPending}
                    onClick={() => mutate({ id })}
                    className={clsx(
                      'relative block rounded-full ring-offset-4 ring-offset-surface transition',
                      id === chosen ? 'ring-4 ring-marigold' : 'ring-2 ring-line hover:ring-marigold/60',
                    )}
                  >
                    <PlatformImage path={picture} alt="" eager className="size-20 rounded-full" />
                    {id === chosen ? (
                      <span className="absolute -end-1 -bottom-1 grid size-7 place-items-center rounded-full bg-marigold text-on-marigold ring-4 ring-surface">
                        <Check aria-hidden="true" className="size-4" />
                      </span>
                    ) : null}
                  </button>
                </li>
              ))
            : WAITING.map((key) => (
                <li key={key}>
                  <Skeleton className="size-20 rounded-full" />
                </li>
              ))}
        </ul>
      )}
    </Dialog>
  );
}
