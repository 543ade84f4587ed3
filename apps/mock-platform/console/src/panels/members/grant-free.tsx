import { toast } from '@tonalli/ui/toast/toast-store';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../control/use-action';
import { GiftForm } from './gift-form';

/** Free spins as a gift. */
export function GrantFree({ memberId }: { memberId: string }) {
  const { t } = useTranslation();
  const { isPending, mutate } = useAction('grantFree');
  const give = (input: { memberId: string; count: number }) =>
    mutate(input, { onSuccess: ({ freeId }) => toast.success(t('members.freeGranted', { id: freeId })) });
  return (
    <GiftForm
      label={t('members.free')}
      action={t('members.grantFree')}
      initial="10"
      inputMode="numeric"
      command="grantFree"
      inputOf={(count) => ({ memberId, count: Number(count) })}
      give={{ isPending, mutate: give }}
    />
  );
}
