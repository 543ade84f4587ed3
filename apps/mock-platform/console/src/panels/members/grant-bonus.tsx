import { toast } from '@tonalli/ui/toast/toast-store';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../control/use-action';
import { GiftForm } from './gift-form';

/** Bonus money as a gift. */
export function GrantBonus({ memberId }: { memberId: string }) {
  const { t } = useTranslation();
  const { isPending, mutate } = useAction('grantBonus');
  const give = (input: { memberId: string; amount: string }) =>
    mutate(input, { onSuccess: ({ bonusId }) => toast.success(t('members.bonusGranted', { id: bonusId })) });
  return (
    <GiftForm
      label={t('members.bonus')}
      action={t('members.grantBonus')}
      initial="100.00"
      inputMode="decimal"
      command="grantBonus"
      inputOf={(amount) => ({ memberId, amount })}
      give={{ isPending, mutate: give }}
    />
  );
}
